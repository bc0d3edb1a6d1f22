package collisionbench.app.viewport.gizmo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.View.Tool;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Point2D;
import org.junit.jupiter.api.Test;

/// What the handles on a shape do to it. A unit is 100 pixels.
class ResizeTest {

  private static final Polygon SQUARE =
      new Polygon(List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1), new Vec2(-1, 1)));

  private static Workpiece space(Shape3 shape) {
    return new Workpiece(Tool.RESIZE, Workpiece.FRONT, new Body3("a", shape));
  }

  private static Workpiece plane(Shape2 shape) {
    return new Workpiece(Tool.RESIZE, Workpiece.FRONT, new Body2("a", shape));
  }

  private static Shape3 solid(Body body) {
    return ((Body3) body).shape();
  }

  private static Shape2 flat(Body body) {
    return ((Body2) body).shape();
  }

  private static Shape3 drag(Shape3 shape, String name, double right, double down) {
    return solid(space(shape).drag("resize-" + name, right, down, Workpiece.NONE));
  }

  private static Shape2 drag(Shape2 shape, String name, double right, double down) {
    return flat(plane(shape).drag("resize-" + name, right, down, Workpiece.NONE));
  }

  @Test
  void aSpheresRadius() {
    Sphere ball = new Sphere(Vec3.ZERO, 0.8);
    assertEquals(new Sphere(Vec3.ZERO, 1), drag(ball, "radius-right", 20, 5));
    assertEquals(new Sphere(Vec3.ZERO, 1), drag(ball, "radius-top", 5, -20));
    assertEquals(new Sphere(Vec3.ZERO, 0.7), drag(ball, "radius-left", 10, 0));
    assertEquals(new Sphere(Vec3.ZERO, 0.7), drag(ball, "radius-bottom", 0, -10));
  }

  @Test
  void aRadiusStopsAtNothingAndCanBeTakenHoldOfThere() {
    Workpiece work = space(new Sphere(Vec3.ZERO, 0.8));
    assertEquals(
        new Sphere(Vec3.ZERO, 0), solid(work.drag("resize-radius-right", -150, 0, Workpiece.NONE)));
    Point2D right = work.handle("resize-radius-right").at();
    assertTrue(right.distance(work.handle("resize-radius-left").at()) > 30);
    assertEquals(
        new Sphere(Vec3.ZERO, 0.3), solid(work.drag("resize-radius-right", 30, 0, Workpiece.NONE)));
  }

  @Test
  void aCapsulesEndsAndRadius() {
    Capsule capsule = new Capsule(new Vec3(0, -1, 0), new Vec3(0, 1, 0), 0.5);
    assertEquals(
        new Capsule(new Vec3(0, -1, 0), new Vec3(0.5, 1.2, 0), 0.5), drag(capsule, "end", 50, -20));
    assertEquals(
        new Capsule(new Vec3(0.5, -1.2, 0), new Vec3(0, 1, 0), 0.5),
        drag(capsule, "start", 50, 20));
    assertEquals(
        new Capsule(capsule.start(), capsule.end(), 0.6), drag(capsule, "radius-right", 10, 9));
    assertEquals(
        new Capsule(capsule.start(), capsule.end(), 0.4), drag(capsule, "radius-left", 10, 9));
  }

  @Test
  void aCapsuleOfNoLengthAndNoRadiusHasAllItsHandles() {
    Workpiece work = space(new Capsule(Vec3.ZERO, Vec3.ZERO, 0));
    assertEquals(
        List.of("resize-end", "resize-start", "resize-radius-right", "resize-radius-left"),
        work.names());
    assertEquals(
        new Capsule(Vec3.ZERO, Vec3.ZERO, 0.2),
        solid(work.drag("resize-radius-right", 20, 0, Workpiece.NONE)));
    assertEquals(
        new Capsule(Vec3.ZERO, new Vec3(0.2, 0, 0), 0.2),
        solid(work.drag("resize-end", 20, 0, Workpiece.NONE)));
  }

  @Test
  void aBoxGrowsToBothSidesAndWithShiftToOne() {
    Box box = new Box(Vec3.ZERO, new Vec3(0.5, 0.6, 0.7), new Rotation(0, 0, 1, 0));
    Workpiece work = space(box);
    // Turned half round about z: its x points left.
    assertEquals(
        new Box(Vec3.ZERO, new Vec3(0.75, 0.6, 0.7), box.orientation()),
        solid(work.drag("resize-half-x", -25, 3, Workpiece.NONE)));
    assertEquals(
        new Box(new Vec3(0.125, 0, 0), new Vec3(0.875, 0.6, 0.7), box.orientation()),
        solid(work.drag("resize-half-x-minus", 25, 3, Workpiece.SHIFT)));
    assertEquals(
        new Box(new Vec3(0.125, 0, 0), new Vec3(0.875, 0.8, 0.7), box.orientation()),
        solid(work.drag("resize-half-y", 0, 25, Workpiece.SNAP)));
  }

  @Test
  void theOppositeFaceStaysWithShiftAndTheWholeSizeSnaps() {
    Workpiece work = space(new Box(new Vec3(0.1, 0, 0), new Vec3(0.5, 0.6, 0.7)));
    Box box =
        (Box)
            solid(
                work.drag(
                    "resize-half-x",
                    43,
                    0,
                    new Workpiece.Keys(true, true, false, java.util.Optional.empty())));
    assertEquals(0.7, box.halfExtents().x());
    assertEquals(-0.4, box.center().x() - box.halfExtents().x(), 1e-15);
    assertEquals(0.3, box.center().x());
  }

  @Test
  void aBoxesFacesAcrossTheLineOfSightHaveHandlesOnly() {
    assertEquals(
        Set.of("resize-half-x", "resize-half-y", "resize-half-x-minus", "resize-half-y-minus"),
        Set.copyOf(space(new Box(Vec3.ZERO, new Vec3(0, 0, 0))).names()));
    Workpiece askew =
        new Workpiece(
            Tool.RESIZE, Workpiece.ASKEW, new Body3("a", new Box(Vec3.ZERO, new Vec3(1, 1, 1))));
    assertEquals(6, askew.names().size());
    assertTrue(
        askew.names().indexOf("resize-half-z") < askew.names().indexOf("resize-half-z-minus"));
  }

  @Test
  void aSegmentsEnds() {
    Segment stick = new Segment(new Vec3(-1, 0, 0), new Vec3(1, 0, 0));
    assertEquals(
        new Segment(new Vec3(-1, 0, 0), new Vec3(1.5, 0.5, 0)), drag(stick, "end", 50, -50));
    Segment none = (Segment) drag(stick, "end", -200, 0);
    assertEquals(new Segment(new Vec3(-1, 0, 0), new Vec3(-1, 0, 0)), none);
    assertEquals(new Segment(new Vec3(-1, 0, 0), new Vec3(0, 0, 0)), drag(none, "end", 100, 0));
  }

  @Test
  void anEndIsLockedAndSnappedAsABodyIs() {
    Segment stick = new Segment(new Vec3(-1, 0, 0), new Vec3(1.03, 0.07, 0));
    assertEquals(
        new Vec3(1.03, 0.57, 0),
        ((Segment) solid(space(stick).drag("resize-end", 0, -50, Workpiece.Keys.lock(Axis.Y))))
            .end());
    assertEquals(
        new Vec3(1.4, 0.6, 0),
        ((Segment) solid(space(stick).drag("resize-end", 30, -50, Workpiece.SNAP))).end());
  }

  @Test
  void aTrianglesCorners() {
    Triangle triangle = new Triangle(new Vec3(-1, -1, 0), new Vec3(1, -1, 0), new Vec3(0, 1, 0));
    assertEquals(
        new Triangle(new Vec3(-1.5, -1, 0), triangle.b(), triangle.c()),
        drag(triangle, "corner-a", -50, 0));
    assertEquals(
        new Triangle(triangle.a(), new Vec3(1.5, -1, 0), triangle.c()),
        drag(triangle, "corner-b", 50, 0));
    assertEquals(
        new Triangle(triangle.a(), triangle.b(), new Vec3(0, -1, 0)),
        drag(triangle, "corner-c", 0, 200));
  }

  @Test
  void aCirclesRadius() {
    assertEquals(new Circle(Vec2.ZERO, 1.2), drag(new Circle(Vec2.ZERO, 1), "radius-top", 7, -20));
    assertEquals(new Circle(Vec2.ZERO, 0), drag(new Circle(Vec2.ZERO, 1), "radius-left", 500, 0));
    assertEquals(new Circle(Vec2.ZERO, 0.5), drag(new Circle(Vec2.ZERO, 0), "radius-left", -50, 0));
  }

  @Test
  void aFlatCapsulesAndSegmentsHandles() {
    Capsule2 capsule = new Capsule2(new Vec2(-1, 0), new Vec2(1, 0), 0.5);
    assertEquals(new Capsule2(new Vec2(-1, 0), new Vec2(1.5, 0), 0.5), drag(capsule, "end", 50, 0));
    assertEquals(
        new Capsule2(new Vec2(-1, 0), new Vec2(1, 0), 0.7), drag(capsule, "radius-left", 0, -20));
    assertEquals(
        new Segment2(new Vec2(0, -0.5), Vec2.X),
        drag(new Segment2(Vec2.ZERO, Vec2.X), "start", 0, 50));
  }

  @Test
  void aPolygonStaysConvex() {
    Workpiece work = plane(SQUARE);
    assertEquals(
        new Vec2(1.5, 1.5),
        ((Polygon) flat(work.drag("resize-corner-2", 50, -50, Workpiece.NONE))).vertices().get(2));
    work.hold("resize-corner-2", -60, 60, Workpiece.NONE);
    Body inside = work.session.evaluation().get().scene().bodies().getFirst();
    work.session.cancel();
    // Beyond the line between its neighbors a corner would point inwards: it stops before.
    work.hold("resize-corner-2", -400, 400, Workpiece.NONE);
    Polygon stopped = (Polygon) flat(work.session.evaluation().get().scene().bodies().getFirst());
    assertNotEquals(SQUARE, stopped);
    assertTrue(stopped.vertices().get(2).x() > -1.01);
    assertEquals(new Vec2(0.9, 0.9), ((Polygon) flat(inside)).vertices().get(2));
    work.session.cancel();
    assertEquals(new Vec2(1.5, 1.5), ((Polygon) flat(work.body())).vertices().get(2));
  }

  @Test
  void aSectorsRadiusDirectionAndOpening() {
    Sector slice = new Sector(Vec2.ZERO, 1, Vec2.X, Math.toRadians(90));
    assertEquals(
        new Sector(Vec2.ZERO, 1.2, Vec2.X, Math.toRadians(90)), drag(slice, "radius-arc", 20, 10));
    Workpiece work = plane(slice);
    Point2D center = new Point2D(500, 400);
    work.hold("resize-direction", center.add(148, 0), center.add(10, -140), Workpiece.SNAP);
    assertEquals(
        new Sector(Vec2.ZERO, 1, Vec2.Y, slice.angle()),
        flat(work.session.evaluation().get().scene().bodies().getFirst()));
    work.session.cancel();
    // The edge at 45 degrees, brought to 90: the other follows to the same on its side.
    work.hold("resize-edge-end", center.add(80, -80), center.add(0, -100), Workpiece.SNAP);
    assertEquals(
        new Sector(Vec2.ZERO, 1, Vec2.X, Math.PI),
        flat(work.session.evaluation().get().scene().bodies().getFirst()));
    work.session.cancel();
    Workpiece.Keys oneSided = new Workpiece.Keys(true, true, false, java.util.Optional.empty());
    work.hold("resize-edge-end", center.add(80, -80), center.add(0, -100), oneSided);
    Sector one = (Sector) flat(work.session.evaluation().get().scene().bodies().getFirst());
    assertEquals(Math.toRadians(135), one.angle());
    assertEquals(slice.startEdge().x(), one.startEdge().x(), 1e-15);
    assertEquals(slice.startEdge().y(), one.startEdge().y(), 1e-15);
  }

  @Test
  void aDraggedSectorStaysInItsGroup() {
    Sector slice = new Sector(Vec2.ZERO, 1, Vec2.X, 1);
    for (String handle : List.of("resize-radius-arc", "resize-direction", "resize-edge-end")) {
      Workpiece work = plane(slice);
      work.session.make(
          new Edit.Change(ChangeKind.GROUP, List.of(work.body().grouped(Optional.of("pair")))));
      assertEquals(Optional.of("pair"), work.drag(handle, 9, 13, Workpiece.NONE).group(), handle);
    }
  }

  @Test
  void aSectorOpensToADiscAndClosesToASliver() {
    Point2D center = new Point2D(500, 400);
    Workpiece work = plane(new Sector(Vec2.ZERO, 1, Vec2.X, Math.toRadians(300)));
    Point2D edge = center.add(100 * Math.cos(2.6), -100 * Math.sin(2.6));
    work.hold("resize-edge-end", edge, center.add(-100, 60), Workpiece.NONE);
    work.session.commit();
    assertEquals(Sector.FULL_TURN, ((Sector) flat(work.body())).angle());
    work.hold("resize-edge-end", center.add(-100, -1), center.add(-100, -2), Workpiece.NONE);
    work.hold("resize-edge-start", center.add(-100, 1), center.add(0, 100), Workpiece.NONE);
    work.session.commit();
    Sector smaller = (Sector) flat(work.body());
    assertEquals(Math.toRadians(180), smaller.angle(), 0.03);
    work.hold("resize-edge-start", center.add(0, 100), center.add(50, -50), Workpiece.NONE);
    work.session.commit();
    assertEquals(Math.toRadians(0.1), ((Sector) flat(work.body())).angle());
  }

  @Test
  void handlesOfTheSmallestSectorLieApart() {
    Workpiece work = plane(new Sector(Vec2.ZERO, 0, Vec2.X, 0.001));
    List<Point2D> knobs = work.names().stream().map(work::handle).map(Handle::at).toList();
    assertEquals(4, knobs.size());
    for (int i = 0; i < knobs.size(); i++) {
      for (int j = 0; j < i; j++) {
        assertTrue(knobs.get(i).distance(knobs.get(j)) > 15, i + " and " + j);
      }
    }
  }

  @Test
  void aPointHasNothingToResizeAndSeveralBodiesOneFactor() {
    assertEquals(List.of(), plane(new Point2(Vec2.ZERO)).names());
    Workpiece two =
        new Workpiece(
            Tool.RESIZE,
            Workpiece.FRONT,
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(Vec3.X, 1)));
    assertEquals(List.of("resize-all"), two.names());
  }

  @Test
  void readoutsSayWhatIsHeld() {
    assertEquals(
        "r 0.9",
        space(new Sphere(Vec3.ZERO, 0.8))
            .hold("resize-radius-right", 10, 0, Workpiece.NONE)
            .guide()
            .orElseThrow()
            .readout());
    assertEquals(
        "\u00bdX 0.7",
        space(new Box(Vec3.ZERO, new Vec3(0.6, 1, 1)))
            .hold("resize-half-x", 10, 0, Workpiece.NONE)
            .guide()
            .orElseThrow()
            .readout());
    assertEquals(
        "1, \u22120.5",
        plane(new Segment2(Vec2.ZERO, Vec2.X))
            .hold("resize-end", 0, 50, Workpiece.NONE)
            .guide()
            .orElseThrow()
            .readout());
  }

  @Test
  void aMovingBodyKeepsItsOtherNumbersToTheLastBit() {
    Body3 runner =
        new Body3(
            "a",
            new Segment(new Vec3(0.1, 0.2, 0.3), new Vec3(0.7, 0.2, 0.3)),
            new Vec3(1.7, 0.3, 0));
    Workpiece work = new Workpiece(Tool.RESIZE, Workpiece.FRONT, runner);
    work.session.showTime(1.0 / 3);
    Body3 resized = (Body3) work.drag("resize-end", 10, 0, Workpiece.Keys.lock(Axis.X));
    Segment stick = (Segment) resized.shape();
    assertEquals(new Vec3(0.1, 0.2, 0.3), stick.start());
    assertEquals(0.8, stick.end().x(), 0.01);
    assertEquals(new Vec3(stick.end().x(), 0.2, 0.3), stick.end());
    assertEquals(ChangeKind.END, changed(work));
  }

  @Test
  void aStepSaysWhatOfTheBodyWasChanged() {
    Triangle triangle = new Triangle(Vec3.ZERO, new Vec3(1, 0, 0), new Vec3(0, 1, 0));
    assertEquals(ChangeKind.CORNER_A, changed(space(triangle), "corner-a"));
    assertEquals(ChangeKind.CORNER_C, changed(space(triangle), "corner-c"));
    assertEquals(ChangeKind.RADIUS, changed(space(new Sphere(Vec3.ZERO, 1)), "radius-right"));
    assertEquals(
        ChangeKind.HALF_EXTENTS, changed(space(new Box(Vec3.ZERO, new Vec3(1, 1, 1))), "half-x"));
    assertEquals(ChangeKind.START, changed(space(new Capsule(Vec3.X, Vec3.Y, 0.5)), "start"));
    Sector sector = new Sector(Vec2.ZERO, 1, Vec2.X, 1);
    assertEquals(ChangeKind.DIRECTION, changed(plane(sector), "direction"));
    assertEquals(ChangeKind.OPENING, changed(plane(sector), "edge-start"));
    assertEquals(ChangeKind.RADIUS, changed(plane(sector), "radius-arc"));
  }

  private static ChangeKind changed(Workpiece work, String handle) {
    work.drag("resize-" + handle, 20, 12, Workpiece.NONE);
    return changed(work);
  }

  private static ChangeKind changed(Workpiece work) {
    return ((Edit.Change) work.session.document().get().history().undoable().orElseThrow()).what();
  }
}
