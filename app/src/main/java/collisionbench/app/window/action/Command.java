package collisionbench.app.window.action;

import collisionbench.bench.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Something that can be done in the window, by a menu item, a button or a key.
///
/// @param group its group in the menu; lines separate groups
/// @param id of its menu item; that of its button ends in `-button`
/// @param keys the one that menus show, then those for keyboards that lack it and for other habits
/// @param title its name in menus, in which an underscore marks a letter
/// @param off whether it is disabled
/// @param selected whether it is on; empty unless it turns something on or off
public record Command(
    Place place,
    int group,
    String id,
    List<KeyCombination> keys,
    Optional<Feather> icon,
    ObservableValue<String> title,
    ObservableValue<Boolean> off,
    Optional<ObservableValue<Boolean>> selected,
    Runnable run) {

  /// A menu, or a heading of the key sheet for commands that only have keys and buttons.
  public enum Place {
    FILE,
    EDIT,
    SELECT,
    ARRANGE,
    TOOL,
    VIEW,
    LAYERS,
    PANES,
    CAMERA,
    TIME,
    PROGRAM,
    LESSON,
    HELP;

    public boolean isMenu() {
      return this != CAMERA && this != TIME;
    }
  }

  /// {@return its first key as menus show it}
  public String keyText() {
    return keys.getFirst().getDisplayText();
  }

  /// {@return its name outside menus}
  public String label() {
    return Texts.unmarked(Texts.get("action." + id));
  }

  MenuItem menuItem() {
    MenuItem item = selected.map(Command::checkItem).orElseGet(MenuItem::new);
    item.textProperty().bind(title);
    item.setMnemonicParsing(true);
    item.setId(id);
    item.setAccelerator(keys.getFirst());
    item.setOnAction(_ -> run.run());
    icon.map(FontIcon::new).ifPresent(item::setGraphic);
    item.disableProperty().bind(off);
    return item;
  }

  /// A click on the item runs the command, and only the state that follows from it is shown.
  private static MenuItem checkItem(ObservableValue<Boolean> selected) {
    CheckMenuItem item = new CheckMenuItem();
    item.addEventHandler(ActionEvent.ACTION, _ -> item.setSelected(selected.getValue()));
    selected.subscribe(item::setSelected);
    return item;
  }

  ButtonBase button() {
    ButtonBase button = selected.map(Command::toggleButton).orElseGet(Button::new);
    icon.map(FontIcon::new).ifPresent(button::setGraphic);
    button.setId(id + "-button");
    button.getStyleClass().addAll("button-icon", "flat");
    button.setFocusTraversable(false);
    button.addEventHandler(ActionEvent.ACTION, _ -> run.run());
    button.setTooltip(new Tooltip());
    title
        .map(Texts::unmarked)
        .subscribe(name -> {
          button.getTooltip().setText(name + " (" + keyText() + ")");
          button.setAccessibleText(name);
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
}
