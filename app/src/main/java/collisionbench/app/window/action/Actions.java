package collisionbench.app.window.action;

import collisionbench.app.text.Texts;
import java.util.ArrayList;
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

/// What each entry does, and the menu items and buttons for it.
public final class Actions {

  private final Map<MenuEntry, Runnable> handlers = new HashMap<>();
  private final Map<MenuEntry, ObservableValue<Boolean>> impossible = new HashMap<>();
  private final Map<MenuEntry, ObservableValue<Boolean>> states = new HashMap<>();
  private final Map<MenuEntry, ObservableValue<String>> titles = new HashMap<>();
  private final Map<MenuEntry, ObservableValue<Feather>> icons = new HashMap<>();
  private final Map<MenuEntry, Character> letters = letters();

  /// {@return a letter for each entry, of which no other in its menu has the same}
  static Map<MenuEntry, Character> letters() {
    Map<MenuEntry, Character> letters = new HashMap<>();
    for (MenuPlace place : MenuPlace.values()) {
      Set<Character> taken = new HashSet<>();
      place.inner().forEach(key -> taken.add(Mnemonic.letter(Texts.get(key))));
      for (MenuEntry entry : place.entries()) {
        char letter = Mnemonic.choose(List.of(entry.label(), entry.id()), taken);
        taken.add(letter);
        letters.put(entry, letter);
      }
    }
    return letters;
  }

  public void on(MenuEntry entry, Runnable handler) {
    handlers.put(entry, handler);
  }

  /// The entry turns something on or off; its items and buttons show which.
  public void onToggle(MenuEntry entry, ObservableValue<Boolean> state, Runnable handler) {
    states.put(entry, state);
    on(entry, handler);
  }

  /// The entry is off while the value is true.
  public void offWhile(MenuEntry entry, ObservableValue<Boolean> condition) {
    impossible.put(entry, condition);
  }

  /// The entry is called something else from time to time.
  public void titled(MenuEntry entry, ObservableValue<String> title) {
    titles.put(entry, title);
  }

  /// The entry has another picture from time to time.
  public void pictured(MenuEntry entry, ObservableValue<Feather> icon) {
    icons.put(entry, icon);
  }

  /// {@return whether something is done for it}
  boolean has(MenuEntry entry) {
    return handlers.containsKey(entry);
  }

  /// Does what the entry stands for.
  public void run(MenuEntry entry) {
    Runnable handler = handlers.get(entry);
    if (handler == null) {
      throw new IllegalStateException("nothing does " + entry);
    }
    handler.run();
  }

  /// {@return what the other keys of all actions do}
  public Map<KeyCombination, Runnable> otherKeys() {
    Map<KeyCombination, Runnable> keys = new HashMap<>();
    handlers
        .keySet()
        .forEach(
            entry -> entry.otherKeys().forEach(key -> keys.put(key, () -> runIfPossible(entry))));
    return keys;
  }

  private void runIfPossible(MenuEntry entry) {
    ObservableValue<Boolean> off = impossible.get(entry);
    if (off == null || !off.getValue()) {
      run(entry);
    }
  }

  /// {@return menu items for those entries that something does, a line between groups}
  List<MenuItem> menuItems(List<? extends MenuEntry> some) {
    List<MenuItem> items = new ArrayList<>();
    int group = -1;
    for (MenuEntry entry : some) {
      if (has(entry)) {
        if (!items.isEmpty() && entry.group() != group) {
          items.add(new SeparatorMenuItem());
        }
        group = entry.group();
        items.add(menuItem(entry));
      }
    }
    return items;
  }

  MenuItem menuItem(MenuEntry entry) {
    ObservableValue<Boolean> state = states.get(entry);
    MenuItem item = state == null ? new MenuItem() : checkItem(state);
    char letter = letters.getOrDefault(entry, ' ');
    item.textProperty().bind(title(entry).map(title -> Mnemonic.marked(title, letter)));
    item.setMnemonicParsing(true);
    item.setId(entry.id());
    item.setAccelerator(entry.key());
    item.setOnAction(_ -> run(entry));
    icon(entry).ifPresent(item::setGraphic);
    turnOff(item.disableProperty(), entry);
    return item;
  }

  private Optional<FontIcon> icon(MenuEntry entry) {
    Optional<FontIcon> icon = entry.icon().map(FontIcon::new);
    ObservableValue<Feather> shown = icons.get(entry);
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

  private void turnOff(BooleanProperty disabled, MenuEntry entry) {
    ObservableValue<Boolean> off = impossible.get(entry);
    if (off != null) {
      disabled.bind(off);
    }
  }

  ButtonBase button(MenuEntry entry) {
    ObservableValue<Boolean> state = states.get(entry);
    ButtonBase button = state == null ? new Button() : toggleButton(state);
    icon(entry).ifPresent(button::setGraphic);
    button.setId(entry.id() + "-button");
    button.getStyleClass().addAll("button-icon", "flat");
    button.setFocusTraversable(false);
    button.addEventHandler(ActionEvent.ACTION, _ -> run(entry));
    describe(button, entry);
    turnOff(button.disableProperty(), entry);
    return button;
  }

  private static ToggleButton toggleButton(ObservableValue<Boolean> state) {
    ToggleButton button = new ToggleButton();
    state.subscribe(button::setSelected);
    button.setOnAction(_ -> button.setSelected(state.getValue()));
    return button;
  }

  private void describe(ButtonBase button, MenuEntry entry) {
    Tooltip tip = new Tooltip();
    button.setTooltip(tip);
    title(entry)
        .subscribe(title -> {
          tip.setText(title + " (" + entry.key().getDisplayText() + ")");
          button.setAccessibleText(title);
        });
  }

  private ObservableValue<String> title(MenuEntry entry) {
    return titles.getOrDefault(entry, new SimpleStringProperty(entry.label()));
  }
}
