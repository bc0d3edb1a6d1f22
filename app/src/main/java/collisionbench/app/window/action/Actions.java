package collisionbench.app.window.action;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;

/// The handlers of menu entries, and the menu items and buttons for them.
public final class Actions {

  private final Map<Action, MenuCommand> commands = new HashMap<>();

  private MenuCommand command(Action entry) {
    return commands.computeIfAbsent(entry, MenuCommand::new);
  }

  public void on(Action entry, Runnable handler) {
    command(entry).handler = Optional.of(handler);
  }

  /// Defines an entry that turns something on or off; its items and buttons show the state.
  public void onToggle(Action entry, ObservableValue<Boolean> state, Runnable handler) {
    command(entry).selected = Optional.of(state);
    on(entry, handler);
  }

  /// Disables entries while the value is true.
  public void offWhile(ObservableValue<Boolean> condition, Action... entries) {
    for (Action entry : entries) {
      command(entry).off = condition;
    }
  }

  /// Gives an entry a changing name, in which an underscore marks a letter.
  public void titled(Action entry, ObservableValue<String> title) {
    command(entry).text = title;
  }

  /// {@return whether an entry has a handler}
  boolean has(Action entry) {
    return command(entry).handler.isPresent();
  }

  /// Runs the handler of an entry.
  public void run(Action entry) {
    command(entry).run();
  }

  /// {@return the handlers by all keys that no menu item has}
  public Map<KeyCombination, Runnable> keys() {
    Map<KeyCombination, Runnable> keys = new HashMap<>();
    for (MenuCommand command : commands.values()) {
      if (command.handler.isPresent()) {
        Action entry = command.entry;
        entry.otherKeys().forEach(key -> keys.put(key, command::runIfPossible));
        if (!entry.place().isMenu()) {
          keys.put(entry.key(), command::runIfPossible);
        }
      }
    }
    return keys;
  }

  /// {@return menu items for the entries that have a handler, with a line between groups}
  List<MenuItem> menuItems(List<Action> some) {
    List<MenuItem> items = new ArrayList<>();
    int group = -1;
    for (Action entry : some) {
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

  MenuItem menuItem(Action entry) {
    return command(entry).menuItem();
  }

  ButtonBase button(Action entry) {
    return command(entry).button();
  }
}
