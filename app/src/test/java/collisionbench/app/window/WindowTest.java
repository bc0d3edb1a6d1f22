package collisionbench.app.window;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.viewport.Viewport;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.app.window.document.FileDialogs;
import collisionbench.app.window.document.FileKind;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.geometry.Dimension2D;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.SubScene;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.image.Image;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxToolkit;

/// A real window on a scene, and a hand on the mouse.
abstract class WindowTest {

  /// Straight from the front, so that a drag from one body's middle to another's brings them
  /// together.
  static final Camera FRONT = new Camera(new Vec3(0, 1, 0), 10, 0, 0);

  /// The size in which the window opens where nothing else is remembered.
  static final Dimension2D AS_IT_OPENS = new Dimension2D(1280, 800);

  private static final Dimension2D SMALLER = new Dimension2D(1000, 640);

  final Hand robot = new Hand();
  final Asked asked = new Asked();
  final Board clipboard = new Board();
  Stage stage;
  BenchWindow window;

  /// Where this window keeps its settings.
  @TempDir Path home;

  /// Stands for the file dialogs of the desktop: answers with what the test has laid ready.
  static final class Asked implements FileDialogs {

    Optional<Path> answer = Optional.empty();
    int times;

    /// What was asked for last: empty for a file to open.
    Optional<FileKind> toSave = Optional.empty();

    @Override
    public Optional<Path> open(Optional<Path> beside) {
      times++;
      toSave = Optional.empty();
      return answer;
    }

    @Override
    public Optional<Path> openFolder(Optional<Path> beside) {
      return open(beside);
    }

    @Override
    public Optional<Path> openProgram() {
      return open(Optional.empty());
    }

    @Override
    public Optional<Path> newProgram() {
      return open(Optional.empty());
    }

    @Override
    public Optional<Path> save(FileKind kind, Optional<Path> beside, String suggestion) {
      times++;
      toSave = Optional.of(kind);
      return answer;
    }
  }

  /// Stands for the clipboard, which tests need not share with the desktop.
  static final class Board implements TextClipboard {

    Optional<String> text = Optional.empty();
    boolean refuses;

    @Override
    public Optional<String> read() {
      return text;
    }

    @Override
    public boolean write(String next) {
      if (!refuses) {
        text = Optional.of(next);
      }
      return !refuses;
    }
  }

  abstract Document document();

  /// {@return how large the window is. What can be done in a smaller one is, since most of the time
  /// of a test goes into drawing it}
  Dimension2D size() {
    return SMALLER;
  }

  @BeforeEach
  void open() throws TimeoutException {
    FxToolkit.registerPrimaryStage();
    make(home);
    robot.interact(() -> {
      stage.setX(0);
      stage.setY(0);
      stage.setWidth(size().getWidth());
      stage.setHeight(size().getHeight());
      window.show();
    });
    settle();
  }

  private void make(Path folder) {
    stage = onFx(Stage::new);
    window =
        onFx(() ->
            new BenchWindow(
                stage, document(), Optional.of(asked), clipboard, FrameTimer.SILENT, folder));
  }

  /// Closes the window and opens another that remembers.
  void reopen() {
    robot.interact(stage::hide);
    openAgain();
  }

  /// Opens another window that remembers, wherever it remembers to be.
  void openAgain() {
    openAgain(home);
  }

  void openAgain(Path folder) {
    make(folder);
    robot.interact(window::show);
    settle();
  }

  @AfterEach
  void close() {
    releaseAll();
    robot.interact(stage::hide);
  }

  /// Releases all keys and mouse buttons that are held.
  final void releaseAll() {
    robot.release(new KeyCode[0]).release(new MouseButton[0]);
  }

  static Scene inSpace(Body3... bodies) {
    return new Scene(
        "Test", "", Space.THREE, List.of(bodies), Optional.of(FRONT), Optional.empty());
  }

  static Scene inPlane(Body2... bodies) {
    return new Scene(
        "Test",
        "",
        Space.TWO,
        List.of(bodies),
        Optional.of(new Camera(Vec3.ZERO, 10, 0, 0)),
        Optional.empty());
  }

  /// Switches between the languages, and waits until what stands in the window is another.
  void switchLanguage() {
    Viewport before = window.viewport();
    robot.interact(() -> speak(otherLanguage()));
    await(() -> !window.viewport().equals(before));
    settle();
  }

