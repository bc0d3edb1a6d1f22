package collisionbench.app.window.action;

import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Languages;
import collisionbench.app.text.Texts;
import java.util.List;
import java.util.Optional;
import javafx.scene.input.KeyCombination;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// All actions of the window except showing layers ([LayerSwitch]): the table from which menus,
/// tool bar and key sheet are made, in its order.
public enum Action implements MenuEntry {
  NEW_SPACE(MenuPlace.FILE, 0, "Shortcut+N", Feather.FILE_PLUS),
  NEW_PLANE(MenuPlace.FILE, 0, "Shortcut+Shift+N", Feather.FILE_PLUS),
  OPEN(MenuPlace.FILE, 0, "Shortcut+O", Feather.FOLDER),
  FIND_SCENE(MenuPlace.FILE, 0, "Shortcut+P", Feather.SEARCH),
  SAVE(MenuPlace.FILE, 1, "Shortcut+S", Feather.SAVE),
  SAVE_AS(MenuPlace.FILE, 1, "Shortcut+Shift+S", null),
  RELOAD(MenuPlace.FILE, 1, "Shortcut+R", Feather.REFRESH_CW, "F5"),
  SAVE_PICTURE(MenuPlace.FILE, 2, "P", Feather.CAMERA),
  COPY_PICTURE(MenuPlace.FILE, 2, "Shift+P", null),
  QUIT(MenuPlace.FILE, 3, "Shortcut+Q", null),

  UNDO(MenuPlace.EDIT, 0, "Shortcut+Z", Feather.CORNER_UP_LEFT),
  REDO(MenuPlace.EDIT, 0, "Shortcut+Shift+Z", Feather.CORNER_UP_RIGHT, "Shortcut+Y"),
  HISTORY(MenuPlace.EDIT, 0, "Shortcut+H", Feather.CLOCK),
  RESET_SCENE(MenuPlace.EDIT, 0, "Shortcut+Shift+R", Feather.ROTATE_CCW),
  CUT(MenuPlace.EDIT, 1, "Shortcut+X", Feather.SCISSORS),
  COPY(MenuPlace.EDIT, 1, "Shortcut+C", Feather.COPY),
  PASTE(MenuPlace.EDIT, 1, "Shortcut+V", Feather.CLIPBOARD),
  DUPLICATE(MenuPlace.EDIT, 1, "Shortcut+D", null),
  DELETE(MenuPlace.EDIT, 1, "Delete", Feather.TRASH_2, "Backspace"),
  COPY_AS_JAVA_TEST(MenuPlace.PAIR, 0, "Shortcut+Shift+C", Feather.CODE),
  COPY_AS_PYTHON_TEST(MenuPlace.PAIR, 0, "Shortcut+Shift+P", null),
  COPY_AS_JAVASCRIPT_TEST(MenuPlace.PAIR, 0, "Shortcut+Shift+T", null),
  COPY_AS_CSHARP_TEST(MenuPlace.PAIR, 0, "Shortcut+Shift+D", null),
  COPY_AS_CPP_TEST(MenuPlace.PAIR, 0, "Shortcut+Shift+X", null),
  COPY_AS_RUST_TEST(MenuPlace.PAIR, 0, "Shortcut+Shift+F", null),
  COPY_AS_NUMBERS(MenuPlace.PAIR, 1, "Shortcut+Shift+I", null),
  COPY_AS_QUESTION(MenuPlace.PAIR, 1, "Shortcut+Shift+L", null),
  COPY_PAIR_AS_SCENE(MenuPlace.PAIR, 1, "Shortcut+Shift+J", null),
  COPY_STEPS(MenuPlace.PAIR, 1, "Shortcut+Shift+K", null),
  EXPECT_PAIR(MenuPlace.PAIR, 2, "Shortcut+Alt+E", Feather.CHECK),
  EXPECT(MenuPlace.EDIT, 2, "Shortcut+E", Feather.CHECK_CIRCLE),
  EXPECT_NOTHING(MenuPlace.EDIT, 2, "Shortcut+Shift+E", null),
  SELECT_ALL(MenuPlace.EDIT, 3, "Shortcut+A", null),
  SELECT_NONE(MenuPlace.SELECT, 0, "Shortcut+Shift+A", null),
  SELECT_NEXT(MenuPlace.SELECT, 0, "Shortcut+Down", null),
  SELECT_PREVIOUS(MenuPlace.SELECT, 0, "Shortcut+Up", null),
  NEXT_CONTACT(MenuPlace.SELECT, 1, "F3", Feather.CHEVRONS_RIGHT),
  PREVIOUS_CONTACT(MenuPlace.SELECT, 1, "Shift+F3", Feather.CHEVRONS_LEFT),
  NEXT_DISAGREEMENT(MenuPlace.SELECT, 1, "F4", Feather.ALERT_TRIANGLE),
  PREVIOUS_DISAGREEMENT(MenuPlace.SELECT, 1, "Shift+F4", null),
  RENAME(MenuPlace.EDIT, 4, "F2", null),
  HIDE(MenuPlace.EDIT, 4, "H", Feather.EYE_OFF),
  SHOW_ALL(MenuPlace.EDIT, 4, "Shift+H", Feather.EYE),
  LOCK(MenuPlace.EDIT, 4, "K", Feather.LOCK),
  SEE_THROUGH(MenuPlace.EDIT, 4, "Shift+X", null),
  GROUP(MenuPlace.ARRANGE, 0, "Shortcut+Alt+G", Feather.LINK),
  UNGROUP(MenuPlace.ARRANGE, 0, "Shortcut+Alt+Shift+G", null),
  REORDER_UP(MenuPlace.ARRANGE, 1, "Alt+Up", null),
  REORDER_DOWN(MenuPlace.ARRANGE, 1, "Alt+Down", null),

