package collisionbench.app.window.action;

import collisionbench.app.text.Texts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;

/// The handlers of menu entries, and the menu items and buttons for them.
public final class Actions {

  private final Map<MenuEntry, MenuCommand> commands = new HashMap<>();
  private final Map<MenuEntry, Character> letters = letters();

  /// {@return a letter for each entry, unique in its menu}
  static Map<MenuEntry, Character> letters() {
    Map<MenuEntry, Character> letters = new HashMap<>();
    for (MenuPlace place : MenuPlace.values()) {
      Set<Character> taken = new HashSet<>();
      place.inner().forEach(key -> taken.add(Mnemonic.letter(Texts.get(key))));
      for (MenuEntry entry : MenuEntry.in(place)) {
        char letter = Mnemonic.choose(entry.label(), entry.id(), taken);
        taken.add(letter);
        letters.put(entry, letter);
      }
    }
    return letters;
  }

  private MenuCommand command(MenuEntry entry) {
    return commands.computeIfAbsent(entry, MenuCommand::new);
  }

  public void on(MenuEntry entry, Runnable handler) {
    command(entry).handler = Optional.of(handler);
  }

  /// Defines an entry that turns something on or off; its items and buttons show the state.
  public void onToggle(MenuEntry entry, ObservableValue<Boolean> state, Runnable handler) {
    command(entry).selected = Optional.of(state);
    on(entry, handler);
  }

  /// Disables entries while the value is true.
  public void offWhile(ObservableValue<Boolean> condition, MenuEntry... entries) {
    for (MenuEntry entry : entries) {
      command(entry).off = condition;
    }
  }

  /// Gives an entry a changing title.
  public void titled(MenuEntry entry, ObservableValue<String> title) {
    command(entry).text = title;
  }

  /// Gives an entry a changing icon.
  public void pictured(MenuEntry entry, ObservableValue<Feather> icon) {
    command(entry).icon = Optional.of(icon);
  }

  /// {@return whether an entry has a handler}
  boolean has(MenuEntry entry) {
    return command(entry).handler.isPresent();
  }

  /// Runs the handler of an entry.
  public void run(MenuEntry entry) {
    command(entry).run();
  }

  /// {@return the handlers by the other keys of all entries}
  public Map<KeyCombination, Runnable> otherKeys() {
    Map<KeyCombination, Runnable> keys = new HashMap<>();
    for (MenuCommand command : commands.values()) {
      if (command.handler.isPresent()) {
        command.entry.otherKeys().forEach(key -> keys.put(key, command::runIfPossible));
      }
    }
    return keys;
  }

  /// {@return menu items for the entries that have a handler, with a line between groups}
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
    return command(entry).menuItem(letters.getOrDefault(entry, ' '));
  }

  ButtonBase button(MenuEntry entry) {
    return command(entry).button();
  }
}
