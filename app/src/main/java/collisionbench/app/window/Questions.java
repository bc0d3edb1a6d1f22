package collisionbench.app.window;

import collisionbench.app.text.Texts;
import java.nio.file.Path;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

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
    alert(heading, text(sentence), Feather.ALERT_TRIANGLE, ButtonType.OK).showAndWait();
  }

  /// Shows something to read.
  void tell(String heading, Node content, Feather icon) {
    alert(heading, content, icon, ButtonType.OK).showAndWait();
  }

  /// {@return whether a file that is there already is to be replaced}
  boolean askToReplace(Path file) {
    ButtonType replace = new ButtonType(Texts.get("ask.replace"), ButtonBar.ButtonData.YES);
    Alert alert =
        alert(
            Texts.get("ask.replace-heading", file.getFileName()),
            text(Texts.get("ask.replace-consequence")),
            Feather.ALERT_TRIANGLE,
            replace,
            ButtonType.CANCEL);
    name(alert, replace, "ask-replace");
    return alert.showAndWait().filter(replace::equals).isPresent();
  }

  /// {@return what to do with the unsaved changes of a scene}
  Answer askToSave(String name) {
    ButtonType save = new ButtonType(Texts.get("ask.save"), ButtonBar.ButtonData.YES);
    ButtonType discard = new ButtonType(Texts.get("ask.discard"), ButtonBar.ButtonData.NO);
    Alert alert =
        alert(
            Texts.get("ask.heading", name),
            text(Texts.get("ask.consequence")),
            Feather.HELP_CIRCLE,
            save,
            discard,
            ButtonType.CANCEL);
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

  private Alert alert(String heading, Node content, Feather icon, ButtonType... buttons) {
    Alert alert = new Alert(Alert.AlertType.NONE, "", buttons);
    alert.initOwner(owner);
    alert.setTitle(Texts.get("window.name"));
    alert.setHeaderText(heading);
    FontIcon graphic = new FontIcon(icon);
    graphic.getStyleClass().add("dialog-icon");
    alert.setGraphic(graphic);
    alert.getDialogPane().setContent(content);
    alert.getDialogPane().getStyleClass().add("bench");
    alert.getDialogPane().getStylesheets().add(Stylesheet.url());
    return alert;
  }

  static Label text(String sentence) {
    Label text = new Label(sentence);
    text.setId("dialog-text");
    text.setWrapText(true);
    text.setMinHeight(Region.USE_PREF_SIZE);
    text.setMaxWidth(480);
    return text;
  }
}