  MOVE(MenuPlace.TOOL, 0, "W", Feather.MOVE),
  ROTATE(MenuPlace.TOOL, 0, "E", Feather.ROTATE_CW),
  RESIZE(MenuPlace.TOOL, 0, "R", Feather.MAXIMIZE_2),
  LOCAL_AXES(MenuPlace.TOOL, 1, "Q", null),
  SNAP_STEP(MenuPlace.TOOL, 1, "Shortcut+G", null),
  DOUBLE_X_UP(MenuPlace.BIT, 0, "Alt+Shift+Right", null),
  DOUBLE_X_DOWN(MenuPlace.BIT, 0, "Alt+Shift+Left", null),
  DOUBLE_Y_UP(MenuPlace.BIT, 0, "Alt+Shift+Up", null),
  DOUBLE_Y_DOWN(MenuPlace.BIT, 0, "Alt+Shift+Down", null),
  DOUBLE_Z_UP(MenuPlace.BIT, 0, "Alt+Shift+Page Down", null),
  DOUBLE_Z_DOWN(MenuPlace.BIT, 0, "Alt+Shift+Page Up", null),
  FLOAT_X_UP(MenuPlace.BIT, 1, "Shortcut+Shift+Right", null),
  FLOAT_X_DOWN(MenuPlace.BIT, 1, "Shortcut+Shift+Left", null),
  FLOAT_Y_UP(MenuPlace.BIT, 1, "Shortcut+Shift+Up", null),
  FLOAT_Y_DOWN(MenuPlace.BIT, 1, "Shortcut+Shift+Down", null),
  FLOAT_Z_UP(MenuPlace.BIT, 1, "Shortcut+Shift+Page Down", null),
  FLOAT_Z_DOWN(MenuPlace.BIT, 1, "Shortcut+Shift+Page Up", null),

  FRAME_ALL(MenuPlace.VIEW, 0, "Home", Feather.MAXIMIZE, "A"),
  FRAME_SELECTION(MenuPlace.VIEW, 0, "F", Feather.CROSSHAIR),
  VIEW_FRONT(MenuPlace.VIEW, 1, "1", null, "Numpad 1"),
  VIEW_RIGHT(MenuPlace.VIEW, 1, "3", null, "Numpad 3"),
  VIEW_TOP(MenuPlace.VIEW, 1, "7", null, "Numpad 7"),
  VIEW_RESET(MenuPlace.VIEW, 1, "0", null, "Numpad 0"),
  ORTHOGRAPHIC(MenuPlace.VIEW, 1, "5", Feather.BOX, "Numpad 5"),
  TURN_LEFT(MenuPlace.CAMERA, 0, "4", null, "Numpad 4"),
  TURN_RIGHT(MenuPlace.CAMERA, 0, "6", null, "Numpad 6"),
  TURN_UP(MenuPlace.CAMERA, 0, "8", null, "Numpad 8"),
  TURN_DOWN(MenuPlace.CAMERA, 0, "2", null, "Numpad 2"),
  PAN_LEFT(MenuPlace.CAMERA, 1, "Shift+4", null),
  PAN_RIGHT(MenuPlace.CAMERA, 1, "Shift+6", null),
  PAN_UP(MenuPlace.CAMERA, 1, "Shift+8", null),
  PAN_DOWN(MenuPlace.CAMERA, 1, "Shift+2", null),
  ZOOM_IN(MenuPlace.CAMERA, 2, "Equals", Feather.ZOOM_IN, "Add", "Shift+Equals", "Plus"),
  ZOOM_OUT(MenuPlace.CAMERA, 2, "Minus", Feather.ZOOM_OUT, "Subtract"),
  MOUSE_BENCH(MenuPlace.MOUSE, 0, "Shortcut+F1", null),
  MOUSE_UNITY(MenuPlace.MOUSE, 0, "Shortcut+F2", null),
  MOUSE_BLENDER(MenuPlace.MOUSE, 0, "Shortcut+F3", null),
  MOUSE_GODOT(MenuPlace.MOUSE, 0, "Shortcut+F4", null),
  FOLD_PANES(MenuPlace.VIEW, 2, "F11", Feather.MAXIMIZE),
  TEXT_LARGER(
      MenuPlace.VIEW,
      2,
      "Shortcut+Shift+Equals",
      null,
      "Shortcut+Shift+Plus",
      "Shortcut+Shift+Add"),
  TEXT_SMALLER(MenuPlace.VIEW, 2, "Shortcut+Shift+Minus", null, "Shortcut+Shift+Subtract"),
  SHOW_OUTLINER(MenuPlace.PANES, 0, "Shortcut+B", Feather.SIDEBAR),
  SHOW_INSPECTOR(MenuPlace.PANES, 0, "Shortcut+I", Feather.SLIDERS),
  SHOW_STEPS(MenuPlace.PANES, 0, "Shortcut+K", Feather.LIST),
  SHOW_METHODS(MenuPlace.PANES, 0, "M", Feather.COLUMNS),
  COLOR_BY_METHOD(MenuPlace.PANES, 0, "Shift+M", Feather.DROPLET),
  NEXT_PANE(MenuPlace.PANES, 1, "F6", null),
  PREVIOUS_PANE(MenuPlace.PANES, 1, "Shift+F6", null),
  FIND_BODY(MenuPlace.PANES, 1, "Shortcut+F", Feather.FILTER),
  THEME(MenuPlace.VIEW, 5, "Shortcut+T", Feather.MOON),
  LANGUAGE(MenuPlace.VIEW, 5, "Shortcut+L", Feather.GLOBE),

