package collisionbench.app.window;

import collisionbench.app.panel.field.Nodes;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;

/// The scene's name and note, over the picture. In a lesson, whose bar names the step, only the
/// note.
final class Caption extends VBox {

  private static final double WIDTH = 560;

  private final Label name = Nodes.named(Nodes.wrapped("caption-name"), "caption-name");
  private final Label note = Nodes.named(Nodes.wrapped("caption-note"), "caption-note");

  /// A caption for what is open in a session.
  ///
  /// @param inLesson whether a step of a lesson is open
  Caption(Session session, ObservableValue<Boolean> inLesson) {
    Nodes.compact(Nodes.named(this, "caption", "caption")).setMouseTransparent(true);
    name.setMaxWidth(WIDTH);
    note.setMaxWidth(WIDTH);
    getChildren().addAll(name, note);
    Nodes.showWhile(name, inLesson.map(lesson -> !lesson));
    visibleProperty().bind(name.visibleProperty().or(note.visibleProperty()));
    Nodes.collapse(this);
    session.document().map(Document::scene).subscribe(this::show);
  }

  private void show(Scene scene) {
    name.setText(scene.name());
    note.setText(scene.note());
    Nodes.show(note, !scene.note().isEmpty());
  }
}
