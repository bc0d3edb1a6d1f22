package collisionbench.app.window.action;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;

/// An entry of a menu, with its keys.
public sealed interface MenuEntry permits Action, LayerSwitch {

  /// {@return all entries of all menus}
  static List<MenuEntry> all() {
    return Stream.concat(Stream.of(Action.values()), LayerSwitch.all().stream()).toList();
  }

  /// {@return the entries of a menu, in its order}
  static List<MenuEntry> in(MenuPlace place) {
    return all().stream()
        .filter(entry -> entry.place() == place)
        .sorted(Comparator.comparingInt(MenuEntry::group))
        .toList();
  }

  MenuPlace place();

  /// {@return its group in the menu; lines separate groups}
  int group();

  KeyCombination key();

  /// {@return other keys that do it, for keyboards that lack the first and for other habits}
  List<KeyCombination> otherKeys();

  /// {@return its icon in menus and on buttons}
  Optional<Feather> icon();

  /// {@return the id of its menu item; that of its button ends in `-button`}
  String id();

  /// {@return its name in menus}
  String label();
}
