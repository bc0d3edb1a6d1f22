package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.app.viewport.gesture.MouseTable;
import collisionbench.app.viewport.gesture.MouseTable.Motion;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Point2D;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import org.junit.jupiter.api.Test;

/// Which way and how far the camera goes with each drag of each mouse, the wheel and the cube: in
/// terms of what is seen in the picture before and after.
class CameraGesturesTest extends OneWindowTest {

  private static final Camera ASKEW = new Camera(new Vec3(0.5, 1, -0.25), 10, 0.6, 0.35);
  private static final Camera FLAT = new Camera(new Vec3(0.5, 1, 0), 10, 0, 0);

  /// Right, left, down, up, and aslant, in pixels.
  private static final List<Point2D> WAYS =
      List.of(
          new Point2D(60, 0),
          new Point2D(-60, 0),
          new Point2D(0, 40),
          new Point2D(0, -40),
          new Point2D(35, -25));

  private static final double RADIANS_PER_PIXEL = 0.008;
  private static final double TINY = 1e-9;

  /// Places of events are floats.
  private static final double PIXELS = 1e-3;

  @Override
  Document document() {
    return Document.of(inSpace(new Body3("ball", new Sphere(new Vec3(-2, 1, 0), 0.8))));
  }

  private static Document flat() {
    return Document.of(inPlane(new Body2("disc", new Circle(new Vec2(-2, 1), 0.8))));
  }

  private void show(View.Lens lens, View.Mouse mouse) {
    session().display().show(session().display().view().get().with(lens).with(mouse));
  }

  /// Begins anew, with a camera in place.
  private Projection from(Camera camera) {
    session().display().lookFrom(camera);
    return window.viewport().projection();
  }

  private void drag(Point2D from, Point2D way, MouseButton button, int modifiers) {
    mouse(MouseEvent.MOUSE_PRESSED, from, button, modifiers);
    mouse(MouseEvent.MOUSE_DRAGGED, from.add(way.multiply(0.5)), button, modifiers);
    mouse(MouseEvent.MOUSE_DRAGGED, from.add(way), button, modifiers);
    mouse(MouseEvent.MOUSE_RELEASED, from.add(way), button, modifiers);
  }

  private void mouse(EventType<MouseEvent> type, Point2D at, MouseButton button, int modifiers) {
    MouseEvents.fire(window.viewport(), type, at, button, modifiers);
  }

  private static int modifiers(MouseTable.Line line) {
    return line.keys().stream()
        .mapToInt(key ->
            switch (key) {
              case ALT -> MouseEvents.ALT;
              case SHIFT -> MouseEvents.SHIFT;
              case SHORTCUT -> MouseEvents.CONTROL;
            })
        .sum();
  }

  @Test
  void everyLineOfEveryTableMovesTheCameraTheWayTheHandGoes() {
    robot.interact(() -> {
      for (View.Lens lens : View.Lens.values()) {
        everyLine(lens, ASKEW);
      }
      session().open(flat(), FLAT);
      everyLine(View.Lens.PERSPECTIVE, FLAT);
    });
    assertFalse(session().document().get().isDirty());
  }

  private void everyLine(View.Lens lens, Camera camera) {
    for (View.Mouse mouse : View.Mouse.values()) {
      show(lens, mouse);
      for (MouseTable.Line line : MouseTable.of(mouse).lines()) {
        for (Point2D way : WAYS) {
          Projection before = from(camera);
          // Where nothing is, and beside the middle.
          Point2D start = new Point2D(before.width() * 0.6, before.height() * 0.3);
          drag(start, way, line.button(), modifiers(line));
          Projection after = window.viewport().projection();
          String what = mouse + " " + lens + " " + line + " " + way;
          new Seen(before, after, start, way, what).is(meant(line.does(), lens));
        }
      }
    }
  }

  /// A plane is only moved, and without perspective there is no eye to turn about.
  private Motion meant(Motion motion, View.Lens lens) {
    boolean flat = session().space() == Space.TWO;
    return switch (motion) {
      case TURN -> flat ? Motion.MOVE : Motion.TURN;
      case LOOK -> flat ? Motion.MOVE : lens == View.Lens.ORTHOGRAPHIC ? Motion.TURN : Motion.LOOK;
      case SELECT, MOVE, ZOOM -> motion;
    };
  }

