package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.session.PlaybackSpeed;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.app.window.action.Command;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BooleanSupplier;
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
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Presses keys in a window, and looks at what has come of each. A key is pressed where it can do
/// something: in a scene as it is first opened.
abstract class KeyChecks extends WindowTest {

  /// A chain of three contacts, and something that moves into contact later.
  static final Scene SCENE =
      inSpace(
          new Body3("a", new Sphere(new Vec3(2.25, 1.5, -3), 0.5)),
          new Body3("b", new Sphere(new Vec3(3.25, 1.5, -3), 0.5)),
          new Body3("c", new Sphere(new Vec3(4.25, 1.5, -3), 0.5)),
          new Body3("d", new Sphere(new Vec3(5.25, 1.5, -3), 0.5)),
          new Body3("runner", new Sphere(new Vec3(-8, 4, 0), 0.5), new Vec3(8, 0, 0)),
          new Body3("wall", new Sphere(new Vec3(-3, 4, 0), 0.5)));

  static final Scene FLAT = inPlane(new Body2("a", new Circle(new Vec2(2, 1.5), 0.5)));

  static final double TINY = 1e-9;

  /// The keys that are pressed, in the cells of the guide's table; those that it leaves out are in
  /// the cell without a name.
  final Map<String, List<Check>> table = new LinkedHashMap<>();

  final List<String> failures = new ArrayList<>();

  /// As it was before the key was pressed.
  Scene before = SCENE;

  Document opened = Document.of(SCENE);

  @Override
  Document document() {
    return opened;
  }

  /// What a key has to have done.
  ///
  /// @param words what its item in a menu says, among others
  /// @param prepare makes the key possible
  record Check(String key, String words, Runnable prepare, BooleanSupplier done) {

    Check of(String other) {
      return new Check(other, words, prepare, done);
    }

    Check after(Runnable first) {
      return new Check(key, words, first, done);
    }

    Check saying(String said) {
      return new Check(key, said, prepare, done);
    }

    boolean isSaid(String title) {
      return words.isEmpty()
          || Pattern.compile("\\b" + words + "\\b", Pattern.CASE_INSENSITIVE).matcher(title).find();
    }
  }

  static Check key(String key, BooleanSupplier done) {
    return new Check(key, "", () -> {}, done);
  }

  void row(String cell, Check... checks) {
    table.computeIfAbsent(cell, _ -> new ArrayList<>()).addAll(List.of(checks));
  }

  /// Opens the scene anew, as at first, and presses the key.
  void press(Check check) {
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
    session().display().changeSpeed(_ -> PlaybackSpeed.FIRST);
    window.viewport().requestFocus();
    check.prepare.run();
    before = scene();
    String title = title(KeyCombination.keyCombination(check.key));
    fire(check.key);
    if (!check.done.getAsBoolean() || !check.isSaid(title)) {
      failures.add(check.key + " (" + title + ")");
    }
  }

  /// {@return the name of the action of a key, in a menu if it has an entry there}
  String title(KeyCombination key) {
    List<String> ids =
        window.commands().all().stream()
            .filter(command -> command.keys().contains(key))
            .map(Command::id)
            .toList();
    MenuBar bar = (MenuBar) find("#menu-bar");
    return bar.getMenus().stream()
        .flatMap(KeysTest::items)
        .filter(item -> ids.contains(item.getId()))
        .map(item -> item.getText().replace("_", ""))
        .findFirst()
        .orElseGet(
            () -> ids.stream().map(id -> Texts.get("action." + id)).collect(Collectors.joining()));
  }

  static Stream<MenuItem> items(MenuItem item) {
    return item instanceof Menu menu
        ? menu.getItems().stream().flatMap(KeysTest::items)
        : Stream.of(item);
  }

  void fire(String key) {
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

  Node find(String selector) {
    return stage.getScene().getRoot().lookup(selector);
  }

  /// An edit like any other.
  void move() {
    session().make(new Edit.Move(Set.of("wall"), Vec3.X));
  }

  /// Without the robot, since it runs on the window's thread.
  @Override
  void select(String... ids) {
    session().select(new Selection(List.of(ids)));
  }

  Runnable selecting(String... ids) {
    return () -> select(ids);
  }

  List<String> selected() {
    return session().selection().get().ids();
  }

  boolean hasFocus(String selector) {
    return stage.getScene().getFocusOwner().equals(find(selector));
  }

  Vec3 center() {
    return center(scene());
  }

  static Vec3 center(Scene scene) {
    return center(scene, "b");
  }

  static Vec3 center(Scene scene, String id) {
    return scene.body(id).orElseThrow().points().getFirst();
  }

  Camera seen() {
    return session().display().camera().get();
  }

  Runnable from(Camera camera) {
    return () -> session().display().lookFrom(camera);
  }

  View view() {
    return session().display().view().get();
  }

  double now() {
    return session().evaluation().get().time();
  }

  boolean shows(Feather icon) {
    Button play = (Button) find("#time-play");
    return ((FontIcon) play.getGraphic()).getIconCode() == icon;
  }
}
