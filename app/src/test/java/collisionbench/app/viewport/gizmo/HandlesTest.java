package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Tool;
import collisionbench.app.viewport.render.Grip;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import org.junit.jupiter.api.Test;

/// Which handles there are, and what moving and turning by them does.
class HandlesTest {

  private static final Body BALL = new Body3("ball", new Sphere(Vec3.ZERO, 0.8));
  private static final Body BOX = new Body3("box", new Box(Vec3.ZERO, new Vec3(0.5, 0.6, 0.7)));
  private static final Body STICK =
      new Body3("stick", new Segment(new Vec3(-1, 0, 0), new Vec3(1, 0, 0)));

  @Test
  void moveHasArrowsSquaresAndACenter() {
    assertEquals(
        Set.of("move-free", "move-x", "move-y", "move-z", "move-xy", "move-xz", "move-yz"),
        Set.copyOf(new Workpiece(Tool.MOVE, Workpiece.ASKEW, BALL).names()));
    assertEquals(
        List.of("move-free", "move-x", "move-y"),
        new Workpiece(Tool.MOVE, Workpiece.FRONT, new Body2("a", new Point2(Vec2.ZERO))).names());
  }

  @Test
  void whatPointsAtTheViewerIsLeftOut() {
    assertEquals(
        Set.of("move-free", "move-x", "move-y", "move-xy"),
        Set.copyOf(new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL).names()));
  }

  @Test
  void theForemostArrowComesFirst() {
    Camera behind = new Camera(Vec3.ZERO, 11, 0.6 + Math.PI, 0.35);
    List<String> front = new Workpiece(Tool.MOVE, Workpiece.ASKEW, BALL).names();
    List<String> back = new Workpiece(Tool.MOVE, behind, BALL).names();
    assertTrue(front.indexOf("move-z") < front.indexOf("move-x"));
    assertTrue(back.indexOf("move-x") < back.indexOf("move-z"));
  }

  @Test
  void handlesAreAsLargeAtAnyZoom() {
    for (double distance : new double[] {1e-3, 1, 11, 1e6}) {
      Camera camera = new Camera(Vec3.ZERO, distance, 0, 0);
      Point2D tip = new Workpiece(Tool.MOVE, camera, BALL).handle("move-x").at();
      assertEquals(0, tip.distance(new Point2D(576, 400)), 1e-6);
    }
  }

  @Test
  void aHandleIsHitFromEightPixelsAside() {
    Grip arrow = new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL).handle("move-x").grip();
    assertTrue(arrow.area().contains(550, 407.9) && arrow.area().contains(576, 400));
    assertFalse(arrow.area().contains(550, 408.5));
    assertEquals(Cursor.H_RESIZE, arrow.cursor());
    Grip up = new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL).handle("move-y").grip();
    assertEquals(Cursor.V_RESIZE, up.cursor());
  }

  @Test
  void whatIsRoundHasNothingToTurn() {
    assertEquals(List.of(), new Workpiece(Tool.ROTATE, Workpiece.ASKEW, BALL).names());
    for (Body round :
        List.of(new Body2("a", new Circle(Vec2.ZERO, 1)), new Body2("a", new Point2(Vec2.ZERO)))) {
      assertEquals(List.of(), new Workpiece(Tool.ROTATE, Workpiece.FRONT, round).names());
    }
    assertEquals(
        List.of("rotate-x", "rotate-y", "rotate-z", "rotate-view"),
        new Workpiece(Tool.ROTATE, Workpiece.ASKEW, BOX).names());
    assertEquals(
        List.of("rotate-z"),
        new Workpiece(Tool.ROTATE, Workpiece.FRONT, new Body2("a", new Segment2(Vec2.ZERO, Vec2.X)))
            .names());
  }

  @Test
  void whatIsHiddenHasNoHandles() {
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL, BOX);
    work.session.make(new Edit.Hide(Set.of("ball", "box"), true));
    assertEquals(List.of(), work.names());
  }

  @Test
  void anArrowMovesAlongItsAxisOnly() {
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.FRONT, BALL);
    assertEquals(
        new Sphere(new Vec3(0.5, 0, 0), 0.8),
        ((Body3) work.drag("move-x", 50, 0, Workpiece.NONE)).shape());
    Vec3 beside = work.drag("move-y", 30, -25, Workpiece.NONE).points().getFirst();
    assertEquals(new Vec3(0.5, beside.y(), 0), beside);
    assertEquals(0.25, beside.y(), 0.005);
    assertEquals(2, work.session.document().get().history().done().size());
  }

  @Test
  void anArrowOnALocalAxisMovesAlongIt() {
    Rotation turned = new Rotation(0, 0, 1, 2);
    Body box = new Body3("box", new Box(Vec3.ZERO, new Vec3(1, 0.5, 0.5), turned));
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.FRONT, box);
    work.localAxes = true;
    Vec3 moved = work.drag("move-x", 60, -80, Workpiece.SNAP).points().getFirst();
    assertEquals(new Vec3(0.6, 0.8, 0), moved);
    Vec3 y = turned.axisY();
    assertEquals(0, work.drag("move-x", 40, 0, Workpiece.NONE).points().getFirst().dot(y), 1e-12);
  }

  @Test
  void aSquareMovesInItsPlaneOnly() {
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.ASKEW, BALL);
    Vec3 moved = ((Sphere) ((Body3) work.drag("move-xz", 30, 20, Workpiece.NONE)).shape()).center();
    assertEquals(0, moved.y());
    assertTrue(moved.x() != 0 && moved.z() != 0);
  }

  @Test
  void theCenterGoesWithTheMouse() {
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.ASKEW, BALL);
    Vec3 moved =
        ((Sphere) ((Body3) work.drag("move-free", 30, 20, Workpiece.NONE)).shape()).center();
    Point2D pixel = work.projection().toPixel(moved).orElseThrow();
    assertTrue(pixel.distance(new Point2D(530, 420)) < 0.5);
    assertEquals(work.projection().depth(Vec3.ZERO), work.projection().depth(moved), 0.002);
  }

  @Test
  void severalAreResizedTogetherWithTheirDistances() {
    Body left = new Body3("left", new Sphere(new Vec3(-1, 0, 0), 0.25));
    Body right = new Body3("right", new Sphere(new Vec3(1, 0, 0), 0.25));
    Workpiece work = new Workpiece(Tool.RESIZE, Workpiece.FRONT, left, right);
    assertEquals(List.of("resize-all"), work.names());
    Body moved = work.drag("resize-all", 56, -56, Workpiece.NONE);
    assertEquals(new Sphere(new Vec3(-2, 0, 0), 0.5), ((Body3) moved).shape());
    Body back = work.drag("resize-all", -28, 28, Workpiece.SNAP);
    assertEquals(new Sphere(new Vec3(-1, 0, 0), 0.25), ((Body3) back).shape());
  }

  /// As the file has them: 0.1 * 1.15 is 0.11499999999999999 in doubles.
  @Test
  void severalAreResizedByADecimalFactor() {
    Body left = new Body3("left", new Sphere(new Vec3(0.1, 0, 0), 0.1));
    Body right = new Body3("right", new Sphere(new Vec3(0.7, 0, 0), 0.1));
    Workpiece work = new Workpiece(Tool.RESIZE, Workpiece.FRONT, left, right);
    double tenth = 56 / 10.0;
    Body moved = work.drag("resize-all", 1.5 * tenth, -1.5 * tenth, Workpiece.NONE);
    assertEquals(new Sphere(new Vec3(0.055, 0, 0), 0.115), ((Body3) moved).shape());
    Body snapped = work.drag("resize-all", 2 * tenth, -2 * tenth, Workpiece.SNAP);
    assertEquals(new Sphere(new Vec3(-0.014, 0, 0), 0.138), ((Body3) snapped).shape());
  }

  @Test
  void snappingBringsTheFirstPointOntoTheGrid() {
    Body stick = new Body3("stick", new Segment(new Vec3(-0.93, 0.12, 0), new Vec3(0.9, 0.19, 0)));
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.FRONT, stick);
    Segment moved = (Segment) ((Body3) work.drag("move-free", 50, 0, Workpiece.SNAP)).shape();
    assertEquals(new Vec3(-0.4, 0.2, 0), moved.start());
    assertEquals(new Vec3(1.43, 0.27, 0), moved.end());
  }

  @Test
  void severalMoveAsOne() {
    Workpiece work =
        new Workpiece(
            Tool.MOVE,
            Workpiece.FRONT,
            new Body3("a", new Sphere(new Vec3(-1, 0, 0), 0.5)),
            new Body3("b", new Sphere(new Vec3(1, 0.2, 0), 0.5)));
    assertEquals(0, work.handle("move-free").at().distance(new Point2D(500, 390)), 1e-9);
    work.drag("move-x", 100, 0, Workpiece.NONE);
    List<Body> bodies = work.session.document().get().scene().bodies();
    assertEquals(new Vec3(0, 0, 0), bodies.get(0).points().getFirst());
    assertEquals(new Vec3(2, 0.2, 0), bodies.get(1).points().getFirst());
    assertEquals(1, work.session.document().get().history().done().size());
  }

  @Test
  void aMovingBodyIsTakenWhereItIsSeen() {
    Body3 runner = new Body3("a", new Sphere(Vec3.ZERO, 0.5), new Vec3(2, 0, 0));
    Workpiece work = new Workpiece(Tool.MOVE, Workpiece.FRONT, runner);
    work.session.showTime(0.5);
    assertEquals(0, work.handle("move-free").at().distance(new Point2D(600, 400)), 1e-9);
    assertEquals(
        new Body3("a", new Sphere(new Vec3(0, 0.5, 0), 0.5), new Vec3(2, 0, 0)),
        work.drag("move-y", 0, -50, Workpiece.NONE));
  }

  @Test
  void aRingTurnsAboutItsAxis() {
    Workpiece work = new Workpiece(Tool.ROTATE, Workpiece.FRONT, BOX);
    Point2D center = new Point2D(500, 400);
    var drag = work.hold("rotate-z", center.add(68, 0), center.add(0, -68), Workpiece.SNAP);
    assertEquals("+90\u00b0", drag.guide().orElseThrow().readout());
    work.session.commit();
    Box turned = (Box) ((Body3) work.body()).shape();
    assertEquals(new Rotation(0, 0, Math.sqrt(0.5), Math.sqrt(0.5)).unit(), turned.orientation());
    assertEquals(Vec3.ZERO, turned.center());
    Edit edit = work.session.document().get().history().undoable().orElseThrow();
    assertEquals(ChangeKind.ORIENTATION, ((Edit.Change) edit).what());
  }

  @Test
  void unsnappedTurnsAreTidyToo() {
    Workpiece work = new Workpiece(Tool.ROTATE, Workpiece.FRONT, STICK);
    Point2D center = new Point2D(500, 400);
    work.hold("rotate-z", center.add(68, 0), center.add(60, -20), Workpiece.NONE);
    work.session.commit();
    Segment turned = (Segment) ((Body3) work.body()).shape();
    double degrees = Math.toDegrees(Math.atan2(turned.end().y(), turned.end().x()));
    assertEquals(18.4, degrees, 1e-12);
    assertEquals(1, turned.end().length(), 1e-15);
  }

  @Test
  void aLockTurnsAboutAnotherAxis() {
    Workpiece work = new Workpiece(Tool.ROTATE, Workpiece.FRONT, BOX);
    Point2D center = new Point2D(500, 400);
    Workpiece.Keys keys = new Workpiece.Keys(false, true, false, java.util.Optional.of(Axis.X));
    work.hold("rotate-view", center.add(84, 0), center.add(0, -84), keys);
    work.session.commit();
    assertEquals(
        new Rotation(Math.sqrt(0.5), 0, 0, Math.sqrt(0.5)).unit(),
        ((Box) ((Body3) work.body()).shape()).orientation());
  }

  @Test
  void severalTurnAboutTheirCommonCenter() {
    Workpiece work =
        new Workpiece(
            Tool.ROTATE,
            Workpiece.FRONT,
            new Body2("a", new Circle(new Vec2(-1, 0), 0.5)),
            new Body2("b", new Sector(new Vec2(1, 0), 0.5, Vec2.X, 1)));
    Point2D center = new Point2D(500, 400);
    work.hold("rotate-z", center.add(68, 0), center.add(0, -68), Workpiece.SNAP);
    work.session.commit();
    List<Body> bodies = work.session.document().get().scene().bodies();
    assertEquals(new Circle(new Vec2(0, -1), 0.5), ((Body2) bodies.get(0)).shape());
    assertEquals(new Sector(new Vec2(0, 1), 0.5, Vec2.Y, 1), ((Body2) bodies.get(1)).shape());
  }

  @Test
  void whatIsFarFromTheNumbersThrowsNothing() {
    for (Camera camera :
        List.of(
            new Camera(new Vec3(1e9, 0, 1e9), 1e-6, 0.6, 0.3),
            new Camera(Vec3.ZERO, 1e308, 0.6, 0.3),
            new Camera(new Vec3(1e300, 1e300, 0), 1e-300, 0, 0))) {
      for (Tool tool : Tool.values()) {
        for (Body body :
            List.of(BOX, STICK, new Body3("far", new Sphere(new Vec3(1e308, 0, 0), 1e300)))) {
          Workpiece work = new Workpiece(tool, camera, body);
          for (String name : work.names()) {
            work.drag(name, 30, 20, Workpiece.NONE);
            work.drag(name, 30, 20, Workpiece.SNAP);
          }
        }
      }
    }
  }

  @Test
  void ofAStraightHullBothEndsAreSeen() {
    Vec3 middle = Vec3.X.times(0.5);
    assertEquals(List.of(false, false, true), faint(Vec3.ZERO, Vec3.X, middle));
  }

  @Test
  void ofAHullWithAnInsideWhatIsBehindIsFaint() {
    Vec3 front = new Vec3(0.2, 0.2, 0.2);
    assertEquals(
        List.of(true, false, false, false, false),
        faint(Vec3.Z.negated(), Vec3.X, Vec3.Y, new Vec3(-1, -1, 0), front.plus(Vec3.Z)));
  }

  /// {@return of each point of a hull whether its handle is faint}
  private static List<Boolean> faint(Vec3... points) {
    Body hull = new Body3("hull", new Hull(List.of(points)));
    Workpiece workpiece = new Workpiece(Tool.RESIZE, Workpiece.FRONT, hull);
    return IntStream.range(0, points.length)
        .mapToObj(i -> workpiece.handle("resize-point-" + i))
        .map(knob -> !knob.grip().area().contains(knob.at().getX() + 9, knob.at().getY()))
        .toList();
  }
}
