package collisionbench.app.window;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The scene's name and note, over the picture.
final class Caption extends VBox {

  private static final double WIDTH = 560;

  private final Label name = Nodes.named(Nodes.wrapped("caption-name"), "caption-name");
  private final Label note = Nodes.named(Nodes.wrapped("caption-note"), "caption-note");

  /// A caption for what is open in a session.
  Caption(Session session) {
    Nodes.compact(Nodes.named(this, "caption", "caption")).setMouseTransparent(true);
    name.setMaxWidth(WIDTH);
    note.setMaxWidth(WIDTH);
    getChildren().addAll(name, note);
    session.document().map(Document::scene).subscribe(this::show);
  }

  private void show(Scene scene) {
    name.setText(scene.name());
    note.setText(scene.note());
    Nodes.show(note, !scene.note().isEmpty());
  }
}
