package collisionbench.app.panel;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import javafx.scene.control.Label;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Says that there are changes to save, while there are.
final class UnsavedMark extends Label {

  UnsavedMark(Session session) {
    super(Texts.get("status.unsaved"), new FontIcon(Feather.EDIT_3));
    setId("status-unsaved");
    getStyleClass().add("status-unsaved");
    visibleProperty().bind(session.document().map(Document::isDirty));
    managedProperty().bind(visibleProperty());
  }
}
