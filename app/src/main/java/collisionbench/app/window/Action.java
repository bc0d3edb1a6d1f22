package collisionbench.app.window;

import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What can be done in the window, with the key that does it.
public enum Action {
  NEW_SPACE("Shortcut+N", Feather.FILE_PLUS),
  NEW_PLANE("Shortcut+Shift+N", Feather.FILE_PLUS),
  OPEN("Shortcut+O", Feather.FOLDER),
  SAVE("Shortcut+S", Feather.SAVE),
  SAVE_AS("Shortcut+Shift+S", null),
  QUIT("Shortcut+Q", null),
  UNDO("Shortcut+Z", Feather.CORNER_UP_LEFT),
  REDO("Shortcut+Shift+Z", Feather.CORNER_UP_RIGHT, "Shortcut+Y"),
  DELETE("Delete", Feather.TRASH_2, "Backspace"),
  FRAME_ALL("Home", Feather.MAXIMIZE, "A"),
  PLAY("Space", Feather.PLAY),
  THEME("Shortcut+T", Feather.MOON),
  KEYS("F1", Feather.HELP_CIRCLE),
  ABOUT("Shift+F1", null);

  private final String key;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> others;

  private final @Nullable Feather icon;

  Action(String key, @Nullable Feather icon, String... others) {
    this.key = key;
    this.others = List.of(others);
    this.icon = icon;
  }

  /// {@return the key that does it}
  KeyCombination key() {
    return KeyCombination.keyCombination(key);
  }

  /// {@return other keys that do it, for keyboards that lack the first and for other habits}
  List<KeyCombination> otherKeys() {
    return others.stream().map(KeyCombination::keyCombination).toList();
  }

  Optional<Feather> icon() {
    return Optional.ofNullable(icon);
  }

  /// {@return the id of its menu item; its button has `-button` behind it}
  String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /// {@return what it is called in a menu}
  String label() {
    return Texts.get("action." + id());
  }
}
