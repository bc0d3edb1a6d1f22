package collisionbench.app.window.action;

import collisionbench.app.text.Texts;
import java.util.Optional;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import org.kordamp.ikonli.javafx.FontIcon;

/// The handler of a menu entry, and its state in menus and on buttons.
final class MenuCommand {

  final Action entry;

  /// The handler; empty if the entry has none.
  Optional<Runnable> handler = Optional.empty();

  /// Whether it is disabled now.
  ObservableValue<Boolean> off = new SimpleBooleanProperty();

  /// Whether it is on; empty unless it turns something on or off.
  Optional<ObservableValue<Boolean>> selected = Optional.empty();

  /// Its name, in which an underscore marks a letter.
  ObservableValue<String> text;

  MenuCommand(Action entry) {
    this.entry = entry;
    text = new SimpleStringProperty(entry.title());
  }

  void run() {
    handler.orElseThrow(() -> new IllegalStateException("nothing does " + entry)).run();
  }

  void runIfPossible() {
    if (!off.getValue()) {
      run();
    }
  }

  /// {@return a menu item for it}
  MenuItem menuItem() {
    MenuItem item = selected.map(MenuCommand::checkItem).orElseGet(MenuItem::new);
    item.textProperty().bind(text);
    item.setMnemonicParsing(true);
    item.setId(entry.id());
    item.setAccelerator(entry.key());
    item.setOnAction(_ -> run());
    graphic().ifPresent(item::setGraphic);
    item.disableProperty().bind(off);
    return item;
  }

  /// A click on the item runs the action, and only the state that follows from it is shown.
  private static MenuItem checkItem(ObservableValue<Boolean> selected) {
    CheckMenuItem item = new CheckMenuItem();
    item.addEventHandler(ActionEvent.ACTION, _ -> item.setSelected(selected.getValue()));
    selected.subscribe(item::setSelected);
    return item;
  }

  /// {@return a button for it}
  ButtonBase button() {
    ButtonBase button = selected.map(MenuCommand::toggleButton).orElseGet(Button::new);
    graphic().ifPresent(button::setGraphic);
    button.setId(entry.id() + "-button");
    button.getStyleClass().addAll("button-icon", "flat");
    button.setFocusTraversable(false);
    button.addEventHandler(ActionEvent.ACTION, _ -> run());
    button.setTooltip(new Tooltip());
    text.map(Texts::unmarked)
        .subscribe(title -> {
          button.getTooltip().setText(title + " (" + entry.key().getDisplayText() + ")");
          button.setAccessibleText(title);
        });
    button.disableProperty().bind(off);
    return button;
  }

  private static ButtonBase toggleButton(ObservableValue<Boolean> selected) {
    ToggleButton button = new ToggleButton();
    selected.subscribe(button::setSelected);
    button.setOnAction(_ -> button.setSelected(selected.getValue()));
    return button;
  }

  private Optional<FontIcon> graphic() {
    return entry.icon().map(FontIcon::new);
  }
}
