package collisionbench.app.window;

import collisionbench.app.text.Texts;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Window;

/// The window's own dialogs.
final class Questions {

  /// What to do with changes that are not saved.
  enum Answer {
    SAVE,
    DISCARD,
    CANCEL
  }

  private final Window owner;

  Questions(Window owner) {
    this.owner = owner;
  }

  /// Shows a sentence that says what went wrong.
  void tellFailure(String heading, String sentence) {
    Alert alert = alert(Alert.AlertType.ERROR, heading, sentence);
    alert.getButtonTypes().setAll(ButtonType.OK);
    alert.showAndWait();
  }

  /// Shows a text.
  void tell(String heading, String text) {
    Alert alert = alert(Alert.AlertType.INFORMATION, heading, text);
    alert.getButtonTypes().setAll(ButtonType.OK);
    alert.showAndWait();
  }

  /// {@return what to do with the unsaved changes of a scene}
  Answer askToSave(String name) {
    ButtonType save = new ButtonType(Texts.get("ask.save"), ButtonBar.ButtonData.YES);
    ButtonType discard = new ButtonType(Texts.get("ask.discard"), ButtonBar.ButtonData.NO);
    Alert alert =
        alert(
            Alert.AlertType.CONFIRMATION,
            Texts.get("ask.heading", name),
            Texts.get("ask.consequence"));
    alert.getButtonTypes().setAll(save, discard, ButtonType.CANCEL);
    name(alert, save, "ask-save");
    name(alert, discard, "ask-discard");
    name(alert, ButtonType.CANCEL, "ask-cancel");
    ButtonType answer = alert.showAndWait().orElse(ButtonType.CANCEL);
    return answer.equals(save)
        ? Answer.SAVE
        : answer.equals(discard) ? Answer.DISCARD : Answer.CANCEL;
  }

  private static void name(Alert alert, ButtonType type, String id) {
    if (alert.getDialogPane().lookupButton(type) instanceof Button button) {
      button.setId(id);
    }
  }

  private Alert alert(Alert.AlertType type, String heading, String sentence) {
    Alert alert = new Alert(type);
    alert.initOwner(owner);
    alert.setTitle(Texts.get("window.name"));
    alert.setHeaderText(heading);
    Label text = new Label(sentence);
    text.setId("dialog-text");
    text.setWrapText(true);
    text.setMinHeight(Region.USE_PREF_SIZE);
    text.setMaxWidth(480);
    alert.getDialogPane().setContent(text);
    return alert;
  }
}
