package collisionbench.app.window.action;

import collisionbench.app.text.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.event.ActionEvent;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// What each action does, and the menu items and buttons for it.
public final class Actions {

  private final Map<Action, Runnable> handlers = new EnumMap<>(Action.class);
  private final Map<Action, ObservableValue<Boolean>> impossible = new EnumMap<>(Action.class);
  private final Map<Action, ObservableValue<Boolean>> states = new EnumMap<>(Action.class);
  private final Map<Action, ObservableValue<String>> titles = new EnumMap<>(Action.class);
  private final Map<Action, ObservableValue<Feather>> icons = new EnumMap<>(Action.class);
  private final Map<Action, Character> letters = letters();

  /// {@return a letter for each action, of which no other in its menu has the same}
  static Map<Action, Character> letters() {
    Map<Action, Character> letters = new EnumMap<>(Action.class);
    for (Action.MenuPlace place : Action.MenuPlace.values()) {
      Set<Character> taken = new HashSet<>();
      place.inner().forEach(key -> taken.add(Mnemonic.letter(Texts.get(key))));
      for (Action action : Action.in(place)) {
        char letter = Mnemonic.choose(List.of(action.label(), action.id()), taken);
        taken.add(letter);
        letters.put(action, letter);
      }
    }
    return letters;
  }

  public void on(Action action, Runnable handler) {
    handlers.put(action, handler);
  }

  /// The action turns something on or off; its items and buttons show which.
  public void onToggle(Action action, ObservableValue<Boolean> state, Runnable handler) {
    states.put(action, state);
    on(action, handler);
  }

  /// The action is off while the value is true.
  public void offWhile(Action action, ObservableValue<Boolean> condition) {
    impossible.put(action, condition);
  }

  /// The action is called something else from time to time.
  public void titled(Action action, ObservableValue<String> title) {
    titles.put(action, title);
  }

  /// The action has another picture from time to time.
  public void pictured(Action action, ObservableValue<Feather> icon) {
    icons.put(action, icon);
  }

  /// {@return whether something does the action}
  boolean has(Action action) {
    return handlers.containsKey(action);
  }

  /// Does the action.
  public void run(Action action) {
    Runnable handler = handlers.get(action);
    if (handler == null) {
      throw new IllegalStateException("nothing does " + action);
    }
    handler.run();
  }

  /// {@return what the other keys of all actions do}
  public Map<KeyCombination, Runnable> otherKeys() {
    Map<KeyCombination, Runnable> keys = new HashMap<>();
    handlers
        .keySet()
        .forEach(action ->
            action.otherKeys().forEach(key -> keys.put(key, () -> runIfPossible(action))));
    return keys;
  }

  private void runIfPossible(Action action) {
    ObservableValue<Boolean> off = impossible.get(action);
    if (off == null || !off.getValue()) {
      run(action);
    }
  }

  /// {@return menu items for those of some actions that something does, a line between groups}
  List<MenuItem> menuItems(List<Action> some) {
    List<MenuItem> items = new ArrayList<>();
    int group = -1;
    for (Action action : some) {
      if (has(action)) {
        if (!items.isEmpty() && action.group() != group) {
          items.add(new SeparatorMenuItem());
        }
        group = action.group();
        items.add(menuItem(action));
      }
    }
    return items;
  }

  MenuItem menuItem(Action action) {
    ObservableValue<Boolean> state = states.get(action);
    MenuItem item = state == null ? new MenuItem() : checkItem(state);
    char letter = letters.getOrDefault(action, ' ');
    item.textProperty().bind(title(action).map(title -> Mnemonic.marked(title, letter)));
    item.setMnemonicParsing(true);
    item.setId(action.id());
    item.setAccelerator(action.key());
    item.setOnAction(_ -> run(action));
    icon(action).ifPresent(item::setGraphic);
    turnOff(item.disableProperty(), action);
    return item;
  }

  private Optional<FontIcon> icon(Action action) {
    Optional<FontIcon> icon = action.icon().map(FontIcon::new);
    ObservableValue<Feather> shown = icons.get(action);
    if (shown != null) {
      icon.ifPresent(changing -> shown.subscribe(changing::setIconCode));
    }
    return icon;
  }

  /// A click on the item runs the action, and only the state that follows from it is shown.
  private static MenuItem checkItem(ObservableValue<Boolean> state) {
    CheckMenuItem item = new CheckMenuItem();
    item.addEventHandler(ActionEvent.ACTION, _ -> item.setSelected(state.getValue()));
    state.subscribe(item::setSelected);
    return item;
  }

  private void turnOff(BooleanProperty disabled, Action action) {
    ObservableValue<Boolean> off = impossible.get(action);
    if (off != null) {
      disabled.bind(off);
    }
  }

  ButtonBase button(Action action) {
    ObservableValue<Boolean> state = states.get(action);
    ButtonBase button = state == null ? new Button() : toggleButton(state);
    icon(action).ifPresent(button::setGraphic);
    button.setId(action.id() + "-button");
    button.getStyleClass().addAll("button-icon", "flat");
    button.setFocusTraversable(false);
    button.addEventHandler(ActionEvent.ACTION, _ -> run(action));
    describe(button, action);
    turnOff(button.disableProperty(), action);
    return button;
  }

  private static ToggleButton toggleButton(ObservableValue<Boolean> state) {
    ToggleButton button = new ToggleButton();
    state.subscribe(button::setSelected);
    button.setOnAction(_ -> button.setSelected(state.getValue()));
    return button;
  }

  private void describe(ButtonBase button, Action action) {
    Tooltip tip = new Tooltip();
    button.setTooltip(tip);
    title(action)
        .subscribe(title -> {
          tip.setText(title + " (" + action.key().getDisplayText() + ")");
          button.setAccessibleText(title);
        });
  }

  private ObservableValue<String> title(Action action) {
    return titles.getOrDefault(action, new SimpleStringProperty(action.label()));
  }
}
