package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.Layout;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Stream;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.testfx.matcher.control.LabeledMatchers;

/// Whatever is dragged ends where the mouse lets go, also where the window has not seen it come.
class QuickDragTest extends QuickHand {

  private static final Vec3 BALL = new Vec3(-2, 1, 0);
  private static final Vec3 BOX = new Vec3(2, 1, 0);
  private static final Vec3 TIP = new Vec3(1, -1, 0);
  private static final Vec3 NOTHING = new Vec3(0, 2.6, 0);

  /// From the middle of a body to its handle that moves it to the right, in pixels.
  private static final double HANDLE = 45;

  private static final Scene SPACE =
      inSpace(
          new Body3("ball", new Sphere(BALL, 0.6)),
          new Body3("box", new Box(BOX, new Vec3(0.5, 0.5, 0.5), Rotation.NONE)),
          new Body3("runner", new Sphere(new Vec3(0, -1, 0), 0.4), new Vec3(1, 0, 0)));

  @Override
  Document document() {
    return Document.of(SPACE);
  }

  /// Something that can be dragged.
  ///
  /// @param from where on the screen it is taken
  /// @param right how far it is dragged, in pixels
  /// @param down how far it is dragged, in pixels
  private record Thing(
      String name, MouseButton button, Supplier<Point2D> from, double right, double down) {}

  @TestFactory
  Stream<DynamicTest> quickDragEndsWhereASlowOneDoes() {
    return Stream.of(
            inPicture("a body", BALL),
            handle(),
            inPicture("a velocity", TIP),
            camera(),
            new Thing("the cube", MouseButton.PRIMARY, this::cube, -90, 40),
            control("the thumb of the slider", "#time-slider .thumb", 200, 0),
            control("the track of the slider", "#time-slider", 200, 0),
            control("a number by its label", "#field-shape-0-x-label", 120, 0),
            new Thing("a row", MouseButton.PRIMARY, this::row, 0, 60),
            control("a divider", "#panes > .split-pane-divider", 60, 0))
        .map(this::endsAtTheRelease);
  }

  private Thing inPicture(String name, Vec3 point) {
    return new Thing(name, MouseButton.PRIMARY, () -> onScreen(point), 150, 60);
  }

  private Thing handle() {
    return new Thing("a handle", MouseButton.PRIMARY, () -> onScreen(BOX).add(HANDLE, 0), 120, 0);
  }

  private Thing camera() {
    return new Thing("the camera", MouseButton.SECONDARY, () -> onScreen(NOTHING), 150, 60);
  }

  private Thing control(String name, String selector, double right, double down) {
    Supplier<Point2D> middle = () -> middle(robot.lookup(selector).query());
    return new Thing(name, MouseButton.PRIMARY, middle, right, down);
  }

  private Point2D cube() {
    return onFx(() -> window.viewport().localToScreen(window.viewport().getWidth() - 64, 64));
  }

  private Point2D row() {
    return middle(robot.lookup(".body-name").match(LabeledMatchers.hasText("ball")).query());
  }

  private static Point2D middle(Node node) {
    Bounds bounds = onFx(() -> node.localToScreen(node.getBoundsInLocal()));
    return new Point2D(bounds.getCenterX(), bounds.getCenterY());
  }

  private DynamicTest endsAtTheRelease(Thing thing) {
    return DynamicTest.dynamicTest(
        thing.name(),
        () -> {
          Point2D from = beginWith(thing);
          Point2D to = from.add(thing.right(), thing.down());
          Object before = state();
          dragSlowly(from, to, thing.button());
          Object slow = state();
          beginWith(thing);
          assertEquals(before, state());
          dragQuickly(from, to, thing.button());
          assertNotEquals(before, slow);
          assertEquals(slow, state());
        });
  }

  /// {@return the pixel of the screen where the thing is}
  private Point2D beginWith(Thing thing) {
    robot.interact(() -> {
      session().open(document(), FRONT);
      session().select(Selection.of("box"));
      session().showTime(0);
      session().display().arrange(Layout.FIRST);
    });
    Point2D from = thing.from().get();
    return new Point2D(Math.rint(from.getX()), Math.rint(from.getY()));
  }

  /// {@return all that a drag can change}
  private List<Object> state() {
    return onFx(() ->
        List.of(
            scene().bodies(),
            session().display().camera().get(),
            session().evaluation().get().time(),
            Math.rint(session().display().layout().get().outlinerWidth())));
  }
}