  PLAY(MenuPlace.TIME, 0, "Space", Feather.PLAY),
  STEP_BACK(MenuPlace.TIME, 0, "Comma", Feather.CHEVRON_LEFT),
  STEP_FORWARD(MenuPlace.TIME, 0, "Period", Feather.CHEVRON_RIGHT),
  TO_START(MenuPlace.TIME, 1, "Shift+Comma", Feather.SKIP_BACK),
  TO_FIRST_CONTACT(MenuPlace.TIME, 1, "T", Feather.TARGET),
  TO_END(MenuPlace.TIME, 1, "Shift+Period", Feather.SKIP_FORWARD),
  SLOWER(MenuPlace.TIME, 2, "Open Bracket", null),
  FASTER(MenuPlace.TIME, 2, "Close Bracket", null),
  LOOP(MenuPlace.TIME, 2, "L", Feather.REPEAT),

  OPEN_FOLDER(MenuPlace.SCENES, 0, "Shortcut+Alt+O", Feather.FOLDER),
  KEEP_PRESET(MenuPlace.SCENES, 0, "Shortcut+Alt+S", Feather.STAR),

  NEW_PROGRAM(MenuPlace.PROGRAM, 0, "Shortcut+Shift+W", Feather.FILE_PLUS),
  ADD_PROGRAM(MenuPlace.PROGRAM, 0, "Shortcut+Shift+O", Feather.PLUS),
  ADD_COMMAND(MenuPlace.PROGRAM, 0, "Shortcut+Shift+M", Feather.TERMINAL),

  LESSON_NEXT(MenuPlace.LESSON, 0, "Alt+Right", Feather.ARROW_RIGHT),
  LESSON_BACK(MenuPlace.LESSON, 0, "Alt+Left", Feather.ARROW_LEFT),
  LESSON_LEAVE(MenuPlace.LESSON, 0, "Alt+End", Feather.X),

  KEYS(MenuPlace.HELP, 0, "F1", Feather.HELP_CIRCLE),
  ABOUT(MenuPlace.HELP, 1, "Shift+F1", null);

  private final MenuPlace place;
  private final int group;
  private final String key;

  @SuppressWarnings("ImmutableEnumChecker") // made by List.of
  private final List<String> others;

  private final @Nullable Feather icon;

  /// @param group its group in the menu; lines separate groups
  Action(MenuPlace place, int group, String key, @Nullable Feather icon, String... others) {
    this.place = place;
    this.group = group;
    this.key = key;
    this.others = List.of(others);
    this.icon = icon;
  }

  @Override
  public MenuPlace place() {
    return place;
  }

  @Override
  public int group() {
    return group;
  }

  @Override
  public KeyCombination key() {
    return KeyCombination.keyCombination(key);
  }

  @Override
  public List<KeyCombination> otherKeys() {
    return others.stream().map(KeyCombination::keyCombination).toList();
  }

  @Override
  public Optional<Feather> icon() {
    return Optional.ofNullable(icon);
  }

  @Override
  public String id() {
    return KebabCase.of(this);
  }

  /// {@return its name in menus; that of [#LANGUAGE] has the next language in it}
  @Override
  public String label() {
    return Texts.get(
        "action." + id(), Languages.SPOKEN.after(Texts.language()).in(Texts.language()));
  }
}
