package collisionbench.app.window.action;

import collisionbench.app.settings.View;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// All actions of the window: the table from which menus, tool bar and key sheet are made, in its
/// order.
public enum Action {
  NEW_SPACE(Place.FILE, 0, "Shortcut+N", Feather.FILE_PLUS),
  NEW_PLANE(Place.FILE, 0, "Shortcut+Shift+N", Feather.FILE_PLUS),
  OPEN(Place.FILE, 0, "Shortcut+O", Feather.FOLDER),
  OPEN_FOLDER(Place.FILE, 0, "Shortcut+Alt+O", null),
  SCENES(Place.FILE, 0, "Shortcut+P", Feather.LAYERS),
  SAVE(Place.FILE, 1, "Shortcut+S", Feather.SAVE),
  SAVE_AS(Place.FILE, 1, "Shortcut+Shift+S", null),
  KEEP_PRESET(Place.FILE, 1, "Shortcut+Alt+S", Feather.STAR),
  RELOAD(Place.FILE, 1, "Shortcut+R", Feather.REFRESH_CW, "F5"),
  SAVE_PICTURE(Place.FILE, 2, "P", Feather.CAMERA),
  COPY_PICTURE(Place.FILE, 2, "Shift+P", null),
  SETTINGS(Place.FILE, 3, "Shortcut+Comma", Feather.SETTINGS),
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
  COPY_PAIR(Place.EDIT, 1, "Shortcut+Shift+C", Feather.CODE),
  SELECT_ALL(Place.EDIT, 2, "Shortcut+A", null),
  SELECT_NONE(Place.SELECT, 0, "Shortcut+Shift+A", null),
  SELECT_NEXT(Place.SELECT, 0, "Shortcut+Down", null),
  SELECT_PREVIOUS(Place.SELECT, 0, "Shortcut+Up", null),
  NEXT_CONTACT(Place.SELECT, 1, "F3", Feather.CHEVRONS_RIGHT),
  PREVIOUS_CONTACT(Place.SELECT, 1, "Shift+F3", Feather.CHEVRONS_LEFT),
  NEXT_DISAGREEMENT(Place.SELECT, 1, "F4", Feather.ALERT_TRIANGLE),
  PREVIOUS_DISAGREEMENT(Place.SELECT, 1, "Shift+F4", null),
  RENAME(Place.EDIT, 3, "F2", null),
  HIDE(Place.EDIT, 3, "H", Feather.EYE_OFF),
  SHOW_ALL(Place.EDIT, 3, "Shift+H", Feather.EYE),
  LOCK(Place.EDIT, 3, "K", Feather.LOCK),
  SEE_THROUGH(Place.EDIT, 3, "Shift+X", null),
  GROUP(Place.ARRANGE, 0, "Shortcut+Alt+G", Feather.LINK),
  UNGROUP(Place.ARRANGE, 0, "Shortcut+Alt+Shift+G", null),
  REORDER_UP(Place.ARRANGE, 1, "Alt+Up", null),
  REORDER_DOWN(Place.ARRANGE, 1, "Alt+Down", null),

  MOVE(Place.TOOL, 0, "W", Feather.MOVE),
  ROTATE(Place.TOOL, 0, "E", Feather.ROTATE_CW),
  RESIZE(Place.TOOL, 0, "R", Feather.MAXIMIZE_2),
  LOCAL_AXES(Place.TOOL, 1, "Q", null),
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
  ZOOM_IN(Place.CAMERA, 2, "Equals", null, "Add", "Shift+Equals", "Plus"),
  ZOOM_OUT(Place.CAMERA, 2, "Minus", null, "Subtract"),
  FOLD_PANES(Place.VIEW, 2, "F11", Feather.MAXIMIZE),
  SHOW_OUTLINER(Place.PANES, 0, "Shortcut+B", Feather.SIDEBAR),
  SHOW_INSPECTOR(Place.PANES, 0, "Shortcut+I", Feather.SLIDERS),
  SHOW_STEPS(Place.PANES, 0, "Shortcut+K", Feather.LIST),
  SHOW_METHODS(Place.PANES, 0, "M", Feather.COLUMNS),
  COLOR_BY_METHOD(Place.PANES, 0, "Shift+M", Feather.DROPLET),
  NEXT_PANE(Place.PANES, 1, "F6", null),
  PREVIOUS_PANE(Place.PANES, 1, "Shift+F6", null),
  FIND_BODY(Place.PANES, 1, "Shortcut+F", Feather.FILTER),

