package collisionbench.app.window.message;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.panel.widget.Wrapping;
import collisionbench.bench.text.Texts;
import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Region;
import javafx.stage.Window;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The window's own dialogs.
public final class MessageDialogs {

  public enum SaveAnswer {
    SAVE,
    DISCARD,
    CANCEL
  }

  private static final double WIDTH = 480;
  private static final double HEIGHT = 200;

  /// Longer texts are scrolled.
  private static final int LONG = 800;

  /// Shorter texts are not wrapped in any language.
  private static final int SHORT = 30;

  private final Window owner;
  private boolean showingFailure;

  public MessageDialogs(Window owner) {
    this.owner = owner;
  }

  public Window owner() {
    return owner;
  }

  /// A button and its answer.
  ///
  /// @param key of its text; with a hyphen for the dot, its id
  public record Option<T>(String key, ButtonBar.ButtonData place, T answer) {

    /// {@return a choice that loses something, so that Enter does not choose it}
    public static <T> Option<T> losing(String key, T answer) {
      return new Option<>(key, ButtonBar.ButtonData.OTHER, answer);
    }
  }

  public void showError(String heading, String sentence) {
    alert(heading, text(sentence), Feather.ALERT_TRIANGLE, ok()).showAndWait();
  }

  /// Shows an unexpected error later, unless one is shown already.
  public void showUnexpectedError(Throwable failure) {
    if (!showingFailure) {
      showingFailure = true;
      Platform.runLater(() -> {
        showError(Texts.get("failure.unforeseen"), failure.toString());
        showingFailure = false;
      });
    }
  }

  public void show(String heading, Node content, Feather icon) {
    alert(heading, content, icon, ok()).showAndWait();
  }

  private static ButtonType ok() {
    return new ButtonType(Texts.get("ask.ok"), ButtonBar.ButtonData.OK_DONE);
  }

  /// {@return whether to do something that loses data}
  ///
  /// @param key of the text of its button
  public boolean mayLose(String heading, String consequence, String key) {
    return choose(
        heading,
        text(consequence),
        Feather.ALERT_TRIANGLE,
        List.of(
            Option.losing(key, true),
            new Option<>("ask.cancel", ButtonBar.ButtonData.CANCEL_CLOSE, false)));
  }

  /// {@return whether the user confirms}
  ///
  /// @param yes the key of the text of the button that does
  /// @param no the key of the text of the other
  public boolean confirms(String heading, Node content, Feather icon, String yes, String no) {
    return choose(
        heading,
        content,
        icon,
        List.of(
            new Option<>(yes, ButtonBar.ButtonData.YES, true),
            new Option<>(no, ButtonBar.ButtonData.CANCEL_CLOSE, false)));
  }

  public static TextField field(String id, String text) {
    TextField field = Nodes.named(new TextField(text), id);
    field.setPrefWidth(WIDTH);
    return field;
  }

  public SaveAnswer askToSave(String name, String consequence) {
    return choose(
        Texts.get("ask.heading", name),
        text(Texts.get(consequence)),
        Feather.HELP_CIRCLE,
        List.of(
            new Option<>("ask.save", ButtonBar.ButtonData.YES, SaveAnswer.SAVE),
            new Option<>("ask.discard", ButtonBar.ButtonData.NO, SaveAnswer.DISCARD),
            new Option<>("ask.cancel", ButtonBar.ButtonData.CANCEL_CLOSE, SaveAnswer.CANCEL)));
  }

  /// {@return the answer chosen; the last one if the question was dismissed}
  ///
  /// Enter chooses the yes; if there is none, the last one.
  public <T> T choose(String heading, Node content, Feather icon, List<Option<T>> choices) {
    return choose(heading, content, icon, choices, new SimpleBooleanProperty(true));
  }

  /// {@return the answer chosen; the last one if the question was dismissed}
  ///
  /// @param possible whether the first answer can be chosen
  public <T> T choose(
      String heading,
      Node content,
      Feather icon,
      List<Option<T>> choices,
      ObservableValue<Boolean> possible) {
    List<ButtonType> buttons =
        choices.stream()
            .map(choice -> new ButtonType(Texts.get(choice.key()), choice.place()))
            .toList();
    Alert alert = alert(heading, content, icon, buttons.toArray(ButtonType[]::new));
    Option<T> byEnter =
        choices.stream()
            .filter(choice -> choice.place().isDefaultButton())
            .findFirst()
            .orElse(choices.getLast());
    for (int i = 0; i < buttons.size(); i++) {
      if (alert.getDialogPane().lookupButton(buttons.get(i)) instanceof Button button) {
        button.setId(choices.get(i).key().replace('.', '-'));
        button.setDefaultButton(choices.get(i).equals(byEnter));
      }
    }
    Node first = alert.getDialogPane().lookupButton(buttons.getFirst());
    first.disableProperty().bind(possible.map(is -> !is));
    return alert
        .showAndWait()
        .map(buttons::indexOf)
        .filter(index -> index >= 0)
        .map(index -> choices.get(index).answer())
        .orElse(choices.getLast().answer());
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
    alert.setOnShown(_ -> Platform.runLater(() -> center(alert)));
    return alert;
  }

  /// JavaFX places a dialog before its text is wrapped, when it is as wide as a single line.
  private void center(Alert alert) {
    alert.setX(owner.getX() + (owner.getWidth() - alert.getWidth()) / 2);
  }

  /// {@return a wrapped text; a long one is scrolled, so that the dialog fits on the screen}
  public static Region text(String sentence) {
    Region text = sentence.length() > LONG ? scrolled(sentence) : wrapped(sentence);
    text.setId("dialog-text");
    text.setMaxWidth(WIDTH);
    return text;
  }

  private static Label wrapped(String sentence) {
    Label text = Nodes.wrap(new Label(sentence));
    if (sentence.length() > SHORT) {
      text.setPrefWidth(WIDTH);
    }
    return text;
  }

  private static TextArea scrolled(String sentence) {
    TextArea text = new TextArea(sentence);
    text.setEditable(false);
    Wrapping.wrap(text);
    text.setPrefSize(WIDTH, HEIGHT);
    return text;
  }
}
