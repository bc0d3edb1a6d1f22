package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Pace;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.text.Words;
import collisionbench.app.viewport.sight.Framing;
import collisionbench.app.viewport.sight.Palette;
import collisionbench.app.viewport.sight.Side;
import collisionbench.app.window.action.MenuEntry;
import collisionbench.app.window.file.FileKind;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.DoubleUnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.Test;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Every key of the README's table, and every other key of a menu, does what it says: each is
/// pressed where it can do something, and what has come of it is looked at.
class KeysTest extends WindowTest {

  private static final Path README =
      Path.of(System.getProperty("basedir", "")).resolve("../README.md");

  /// A chain of three contacts, and something that moves into contact later.
  private static final Scene SCENE =
      inSpace(
          new Body3("a", new Sphere(new Vec3(2.25, 1.5, -3), 0.5)),
          new Body3("b", new Sphere(new Vec3(3.25, 1.5, -3), 0.5)),
          new Body3("c", new Sphere(new Vec3(4.25, 1.5, -3), 0.5)),
          new Body3("d", new Sphere(new Vec3(5.25, 1.5, -3), 0.5)),
          new Body3("runner", new Sphere(new Vec3(-8, 4, 0), 0.5), new Vec3(8, 0, 0)),
          new Body3("wall", new Sphere(new Vec3(-3, 4, 0), 0.5)));

  private static final Scene FLAT = inPlane(new Body2("a", new Circle(new Vec2(2, 1.5), 0.5)));

  private static final double TINY = 1e-9;

  /// The keys that are pressed, in the cells of the README's table; those that it leaves out are in
  /// the cell without a name.
  private final Map<String, List<Check>> table = new LinkedHashMap<>();

  /// Keys after which one has to wait, and the tests that do.
  private static final Map<String, List<String>> ELSEWHERE =
      Map.of(
          "F4, Shift+F4: ComparisonTest", List.of("F4", "Shift+F4"),
          "P, Shift+P: ScreenshotsTest", List.of("P", "Shift+P"),
          "F1: KeySheetTest", List.of("F1"),
          "F10, Alt: MenuKeysTest", List.of(),
          "Ctrl+Q: FilesTest", List.of("Shortcut+Q"),
          "Ctrl+L: LanguageTest", List.of("Shortcut+L"),
          "Alt+Right, Alt+Left: LessonWindowTest", List.of("Alt+Right", "Alt+Left"),
          "Alt+End: LessonWindowTest", List.of("Alt+End"),
          ": StepsTest", List.of("Shift+Shortcut+K"),
          ": KeySheetTest", List.of("Shift+F1"));

  private final List<String> failures = new ArrayList<>();

  /// As it was before the key was pressed.
  private Scene before = SCENE;

  private Palette palette = Palette.DARK;

  /// What its item in a menu said that it would do.
  private String title = "";

  private Document opened = Document.of(SCENE);

  @Override
  Document document() {
    return opened;
  }

  /// What a key has to have done.
  ///
  /// @param prepare makes the key possible
  private record Check(String key, Runnable prepare, BooleanSupplier done) {

    Check of(String other) {
      return new Check(other, prepare, done);
    }

    Check after(Runnable first) {
      return new Check(key, first, done);
    }
  }

  private static Check key(String key, BooleanSupplier done) {
    return new Check(key, () -> {}, done);
  }

  private void row(String cell, Check... checks) {
    table.computeIfAbsent(cell, _ -> new ArrayList<>()).addAll(List.of(checks));
  }

  @Test
  void everyKeyDoesWhatItsTableSays() throws IOException, SceneFileException {
    Path file = home.resolve("scene.json");
    SceneFile.save(SCENE, file);
    robot.interact(() -> window.files().open(file));
    opened = session().document().get();
    files(file);
    edits();
    bodies();
    camera();
    time();
    panes();
    List<Check> all = table.values().stream().flatMap(List::stream).toList();
    robot.interact(() -> all.forEach(this::press));
    assertEquals(List.of(), failures);
    everyCellAndEveryEntryIsThere(all);
  }