  /// Opens a built-in scene as the gallery does.
  void openBuiltIn(String key) {
    Scene scene = BuiltInScenes.named(key).orElseThrow().withoutExpectation();
    robot.interact(() -> window.files().open(Document.builtIn(key, scene)));
    settle();
  }

  /// {@return the language that the window does not speak}
  static Language otherLanguage() {
    return Languages.AVAILABLE.all().stream()
        .filter(language -> !language.equals(Texts.language()))
        .findFirst()
        .orElseThrow();
  }

  void speak(Language language) {
    window.change(settings -> settings.withLanguage(Optional.of(language)));
  }

  Session session() {
    return window.session();
  }

  Scene scene() {
    return session().document().get().scene();
  }

  Body body(String id) {
    return scene().body(id).orElseThrow();
  }

  /// {@return the names of the bodies in the order of the scene}
  List<String> ids() {
    return scene().bodies().stream().map(Body::id).toList();
  }

  /// {@return the number of steps that can be undone}
  int steps() {
    return session().document().get().history().done().size();
  }

  void select(String... ids) {
    robot.interact(() -> session().select(new Selection(List.of(ids))));
  }

  void undo() {
    robot.push(KeyCode.CONTROL, KeyCode.Z);
  }

  void redo() {
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
  }

  /// {@return an entry of a menu}
  MenuItem item(String id) {
    return robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
        .flatMap(menu -> menu.getItems().stream())
        .filter(item -> id.equals(item.getId()))
        .findFirst()
        .orElseThrow();
  }

  boolean touches(String id) {
    return session().evaluation().get().touching().contains(id);
  }

  String text(String id) {
    return robot.lookup("#" + id).queryAs(Label.class).getText();
  }

  /// {@return the node that shows a body; the picture of space keeps its bodies in a scene of its
  /// own}
  Node node(String id) {
    Viewport viewport = window.viewport();
    String selector = "#body-" + id;
    return ((Region) viewport.getChildrenUnmodifiable().getFirst())
        .getChildrenUnmodifiable().stream()
            .flatMap(child -> child instanceof SubScene view ? Stream.of(view.getRoot()) : null)
            .findFirst()
            .map(root -> root.lookup(selector))
            .orElseGet(() -> viewport.lookup(selector));
  }

  Point2D onScreen(Vec3 point) {
    Viewport viewport = window.viewport();
    Point2D pixel = viewport.projection().toPixel(point).orElseThrow();
    return onFx(() -> viewport.localToScreen(pixel));
  }

  /// Takes hold of what is at a point, and brings the mouse to another, in two steps as a hand
  /// would.
  void dragAndHold(Vec3 from, Vec3 to) {
    Point2D start = onScreen(from);
    Point2D end = onScreen(to);
    robot.moveTo(start).press(MouseButton.PRIMARY);
    robot.moveTo(start.midpoint(end)).moveTo(end);
    settle();
  }

  /// Sets the steps in which things snap.
  void snapBy(double step) {
    robot.interact(() ->
        session().display().show(session().display().view().get().snapping(Optional.of(step))));
  }

  void drop() {
    robot.release(MouseButton.PRIMARY);
    settle();
  }

  void drag(Vec3 from, Vec3 to) {
    dragAndHold(from, to);
    drop();
  }

  /// {@return the color of the bodies where a point of the scene is, below all that is drawn over
  /// them}
  Color pixel(Vec3 point) {
    return pixel(window.viewport().getChildrenUnmodifiable().getFirst(), point);
  }

  /// {@return the color of a part of the viewport, or of all of it, where a point of the scene is}
  Color pixel(Node part, Vec3 point) {
    Point2D at = window.viewport().projection().toPixel(point).orElseThrow();
    Image image = onFx(() -> part.snapshot(null, null));
    return image.getPixelReader().getColor((int) at.getX(), (int) at.getY());
  }

  /// The red of contact, lit or in shade, and nothing else that is on the screen.
  static boolean isRed(Color color) {
    boolean hue = color.getHue() > 345 || color.getHue() < 15;
    return hue && color.getSaturation() > 0.45 && color.getBrightness() > 0.3;
  }

  /// Waits until there is a node.
  void await(String selector) {
    await(() -> robot.lookup(selector).tryQuery().isPresent());
    settle();
  }

  /// Waits until something is the case that does not come from the hand, and all that came of it.
  static void await(Callable<Boolean> condition) {
    Fx.await(condition);
    Fx.handle();
  }

  static void settle() {
    Fx.settle();
  }

  static <T> T onFx(Callable<T> task) {
    return Fx.call(task);
  }
}