  /// What is seen before and after a drag.
  private record Seen(
      Projection before, Projection after, Point2D start, Point2D way, String what) {

    void is(Motion motion) {
      switch (motion) {
        case SELECT -> assertEquals(before.camera(), after.camera(), what);
        case TURN -> turns(RADIANS_PER_PIXEL);
        case LOOK -> looks();
        case MOVE -> moves();
        case ZOOM -> zooms();
      }
    }

    /// What is in front of the target goes with the hand.
    void turns(double speed) {
      Camera camera = before.camera();
      goesWithTheHand(camera.target().plus(camera.distance() / 10, camera.towardsEye()), 1);
      assertEquals(camera.target(), after.camera().target(), what);
      assertEquals(camera.distance(), after.camera().distance(), what);
      isTurnedBy(speed);
    }

    /// The eye stays, and what it looked at goes against the hand: the eye follows it.
    private void looks() {
      goesWithTheHand(before.camera().target(), -1);
      assertNear(before.camera().eye(), after.camera().eye());
      assertEquals(before.camera().distance(), after.camera().distance(), what);
      isTurnedBy(RADIANS_PER_PIXEL / 2);
    }

    private void goesWithTheHand(Vec3 point, int sign) {
      Point2D gone = pixel(after, point).subtract(pixel(before, point));
      assertTrue(way.getX() == 0 || sign * gone.getX() * way.getX() > 0, () -> what + gone);
      assertTrue(way.getY() == 0 || sign * gone.getY() * way.getY() > 0, () -> what + gone);
    }

    private void isTurnedBy(double speed) {
      Camera now = after.camera();
      assertEquals(speed * way.getX(), before.camera().azimuth() - now.azimuth(), TINY, what);
      assertEquals(speed * way.getY(), now.elevation() - before.camera().elevation(), TINY, what);
    }

    /// What was grabbed is still under the hand.
    private void moves() {
      assertNear(start.add(way), pixel(after, grabbed()));
      assertEquals(before.camera().distance(), after.camera().distance(), what);
      looksTheSameWay();
    }

    /// What was grabbed stays in its place. Up brings it nearer.
    private void zooms() {
      assertNear(start, pixel(after, grabbed()));
      double notches = -way.getY() / 15;
      assertEquals(
          Math.pow(0.88, notches),
          after.camera().distance() / before.camera().distance(),
          TINY,
          what);
      looksTheSameWay();
    }

    private Vec3 grabbed() {
      return before.onPlaneThrough(before.camera().target(), start.getX(), start.getY());
    }

    private static Point2D pixel(Projection projection, Vec3 point) {
      return projection.toPixel(point).orElseThrow();
    }

    private void assertNear(Vec3 expected, Vec3 actual) {
      assertEquals(0, expected.minus(actual).length(), TINY, what);
    }

    private void assertNear(Point2D expected, Point2D actual) {
      assertEquals(0, expected.distance(actual), PIXELS, () -> what + " leads to " + actual);
    }

    private void looksTheSameWay() {
      assertEquals(before.camera().azimuth(), after.camera().azimuth(), what);
      assertEquals(before.camera().elevation(), after.camera().elevation(), what);
    }
  }

  @Test
  void theWheelZoomsToTheCursor() {
    robot.interact(() -> {
      for (View.Lens lens : View.Lens.values()) {
        show(lens, View.Mouse.BENCH);
        wheel(ASKEW);
      }
      session().open(flat(), FLAT);
      wheel(FLAT);
    });
  }

  private void wheel(Camera camera) {
    for (int notches : new int[] {1, -1, 3}) {
      Projection before = from(camera);
      Point2D at = new Point2D(before.width() * 0.7, before.height() * 0.2);
      scroll(at, 40 * notches);
      // As a drag of 15 pixels a notch, up for towards.
      Seen seen =
          new Seen(
              before,
              window.viewport().projection(),
              at,
              new Point2D(0, -15 * notches),
              "wheel " + notches);
      seen.is(Motion.ZOOM);
    }
  }

  private void scroll(Point2D at, double delta) {
    Point2D screen = window.viewport().localToScreen(at);
    Point2D scene = window.viewport().localToScene(at);
    Event.fireEvent(
        window.viewport(),
        new ScrollEvent(
            ScrollEvent.SCROLL,
            scene.getX(),
            scene.getY(),
            screen.getX(),
            screen.getY(),
            false,
            false,
            false,
            false,
            true,
            false,
            0,
            delta,
            0,
            delta,
            ScrollEvent.HorizontalTextScrollUnits.NONE,
            0,
            ScrollEvent.VerticalTextScrollUnits.NONE,
            0,
            0,
            null));
  }

  @Test
  void theCubeTurnsTheSceneWithTheHand() {
    robot.interact(() -> {
      for (View.Lens lens : View.Lens.values()) {
        show(lens, View.Mouse.BENCH);
        for (Point2D way : WAYS) {
          Projection before = from(ASKEW);
          Point2D cube = new Point2D(before.width() - 64, 64);
          drag(cube, way, MouseButton.PRIMARY, 0);
          new Seen(before, window.viewport().projection(), cube, way, "cube " + way).turns(0.014);
        }
      }
    });
  }
}