  private void everyCellAndEveryEntryIsThere(List<Check> all) throws IOException {
    ELSEWHERE.keySet().forEach(cell -> row(cell.substring(0, cell.indexOf(':'))));
    table.remove("");
    assertEquals(cells(), table.keySet());
    Set<KeyCombination> pressed =
        all.stream()
            .map(check -> KeyCombination.keyCombination(check.key))
            .collect(Collectors.toSet());
    List<KeyCombination> left =
        MenuEntry.all().stream()
            .flatMap(entry -> Stream.concat(Stream.of(entry.key()), entry.otherKeys().stream()))
            .filter(key -> !pressed.contains(key))
            .toList();
    Set<String> elsewhere =
        ELSEWHERE.values().stream().flatMap(List::stream).collect(Collectors.toSet());
    assertEquals(elsewhere, left.stream().map(KeyCombination::getName).collect(Collectors.toSet()));
  }

  /// {@return the cells of the README's tables that name keys}
  private static Set<String> cells() throws IOException {
    String text = Files.readString(README);
    int from = text.indexOf("| key | does |");
    String rows = text.substring(from, text.indexOf("\n\n", from));
    return rows.lines()
        .skip(2)
        .map(line -> line.split(Pattern.quote(" | ")))
        .flatMap(cells -> Stream.of(cells[0].replaceFirst("^\\| ", ""), cells[2]))
        .collect(Collectors.toSet());
  }

  /// Opens the scene anew, as at first, and presses the key.
  private void press(Check check) {
    session().cancel();
    asked.answer = Optional.empty();
    asked.toSave = Optional.empty();
    asked.times = 0;
    if (!session().document().get().equals(opened) || now() != 0 || shows(Feather.PAUSE)) {
      session().open(opened, FRONT);
    }
    select();
    session().display().lookFrom(FRONT);
    session().display().show(View.FIRST);
    session().display().arrange(Layout.FIRST);
    session().display().runAt(Pace.FIRST);
    window.viewport().requestFocus();
    check.prepare.run();
    before = scene();
    palette = window.viewport().palette().get();
    title = title(KeyCombination.keyCombination(check.key));
    fire(check.key);
    if (!check.done.getAsBoolean()) {
      failures.add(check.key + " (" + title + ")");
    }
  }

  /// {@return what the menus call what a key does; nothing if no entry has it}
  private String title(KeyCombination key) {
    List<String> ids =
        MenuEntry.all().stream()
            .filter(entry -> entry.key().equals(key) || entry.otherKeys().contains(key))
            .map(MenuEntry::id)
            .toList();
    MenuBar bar = (MenuBar) find("#menu-bar");
    return bar.getMenus().stream()
        .flatMap(KeysTest::items)
        .filter(item -> ids.contains(item.getId()))
        .map(item -> item.getText().replace("_", ""))
        .collect(Collectors.joining());
  }

