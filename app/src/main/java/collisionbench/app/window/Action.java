package collisionbench.app.window;

import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// What can be done in the window, with the key that does it: the table from which menus, tool bar
/// and the sheet of keys are made, in its order.
public enum Action {
  NEW_SPACE(Place.FILE, 0, "Shortcut+N", Feather.FILE_PLUS),
  NEW_PLANE(Place.FILE, 0, "Shortcut+Shift+N", Feather.FILE_PLUS),
  OPEN(Place.FILE, 0, "Shortcut+O", Feather.FOLDER),
  FIND_SCENE(Place.FILE, 0, "Shortcut+P", Feather.SEARCH),
  SAVE(Place.FILE, 1, "Shortcut+S", Feather.SAVE),
  SAVE_AS(Place.FILE, 1, "Shortcut+Shift+S", null),
  RELOAD(Place.FILE, 1, "Shortcut+R", Feather.REFRESH_CW, "F5"),
  SAVE_PICTURE(Place.FILE, 2, "P", Feather.CAMERA),
  COPY_PICTURE(Place.FILE, 2, "Shift+P", null),
  RECORD(Place.FILE, 2, "V", Feather.VIDEO),
  RECORD_PASS(Place.FILE, 2, "Shift+V", null),
  QUIT(Place.FILE, 3, "Shortcut+Q", null),

  UNDO(Place.EDIT, 0, "Shortcut+Z", Feather.CORNER_UP_LEFT),
  REDO(Place.EDIT, 0, "Shortcut+Shift+Z", Feather.CORNER_UP_RIGHT, "Shortcut+Y"),
  HISTORY(Place.EDIT, 0, "Shortcut+H", Feather.CLOCK),
  RESET_SCENE(Place.EDIT, 0, "Shortcut+Shift+R", Feather.ROTATE_CCW),
  CUT(Place.EDIT, 1, "Shortcut+X", Feather.SCISSORS),
  COPY(Place.EDIT, 1, "Shortcut+C", Feather.COPY),
  PASTE(Place.EDIT, 1, "Shortcut+V", Feather.CLIPBOARD),
  DUPLICATE(Place.EDIT, 1, "Shortcut+D", null),
  DELETE(Place.EDIT, 1, "Delete", Feather.TRASH_2, "Backspace"),
  COPY_AS_TEST(Place.EDIT, 2, "Shortcut+Shift+C", Feather.CODE),
  COPY_PAIR_AS_SCENE(Place.EDIT, 2, "Shortcut+Shift+J", null),
  EXPECT(Place.EDIT, 2, "Shortcut+E", Feather.CHECK_CIRCLE),
  EXPECT_NOTHING(Place.EDIT, 2, "Shortcut+Shift+E", null),
  SELECT_ALL(Place.EDIT, 3, "Shortcut+A", null),
  SELECT_NONE(Place.EDIT, 3, "Shortcut+Shift+A", null),
  SELECT_NEXT(Place.EDIT, 3, "Shortcut+Down", null),
  SELECT_PREVIOUS(Place.EDIT, 3, "Shortcut+Up", null),
  NEXT_CONTACT(Place.EDIT, 3, "F3", Feather.CHEVRONS_RIGHT),
  PREVIOUS_CONTACT(Place.EDIT, 3, "Shift+F3", Feather.CHEVRONS_LEFT),
  RENAME(Place.EDIT, 4, "F2", null),
  HIDE(Place.EDIT, 4, "H", Feather.EYE_OFF),
  SHOW_ALL(Place.EDIT, 4, "Shift+H", Feather.EYE),
  REORDER_UP(Place.EDIT, 4, "Alt+Up", null),
  REORDER_DOWN(Place.EDIT, 4, "Alt+Down", null),

  MOVE(Place.TOOL, 0, "W", Feather.MOVE),
  ROTATE(Place.TOOL, 0, "E", Feather.ROTATE_CW),
  RESIZE(Place.TOOL, 0, "R", Feather.MAXIMIZE_2),
  SNAP_STEP(Place.TOOL, 1, "Shortcut+G", null),

