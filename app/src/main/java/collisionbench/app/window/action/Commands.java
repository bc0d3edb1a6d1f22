package collisionbench.app.window.action;

import collisionbench.app.window.action.Command.Place;
import collisionbench.bench.text.Texts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;

/// The table of commands, to which each part of the window adds its own.
public final class Commands {

  private final Map<String, Command> table = new LinkedHashMap<>();

  /// The commands of a place between two lines of its menu, which are disabled while `off` is true.
  public record Group(Commands commands, Place place, int number, ObservableValue<Boolean> off) {

    /// {@return the same group, for commands that are disabled while the value is true}
    public Group offWhile(ObservableValue<Boolean> condition) {
      return new Group(commands, place, number, condition);
    }

    /// Adds a command without an icon.
    ///
    /// @param keys between commas; the first is shown in menus
    public void add(String id, String keys, Runnable run) {
      add(id, keys, Optional.empty(), name(id), Optional.empty(), run);
    }

    public void add(String id, String keys, Feather icon, Runnable run) {
      add(id, keys, Optional.of(icon), name(id), Optional.empty(), run);
    }

    /// Adds a command whose name changes; in it, an underscore marks a letter.
    public void add(
        String id, String keys, Feather icon, ObservableValue<String> name, Runnable run) {
      add(id, keys, Optional.of(icon), name, Optional.empty(), run);
    }

    public void add(String id, String keys, ObservableValue<String> name, Runnable run) {
      add(id, keys, Optional.empty(), name, Optional.empty(), run);
    }

    /// Adds a command that turns something on or off; its items and buttons show the state.
    public void toggle(
        String id, String keys, Feather icon, ObservableValue<Boolean> state, Runnable run) {
      add(id, keys, Optional.of(icon), name(id), Optional.of(state), run);
    }

    public void toggle(String id, String keys, ObservableValue<Boolean> state, Runnable run) {
      add(id, keys, Optional.empty(), name(id), Optional.of(state), run);
    }

    private static ObservableValue<String> name(String id) {
      return new SimpleStringProperty(Texts.get("action." + id));
    }

    private void add(
        String id,
        String keys,
        Optional<Feather> icon,
        ObservableValue<String> name,
        Optional<ObservableValue<Boolean>> state,
        Runnable run) {
      List<KeyCombination> combinations =
          Stream.of(keys.split(", ", -1)).map(KeyCombination::keyCombination).toList();
      commands.table.put(
          id, new Command(place, number, id, combinations, icon, name, off, state, run));
    }
  }

  /// {@return where to add commands of a place, which are enabled}
  ///
  /// @param number of the group in the menu
  public Group group(Place place, int number) {
    return new Group(this, place, number, new SimpleBooleanProperty());
  }

  public Command get(String id) {
    return Objects.requireNonNull(table.get(id), id);
  }

  /// Runs a command, unless it is disabled.
  public void run(String id) {
    Command command = get(id);
    if (!command.off().getValue()) {
      command.run().run();
    }
  }

  /// {@return all commands by place and group}
  public List<Command> all() {
    return table.values().stream()
        .sorted(Comparator.comparing(Command::place).thenComparingInt(Command::group))
        .toList();
  }

  List<Command> in(Place place) {
    return all().stream().filter(command -> command.place() == place).toList();
  }

  /// {@return the handlers by all keys that no menu item has}
  public Map<KeyCombination, Runnable> keys() {
    return keys(command -> command.place().isMenu() ? 1 : 0);
  }

  /// {@return the handlers by all keys, for a window without menus}
  public Map<KeyCombination, Runnable> allKeys() {
    return keys(_ -> 0);
  }

  private Map<KeyCombination, Runnable> keys(ToIntFunction<Command> first) {
    Map<KeyCombination, Runnable> keys = new HashMap<>();
    for (Command command : table.values()) {
      Runnable handler = () -> run(command.id());
      command.keys().stream()
          .skip(first.applyAsInt(command))
          .forEach(key -> keys.put(key, handler));
    }
    return keys;
  }

  /// {@return menu items with a line between groups}
  static List<MenuItem> menuItems(List<Command> some) {
    List<MenuItem> items = new ArrayList<>();
    int group = some.isEmpty() ? 0 : some.getFirst().group();
    for (Command command : some) {
      if (command.group() != group) {
        items.add(new SeparatorMenuItem());
      }
      group = command.group();
      items.add(command.menuItem());
    }
    return items;
  }
}