  private static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(KeysTest::items)
        : Stream.of(item);
  }

  /// {@return the same, of which the menu has to have said so in words}
  private Check saying(String words, Check check) {
    Pattern said = Pattern.compile("\\b" + words + "\\b", Pattern.CASE_INSENSITIVE);
    return new Check(
        check.key, check.prepare, () -> check.done.getAsBoolean() && said.matcher(title).find());
  }

  private void fire(String key) {
    KeyCodeCombination keys = (KeyCodeCombination) KeyCombination.keyCombination(key);
    for (EventType<KeyEvent> type : List.of(KeyEvent.KEY_PRESSED, KeyEvent.KEY_RELEASED)) {
      Event.fireEvent(
          stage.getScene().getFocusOwner(),
          new KeyEvent(
              type,
              "",
              "",
              keys.getCode(),
              keys.getShift() == ModifierValue.DOWN,
              keys.getShortcut() == ModifierValue.DOWN,
              keys.getAlt() == ModifierValue.DOWN,
              false));
    }
  }

  private void files(Path file) {
    row(
        "Ctrl+N, Ctrl+Shift+N",
        saying("3D", key("Shortcut+N", () -> isEmpty(Space.THREE))),
        saying("2D", key("Shortcut+Shift+N", () -> isEmpty(Space.TWO))));
    row(
        "Ctrl+O, Ctrl+S, Ctrl+Shift+S",
        saying("open", key("Shortcut+O", () -> asked.times == 1 && asked.toSave.isEmpty())),
        saying(
            "save",
            key("Shortcut+S", () -> asked.times == 0 && !session().document().get().isDirty())
                .after(this::move)),
        saying(
            "save as",
            key("Shortcut+Shift+S", () -> asked.toSave.equals(Optional.of(FileKind.SCENE)))));
    Check reload =
        saying(
            "reload",
            key("Shortcut+R", () -> scene().name().equals("theirs"))
                .after(() -> write(SCENE.named("theirs"), file)));
    row("Ctrl+R", reload);
    row("", reload.of("F5"));
    Check film = key("V", () -> asked.toSave.equals(Optional.of(FileKind.FILM)));
    row("V, Shift+V", film, film.of("Shift+V"));
  }

  private boolean isEmpty(Space space) {
    return scene().space() == space && scene().bodies().isEmpty();
  }

  private static void write(Scene scene, Path file) {
    try {
      SceneFile.save(scene, file);
    } catch (SceneFileException failure) {
      throw new IllegalStateException(failure);
    }
  }

  private Node find(String selector) {
    return stage.getScene().getRoot().lookup(selector);
  }

  /// An edit like any other.
  private void move() {
    session().make(new Edit.Move(Set.of("wall"), Vec3.X));
  }

  private void select(String... ids) {
    session().select(new Selection(List.of(ids)));
  }

  private Runnable selecting(String... ids) {
    return () -> select(ids);
  }

  private void edits() {
    row(
        "Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y",
        saying("undo", key("Shortcut+Z", () -> scene().equals(SCENE)).after(this::move)),
        saying("redo", key("Shortcut+Shift+Z", this::isRedone).after(this::undone)),
        key("Shortcut+Y", this::isRedone).after(this::undone));
    row(
        "Ctrl+H",
        key("Shortcut+H", () -> find("#history-pane").isVisible()),
        key("Shortcut+H", () -> !find("#history-pane").isVisible()));
    row(
        "Ctrl+Shift+R",
        saying("reset", key("Shortcut+Shift+R", this::isOriginal).after(this::openBuiltIn)));
    row(
        "Ctrl+X, Ctrl+C, Ctrl+V",
        saying(
            "cut",
            key("Shortcut+X", () -> isCopied() && removed().equals(Set.of("b")))
                .after(this::copying)),
        saying(
            "copy",
            key("Shortcut+C", () -> isCopied() && before.equals(scene())).after(this::copying)),
        saying(
            "paste", key("Shortcut+V", () -> added() == 1 && selectsLast()).after(this::pasting)));
    row(
        "Ctrl+D",
        saying(
            "duplicate",
            key("Shortcut+D", () -> added() == 1 && selectsLast()).after(selecting("b"))));
    row(
        "Delete, Backspace",
        saying("delete", key("Delete", () -> removed().equals(Set.of("b"))).after(selecting("b"))),
        key("Backspace", () -> removed().equals(Set.of("b"))).after(selecting("b")));
    row(
        "Ctrl+Shift+C, Ctrl+Shift+J",
        saying(
            "test",
            key("Shortcut+Shift+C", () -> clips("@Test", "\"b\"", "\"c\""))
                .after(selecting("b", "c"))),
        saying(
            "scene",
            key("Shortcut+Shift+J", () -> clips("{", "\"b\"", "\"c\""))
                .after(selecting("b", "c"))));
    row(
        "Ctrl+E, Ctrl+Shift+E",
        saying("expect", key("Shortcut+E", () -> contacts().equals(List.of("a b", "b c", "c d")))),
        saying(
            "clear",
            key("Shortcut+Shift+E", () -> scene().expect().isEmpty()).after(this::expect)));
  }

  private boolean isRedone() {
    return !scene().equals(SCENE) && session().document().get().history().redoable().isEmpty();
  }

  private void undone() {
    move();
    session().undo();
  }

  private void openBuiltIn() {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    session().open(Document.builtIn("sphere-box", scene.withoutExpectation()), FRONT);
    session().make(new Edit.Move(Set.of(scene.bodies().getFirst().id()), Vec3.X));
  }

  private boolean isOriginal() {
    Scene scene = BuiltInScenes.named("sphere-box").orElseThrow();
    return scene().equals(scene.withoutExpectation());
  }

  private void copying() {
    clipboard.text = Optional.empty();
    select("b");
  }

  private boolean isCopied() {
    return clips("\"b\"") && !clips("\"a\"");
  }

  private void pasting() {
    copying();
    fire("Shortcut+C");
    select();
  }

  private boolean clips(String... parts) {
    return Stream.of(parts).allMatch(clipboard.text.orElse("")::contains);
  }

  private Set<String> removed() {
    return before.ids().stream()
        .filter(id -> !scene().ids().contains(id))
        .collect(Collectors.toSet());
  }

  private int added() {
    return scene().bodies().size() - before.bodies().size();
  }

  private boolean selectsLast() {
    return selected().equals(List.of(scene().bodies().getLast().id()));
  }

  private List<String> selected() {
    return session().selection().get().ids();
  }

  private List<String> contacts() {
    return scene().expect().orElseThrow().contacts().stream()
        .map(pair -> pair.a() + " " + pair.b())
        .toList();
  }

  private void expect() {
    session().make(new Edit.Expect(Optional.of(new Expectation(List.of()))));
  }

  private void bodies() {
    row(
        "Ctrl+A, Ctrl+Shift+A",
        saying("all", key("Shortcut+A", () -> selected().equals(List.copyOf(ids())))),
        saying(
            "none",
            key("Shortcut+Shift+A", () -> selected().isEmpty()).after(selecting("b", "c"))));
    row(
        "Ctrl+Down, Ctrl+Up",
        saying(
            "next",
            key("Shortcut+Down", () -> selected().equals(List.of("c"))).after(selecting("b"))),
        saying(
            "previous",
            key("Shortcut+Up", () -> selected().equals(List.of("a"))).after(selecting("b"))));
    row(
        "F3, Shift+F3",
        saying("next contact", key("F3", () -> selected().equals(List.of("a", "b")))),
        saying(
            "next contact",
            key("F3", () -> selected().equals(List.of("c", "d"))).after(selecting("b", "c"))),
        saying("previous contact", key("Shift+F3", () -> selected().equals(List.of("c", "d")))),
        saying(
            "previous contact",
            key("Shift+F3", () -> selected().equals(List.of("a", "b")))
                .after(selecting("b", "c"))));
    row(
        "F2, H, Shift+H, Alt+Up, Alt+Down",
        saying("rename", key("F2", () -> hasFocus("#outliner-name")).after(selecting("b"))),
        key("H", () -> scene().hidden().equals(Set.of("b"))).after(selecting("b")),
        key("H", () -> scene().hidden().isEmpty()).after(this::hide),
        saying("show all", key("Shift+H", () -> scene().hidden().isEmpty()).after(this::hide)),
        saying("up", key("Alt+Up", () -> ids().indexOf("b") == 0).after(selecting("b"))),
        saying("down", key("Alt+Down", () -> ids().indexOf("b") == 2).after(selecting("b"))));
    adding("Ctrl+1 to 6");
    nudging("arrows, Page Up, Page Down");
    bits("Alt+Shift, Ctrl+Shift with arrows, Page Up, Page Down");
  }

  private List<String> ids() {
    return scene().bodies().stream().map(Body::id).toList();
  }

  private void hide() {
    select("b");
    session().make(new Edit.Hide(Set.of("b"), true));
  }

  private boolean hasFocus(String selector) {
    return stage.getScene().getFocusOwner().equals(find(selector));
  }

  private void adding(String cell) {
    List<String> solid = List.of("Sphere", "Capsule", "Box", "Segment", "Triangle", "Hull");
    List<String> flat = List.of("Circle", "Capsule", "Polygon", "Segment", "Sector", "Point");
    for (int i = 0; i < 6; i++) {
      String inSpace = solid.get(i);
      String inPlane = flat.get(i);
      String key = "Shortcut+" + (i + 1);
      row(
          cell,
          key(key, () -> added() == 1 && selected().equals(List.of(inSpace))),
          key(key, () -> added() == 1 && selected().equals(List.of(inPlane)))
              .after(this::openFlat));
    }
  }

  private void openFlat() {
    session().open(Document.of(FLAT), FRONT);
    select("a");
  }

  /// Seen from the front, the keys go along the axes.
  private void nudging(String cell) {
    nudge(cell, "Right", Vec3.X);
    nudge(cell, "Left", Vec3.X.negated());
    nudge(cell, "Up", Vec3.Y);
    nudge(cell, "Down", Vec3.Y.negated());
    nudge(cell, "Page Up", Vec3.Z.negated());
    nudge(cell, "Page Down", Vec3.Z);
  }

  private void nudge(String cell, String key, Vec3 way) {
    row(
        cell,
        key(key, () -> moved(way.times(step()))).after(selecting("b")),
        key("Shift+" + key, () -> moved(way.times(10 * step()))).after(selecting("b")));
  }

  private double step() {
    return window.viewport().step().get().size();
  }

  private boolean moved(Vec3 by) {
    return center().minus(center(before)).minus(by).length() < TINY
        && scene().bodies().size() == before.bodies().size();
  }

  private Vec3 center() {
    return center(scene());
  }

  private static Vec3 center(Scene scene) {
    return scene.body("b").orElseThrow().points().getFirst();
  }

  private void bits(String cell) {
    bits(cell, "Alt+Shift+", "double", Math::nextUp, Math::nextDown);
    bits(
        cell,
        "Shortcut+Shift+",
        "float",
        number -> Math.nextUp((float) number),
        number -> Math.nextDown((float) number));
  }

  private void bits(
      String cell, String keys, String kind, DoubleUnaryOperator up, DoubleUnaryOperator down) {
    DoubleUnaryOperator same = DoubleUnaryOperator.identity();
    String next = "next " + kind + " along ";
    String previous = "previous " + kind + " along ";
    row(
        cell,
        saying(next + "x", bit(keys + "Right", up, same, same)),
        saying(previous + "x", bit(keys + "Left", down, same, same)),
        saying(next + "y", bit(keys + "Up", same, up, same)),
        saying(previous + "y", bit(keys + "Down", same, down, same)),
        saying(next + "z", bit(keys + "Page Down", same, same, up)),
        saying(previous + "z", bit(keys + "Page Up", same, same, down)));
  }

  private Check bit(
      String key, DoubleUnaryOperator x, DoubleUnaryOperator y, DoubleUnaryOperator z) {
    Vec3 was = center(SCENE);
    Vec3 next =
        new Vec3(x.applyAsDouble(was.x()), y.applyAsDouble(was.y()), z.applyAsDouble(was.z()));
    return key(key, () -> center().equals(next)).after(selecting("b"));
  }

  private Camera seen() {
    return session().display().camera().get();
  }

  private Runnable from(Camera camera) {
    return () -> session().display().lookFrom(camera);
  }

  private void camera() {
    Check all =
        saying(
            "all", key("Home", () -> seen().equals(whole())).after(from(FRONT.facing(0.5, 0.2))));
    row("Home, A", all, all.of("A"));
    sides();
    turns();
    Check nearer =
        saying("in", key("Equals", () -> near(seen(), FRONT.zoomedBy(0.8, FRONT.target()))));
    Check away =
        saying("out", key("Minus", () -> near(seen(), FRONT.zoomedBy(1.25, FRONT.target()))));
    row("+, -", nearer, nearer.of("Plus"), away);
    row("", nearer.of("Shift+Equals"), nearer.of("Add"), away.of("Subtract"));
    row(
        "W, E, R",
        saying(
            "move",
            key("W", () -> view().tool() == View.Tool.MOVE)
                .after(() -> session().display().show(view().with(View.Tool.RESIZE)))),
        saying("rotate", key("E", () -> view().tool() == View.Tool.ROTATE)),
        saying("resize", key("R", () -> view().tool() == View.Tool.RESIZE)));
    row(
        "C, D, Shift+D, Shift+C",
        saying("contact", layer("C", Layer.CONTACTS)),
        saying("distance", layer("D", Layer.DISTANCE)),
        saying("depth", layer("Shift+D", Layer.DEPTH)),
        saying("crossings", layer("Shift+C", Layer.CROSSING)));
    row(
        "B, N, G, Shift+S",
        saying("boxes", layer("B", Layer.BOUNDS)),
        saying("names", layer("N", Layer.NAMES)),
        saying("grid", layer("G", Layer.GRID)),
        saying("stripes", layer("Shift+S", Layer.STRIPES)));
    row(
        "",
        mouse("Shortcut+F1", View.Mouse.BENCH),
        saying("unity", mouse("Shortcut+F2", View.Mouse.UNITY)),
        saying("blender", mouse("Shortcut+F3", View.Mouse.BLENDER)),
        saying("godot", mouse("Shortcut+F4", View.Mouse.GODOT)));
  }

  private void sides() {
    String cell = "1, 3, 7 (again: opposite), 0";
    side(cell, "1", Side.FRONT, Side.BACK);
    side(cell, "3", Side.RIGHT, Side.LEFT);
    side(cell, "7", Side.TOP, Side.BOTTOM);
    Check reset =
        saying("reset", key("0", () -> seen().equals(FRONT)).after(from(FRONT.facing(0.5, 0.2))));
    row(cell, reset);
    Check lens = key("5", () -> view().lens() == Lens.ORTHOGRAPHIC);
    Check back =
        key("5", () -> view().lens() == Lens.PERSPECTIVE)
            .after(() -> session().display().show(view().with(Lens.ORTHOGRAPHIC)));
    row(
        "5, F",
        lens,
        back,
        saying(
            "selection",
            key("F", () -> seen().target().equals(center(SCENE))).after(selecting("b"))));
    row("", reset.of("Numpad 0"), lens.of("Numpad 5"), back.of("Numpad 5"));
  }

  private void side(String cell, String key, Side side, Side opposite) {
    Check first =
        saying(
            Words.of(side),
            key(key, () -> side.isSeenBy(seen())).after(from(FRONT.facing(0.5, 0.2))));
    Check again =
        saying(
            Words.of(opposite),
            key(key, () -> opposite.isSeenBy(seen())).after(from(side.seenBy(FRONT))));
    row(cell, first, again);
    row("", first.of("Numpad " + key), again.of("Numpad " + key));
  }

  /// The keys of the number pad turn, and with Shift those beside the letters move.
  private void turns() {
    double step = Math.toRadians(15);
    double tenth = FRONT.visibleHeight() / 10;
    turn("4", "left", FRONT.facing(-step, 0), Vec3.X.times(-tenth));
    turn("6", "right", FRONT.facing(step, 0), Vec3.X.times(tenth));
    turn("8", "up", FRONT.facing(0, step), Vec3.Y.times(tenth));
    turn("2", "down", FRONT.facing(0, -step), Vec3.Y.times(-tenth));
  }

  private void turn(String key, String word, Camera turned, Vec3 way) {
    Check turns = saying(word, key(key, () -> near(seen(), turned)));
    row(
        "4, 6, 8, 2, with Shift",
        turns,
        saying(word, key("Shift+" + key, () -> near(seen(), FRONT.movedBy(way)))));
    row("", turns.of("Numpad " + key));
  }

  private static boolean near(Camera one, Camera other) {
    return one.target().minus(other.target()).length() < TINY
        && one.eye().minus(other.eye()).length() < TINY;
  }

  private Camera whole() {
    return new Framing(
            Space.THREE,
            Lens.PERSPECTIVE,
            window.viewport().getWidth() / window.viewport().getHeight())
        .of(SCENE.bodies(), seen());
  }

  private View view() {
    return session().display().view().get();
  }

  private Check layer(String key, Layer layer) {
    return key(key, () -> view().equals(View.FIRST.toggled(layer)));
  }

  private Check mouse(String key, View.Mouse mouse) {
    View.Mouse other = mouse == View.Mouse.BENCH ? View.Mouse.GODOT : View.Mouse.BENCH;
    return key(key, () -> view().mouse() == mouse)
        .after(() -> session().display().show(view().with(other)));
  }

  private double now() {
    return session().evaluation().get().time();
  }

  private Runnable at(double time) {
    return () -> session().showTime(time);
  }

  private Pace pace() {
    return session().display().pace().get();
  }

  private void time() {
    row(
        "Space",
        key("Space", () -> shows(Feather.PAUSE)),
        key("Space", () -> shows(Feather.PLAY)).after(() -> fire("Space")));
    row("T", saying("first contact", key("T", () -> Math.abs(now() - 0.5) < TINY)));
    row(
        ", . with Shift",
        saying("back", key("Comma", () -> now() == 0.24).after(at(0.25))),
        saying("forward", key("Period", () -> now() == 0.26).after(at(0.25))),
        saying("start", key("Shift+Comma", () -> now() == 0).after(at(0.25))),
        saying("end", key("Shift+Period", () -> now() == 1).after(at(0.25))));
    row(
        "[ ] L",
        saying("slower", key("Open Bracket", () -> pace().equals(new Pace(0.5, false)))),
        saying("faster", key("Close Bracket", () -> pace().equals(new Pace(2, false)))),
        saying("loop", key("L", () -> pace().equals(new Pace(1, true)))));
  }

  private boolean shows(Feather icon) {
    Button play = (Button) find("#time-play");
    return ((FontIcon) play.getGraphic()).getIconCode() == icon;
  }

  private Layout layout() {
    return session().display().layout().get();
  }

  private void panes() {
    row(
        "Ctrl+B, Ctrl+I, Ctrl+K, F6",
        saying(
            "outliner", key("Shortcut+B", () -> layout().equals(Layout.FIRST.outlinerToggled()))),
        saying(
            "inspector", key("Shortcut+I", () -> layout().equals(Layout.FIRST.inspectorToggled()))),
        saying(
            "steps",
            key("Shortcut+K", () -> layout().equals(Layout.FIRST.showing(Layout.Tab.STEPS)))),
        saying("next pane", key("F6", () -> isIn("#inspector"))));
    row("", saying("previous pane", key("Shift+F6", () -> isIn("#outliner"))));
    row(
        "M",
        saying(
            "methods", key("M", () -> layout().equals(Layout.FIRST.showing(Layout.Tab.METHODS)))));
    row("Ctrl+F", key("Shortcut+F", () -> hasFocus("#outliner-filter")));
    row("Ctrl+T", key("Shortcut+T", () -> !palette.equals(window.viewport().palette().get())));
    row("Ctrl+P", key("Shortcut+P", () -> find("#finder").isVisible()));
    row("", key("Shortcut+G", () -> hasFocus("#snap-step")));
  }

  private boolean isIn(String pane) {
    return Stream.iterate(stage.getScene().getFocusOwner(), node -> node != null, Node::getParent)
        .anyMatch(find(pane)::equals);
  }
}