  SHOW_CONTACTS(Place.LAYERS, 0, "C", null),
  SHOW_DISTANCE(Place.LAYERS, 0, "D", null),
  SHOW_DEPTH(Place.LAYERS, 0, "Shift+D", null),
  SHOW_CROSSING(Place.LAYERS, 0, "Shift+C", null),
  SHOW_BOUNDS(Place.LAYERS, 0, "B", null),
  SHOW_NAMES(Place.LAYERS, 0, "N", null),
  SHOW_GRID(Place.LAYERS, 0, "G", Feather.GRID),
  SHOW_STRIPES(Place.LAYERS, 0, "Shift+S", null),
  SHOW_SEE_THROUGH(Place.LAYERS, 0, "X", null),

  PLAY(Place.TIME, 0, "Space", Feather.PLAY),
  STEP_BACK(Place.TIME, 0, "Comma", Feather.CHEVRON_LEFT),
  STEP_FORWARD(Place.TIME, 0, "Period", Feather.CHEVRON_RIGHT),
  TO_START(Place.TIME, 1, "Shift+Comma", Feather.SKIP_BACK),
  TO_FIRST_CONTACT(Place.TIME, 1, "T", Feather.TARGET),
  TO_END(Place.TIME, 1, "Shift+Period", Feather.SKIP_FORWARD),
  SLOWER(Place.TIME, 2, "Open Bracket", null),
  FASTER(Place.TIME, 2, "Close Bracket", null),
  LOOP(Place.TIME, 2, "L", Feather.REPEAT),

  NEW_PROGRAM(Place.PROGRAM, 0, "Shortcut+Shift+W", Feather.FILE_PLUS),
  ADD_PROGRAM(Place.PROGRAM, 0, "Shortcut+Shift+O", Feather.PLUS),
  ADD_COMMAND(Place.PROGRAM, 0, "Shortcut+Shift+M", Feather.TERMINAL),

  LESSON_NEXT(Place.LESSON, 0, "Alt+Right", Feather.ARROW_RIGHT),
  LESSON_BACK(Place.LESSON, 0, "Alt+Left", Feather.ARROW_LEFT),
  LESSON_LEAVE(Place.LESSON, 0, "Alt+End", Feather.X),

  KEYS(Place.HELP, 0, "F1", Feather.HELP_CIRCLE),
  ABOUT(Place.HELP, 1, "Shift+F1", null);

  /// A menu, or a heading of the key sheet for actions that only have keys and buttons.
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

    /// {@return whether it is a menu}
    boolean isMenu() {
      return this != CAMERA && this != TIME;
    }
  }

  private final Place place;
  private final int group;
  private final String key;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> others;

  private final @Nullable Feather icon;

  Action(Place place, int group, String key, @Nullable Feather icon, String... others) {
    this.place = place;
    this.group = group;
    this.key = key;
    this.others = List.of(others);
    this.icon = icon;
  }

  /// {@return the actions of a place, in its order}
  static List<Action> in(Place place) {
    return Stream.of(values())
        .filter(action -> action.place == place)
        .sorted(Comparator.comparingInt(Action::group))
        .toList();
  }

  /// {@return the action that shows or hides a layer}
  static Action showing(View.Layer layer) {
    return valueOf("SHOW_" + layer.name());
  }

  public Place place() {
    return place;
  }

  /// {@return its group in the menu; lines separate groups}
  int group() {
    return group;
  }

  public KeyCombination key() {
    return KeyCombination.keyCombination(key);
  }

  /// {@return other keys that do it, for keyboards that lack the first and for other habits}
  public List<KeyCombination> otherKeys() {
    return others.stream().map(KeyCombination::keyCombination).toList();
  }

  /// {@return its icon in menus and on buttons}
  Optional<Feather> icon() {
    return Optional.ofNullable(icon);
  }

  /// {@return the id of its menu item; that of its button ends in `-button`}
  public String id() {
    return KebabCase.of(this);
  }

  /// {@return its name in menus, in which an underscore marks a letter}
  public String title() {
    return Texts.get("action." + id());
  }

  /// {@return its name elsewhere}
  public String label() {
    return Texts.unmarked(title());
  }
}
