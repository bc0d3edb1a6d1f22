package collisionbench.app.window;

import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The scene's name and note, over the picture.
final class Caption extends VBox {

  private final Label name = new Label();
  private final Label note = new Label();

  /// A caption for what is open in a session.
  Caption(Session session) {
    setId("caption");
    getStyleClass().add("caption");
    setMouseTransparent(true);
    setMaxSize(Region.USE_PREF_SIZE, Region.USE_PREF_SIZE);
    name.setId("caption-name");
    note.setId("caption-note");
    name.getStyleClass().add("caption-name");
    note.getStyleClass().add("caption-note");
    for (Label label : List.of(name, note)) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
      label.setMaxWidth(560);
    }
    getChildren().addAll(name, note);
    session.document().map(Document::scene).subscribe(this::show);
  }

  private void show(Scene scene) {
    name.setText(scene.name());
    note.setText(scene.note());
    note.setVisible(!scene.note().isEmpty());
    note.setManaged(!scene.note().isEmpty());
  }
}
