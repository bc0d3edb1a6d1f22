package collisionbench.app.window;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.javafx.FontIcon;

/// What each action does, and the menu items and buttons for it.
final class Actions {

  private final Map<Action, Runnable> handlers = new EnumMap<>(Action.class);
  private final Map<Action, ObservableValue<Boolean>> impossible = new EnumMap<>(Action.class);

  void on(Action action, Runnable handler) {
    handlers.put(action, handler);
  }

  /// The action is off while the value is true.
  void offWhile(Action action, ObservableValue<Boolean> condition) {
    impossible.put(action, condition);
  }

  void run(Action action) {
    Runnable handler = handlers.get(action);
    if (handler == null) {
      throw new IllegalStateException("nothing does " + action);
    }
    handler.run();
  }

  /// {@return what the other keys of all actions do}
  Map<KeyCombination, Runnable> otherKeys() {
    Map<KeyCombination, Runnable> keys = new HashMap<>();
    for (Action action : Action.values()) {
      action.otherKeys().forEach(key -> keys.put(key, () -> runIfPossible(action)));
    }
    return keys;
  }

  private void runIfPossible(Action action) {
    ObservableValue<Boolean> off = impossible.get(action);
    if (off == null || !off.getValue()) {
      run(action);
    }
  }

  MenuItem menuItem(Action action) {
    MenuItem item = new MenuItem(action.label());
    item.setId(action.id());
    item.setAccelerator(action.key());
    item.setOnAction(_ -> run(action));
    action.icon().ifPresent(icon -> item.setGraphic(new FontIcon(icon)));
    turnOff(item.disableProperty(), action);
    return item;
  }

  private void turnOff(BooleanProperty disabled, Action action) {
    ObservableValue<Boolean> off = impossible.get(action);
    if (off != null) {
      disabled.bind(off);
    }
  }

  Button button(Action action) {
    Button button = new Button();
    action.icon().ifPresent(icon -> button.setGraphic(new FontIcon(icon)));
    button.setId(action.id() + "-button");
    button.getStyleClass().addAll("button-icon", "flat");
    button.setFocusTraversable(false);
    button.setOnAction(_ -> run(action));
    describe(button, action);
    turnOff(button.disableProperty(), action);
    return button;
  }

  private static void describe(ButtonBase button, Action action) {
    button.setTooltip(new Tooltip(action.label() + " (" + action.key().getDisplayText() + ")"));
    button.setAccessibleText(action.label());
  }
}