  FRAME_ALL(Place.VIEW, 0, "Home", Feather.MAXIMIZE, "A"),
  FRAME_SELECTION(Place.VIEW, 0, "F", Feather.CROSSHAIR),
  VIEW_FRONT(Place.VIEW, 1, "1", null, "Numpad 1"),
  VIEW_RIGHT(Place.VIEW, 1, "3", null, "Numpad 3"),
  VIEW_TOP(Place.VIEW, 1, "7", null, "Numpad 7"),
  VIEW_RESET(Place.VIEW, 1, "0", null, "Numpad 0"),
  ORTHOGRAPHIC(Place.VIEW, 1, "5", Feather.BOX, "Numpad 5"),
  TURN_LEFT(Place.CAMERA, 0, "4", null, "Numpad 4"),
  TURN_RIGHT(Place.CAMERA, 0, "6", null, "Numpad 6"),
  TURN_UP(Place.CAMERA, 0, "8", null, "Numpad 8"),
  TURN_DOWN(Place.CAMERA, 0, "2", null, "Numpad 2"),
  PAN_LEFT(Place.CAMERA, 1, "Shift+4", null),
  PAN_RIGHT(Place.CAMERA, 1, "Shift+6", null),
  PAN_UP(Place.CAMERA, 1, "Shift+8", null),
  PAN_DOWN(Place.CAMERA, 1, "Shift+2", null),
  ZOOM_IN(Place.CAMERA, 2, "Equals", Feather.ZOOM_IN, "Add", "Shift+Equals", "Plus"),
  ZOOM_OUT(Place.CAMERA, 2, "Minus", Feather.ZOOM_OUT, "Subtract"),
  MOUSE_BENCH(Place.MOUSE, 0, "Shortcut+F1", null),
  MOUSE_UNITY(Place.MOUSE, 0, "Shortcut+F2", null),
  MOUSE_BLENDER(Place.MOUSE, 0, "Shortcut+F3", null),
  MOUSE_GODOT(Place.MOUSE, 0, "Shortcut+F4", null),
  SHOW_CONTACTS(Place.VIEW, 3, "C", null),
  SHOW_DISTANCE(Place.VIEW, 3, "D", null),
  SHOW_DEPTH(Place.VIEW, 3, "Shift+D", null),
  SHOW_CROSSING(Place.VIEW, 3, "Shift+C", null),
  SHOW_BOUNDS(Place.VIEW, 3, "B", null),
  SHOW_NAMES(Place.VIEW, 3, "N", null),
  SHOW_GRID(Place.VIEW, 3, "G", Feather.GRID),
  SHOW_STRIPES(Place.VIEW, 3, "Shift+S", null),
  SHOW_OUTLINER(Place.VIEW, 4, "Shortcut+B", Feather.SIDEBAR),
  SHOW_INSPECTOR(Place.VIEW, 4, "Shortcut+I", Feather.SLIDERS),
  NEXT_PANE(Place.VIEW, 4, "F6", null),
  PREVIOUS_PANE(Place.VIEW, 4, "Shift+F6", null),
  FIND_BODY(Place.VIEW, 4, "Shortcut+F", Feather.FILTER),
  THEME(Place.VIEW, 5, "Shortcut+T", Feather.MOON),
  LANGUAGE(Place.VIEW, 5, "Shortcut+L", Feather.GLOBE),

  PLAY(Place.TIME, 0, "Space", Feather.PLAY),
  STEP_BACK(Place.TIME, 0, "Comma", Feather.CHEVRON_LEFT),
  STEP_FORWARD(Place.TIME, 0, "Period", Feather.CHEVRON_RIGHT),
  TO_START(Place.TIME, 1, "Shift+Comma", Feather.SKIP_BACK),
  TO_FIRST_CONTACT(Place.TIME, 1, "T", Feather.TARGET),
  TO_END(Place.TIME, 1, "Shift+Period", Feather.SKIP_FORWARD),
  SLOWER(Place.TIME, 2, "Open Bracket", null),
  FASTER(Place.TIME, 2, "Close Bracket", null),
  LOOP(Place.TIME, 2, "L", Feather.REPEAT),

  KEYS(Place.HELP, 0, "F1", Feather.HELP_CIRCLE),
  ABOUT(Place.HELP, 1, "Shift+F1", null);

  /// The menu in which an action stands.
  enum Place {
    FILE("recent.menu"),
    EDIT,
    TOOL,
    VIEW("menu.camera", "menu.mouse"),
    CAMERA,
    MOUSE,
    TIME,
    HELP;

    @SuppressWarnings("ImmutableEnumChecker") // made by List.of
    private final List<String> inner;

    Place(String... inner) {
      this.inner = List.of(inner);
    }

    /// {@return the keys of the names of the menus that stand in this one}
    List<String> inner() {
      return inner;
    }
  }

  private final Place place;
  private final int group;
  private final String key;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> others;

  private final @Nullable Feather icon;

  /// @param group actions of a menu that belong together have the same
  Action(Place place, int group, String key, @Nullable Feather icon, String... others) {
    this.place = place;
    this.group = group;
    this.key = key;
    this.others = List.of(others);
    this.icon = icon;
  }

  /// {@return the actions of a menu, in its order}
  static List<Action> in(Place place) {
    return Stream.of(values()).filter(action -> action.place == place).toList();
  }

  Place place() {
    return place;
  }

  int group() {
    return group;
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

  /// {@return what it is called in a menu; [#LANGUAGE] names the language that is next}
  String label() {
    return Texts.get(
        "action." + id(), Languages.SPOKEN.after(Texts.language()).in(Texts.language()));
  }
}
