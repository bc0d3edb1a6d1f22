package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Example;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Bugs of GJK and EPA in other libraries, from their bug reports, that do not occur here.
class GjkPeersTest {

  private static final Box CUBE = new Box(Vec3.ZERO, new Vec3(1, 1, 1));

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static Vec2 at(double x, double y) {
    return new Vec2(x, y);
  }

  private static DistanceBounds answer(Shape3 a, Shape3 b) {
    return Asked.closed(a, b);
  }

  private static DistanceBounds answer(Shape2 a, Shape2 b) {
    return Asked.closed(a, b);
  }

  static Stream<Example> examples() {
    return Example.all();
  }

  /// Touching, coplanar, parallel, contained, concentric and degenerate: the examples of the
  /// kernels with their exact distances.
  @ParameterizedTest
  @MethodSource("examples")
  void examplesHaveTheirExactDistance(Example example) {
    DistanceBounds found = answer(example.a(), example.b());
    assertEquals(example.distance(), found.distance(), Asked.error(found));
  }

  /// parry#378, fcl#578: EPA never ends. All faces of the difference are equally near, or almost.
  @Test
  void twistedConcentricCubes() {
    for (int i = 0; i <= 90; i++) {
      Box turned = new Box(Vec3.ZERO, at(1, 1, 1), Rotation.about(Vec3.Y, Math.toRadians(i)));
      DistanceBounds found = answer(CUBE, turned);
      assertEquals(-2, found.distance(), Asked.error(found), "at " + i);
    }
  }

  /// fcl#2, box2d#917: parallel faces and edges.
  @ParameterizedTest
  @ValueSource(doubles = {0, 1e-16, 1e-13, 1e-10, 1e-8, 1e-6, 1e-3})
  void almostParallelFaces(double twist) {
    Box above = new Box(at(0.25, 2.5, 0.5), at(1, 1, 1), Rotation.about(Vec3.Z, twist));
    double sunk = Math.cos(twist) + Math.sin(twist);
    DistanceBounds found = answer(CUBE, above);
    assertEquals(1.5 - sunk, found.distance(), Asked.error(found));
    assertEquals(1, found.normal().y(), 1e-12);
  }

  /// parry#315, fcl#495, mujoco#3476: touching boxes; dyn4j: GJK says no where SAT says yes.
  @Test
  void touchingIsContact() {
    assertEquals(0, answer(CUBE, new Box(at(2, 0.5, 0), at(1, 1, 1))).distance());
    assertEquals(0, answer(CUBE, new Box(at(2, 2, 0), at(1, 1, 1))).distance());
    assertEquals(0, answer(CUBE, new Box(at(2, 2, 2), at(1, 1, 1))).distance());
    assertEquals(0, answer(square(0), square(1)).distance());
  }

  private static Polygon square(double x) {
    return new Polygon(List.of(at(x, 0), at(x + 1, 0), at(x + 1, 1), at(x, 1)));
  }

  /// fcl#545: the depth of a contained box.
  @Test
  void depthOfAContainedBoxIsTheLeastTranslation() {
    DistanceBounds found = answer(CUBE, new Box(at(0.5, 0, 0), at(0.25, 0.25, 0.25)));
    assertEquals(-0.75, found.distance(), Asked.error(found));
    assertEquals(1, found.normal().x(), 1e-15);
    assertEquals(1, found.pointA().x(), 1e-15);
    assertEquals(0.25, found.pointB().x(), 1e-15);
  }

  /// dyn4j: concentric circles have the normal (0, 0).
  @Test
  void concentricRoundShapesHaveANormal() {
    Circle large = new Circle(at(1, 2), 3);
    Circle small = new Circle(at(1, 2), 1);
    assertEquals(Vec3.Y, answer(small, large).normal());
    assertEquals(Vec3.Y.negated(), answer(large, small).normal());
    assertEquals(-4, answer(large, small).distance());
    assertEquals(Vec3.Y, answer(new Sphere(Vec3.X, 1), new Sphere(Vec3.X, 3)).normal());
  }

  /// ode4j: a wrong normal for crossing capsules.
  @Test
  void crossingCapsulesSeparatePerpendicularly() {
    Capsule x = new Capsule(at(-2, 0, 0), at(2, 0, 0), 0.5);
    Capsule y = new Capsule(at(0, -2, 0), at(0, 2, 0), 0.5);
    assertEquals(-1, answer(x, y).distance());
    assertEquals(1, Math.abs(answer(x, y).normal().z()));
  }

  /// A flat Minkowski difference, a line or a point has no volume for EPA to expand.
  @Test
  void flatDifferencesHaveADepthOfZero() {
    Segment along = new Segment(at(-1, -1, -1), at(1, 1, 1));
    Triangle floor = new Triangle(at(-1, 0, -1), at(2, 0, -1), at(-1, 0, 2));
    Segment dot = new Segment(Vec3.ZERO, Vec3.ZERO);
    assertEquals(0, answer(along, along.translated(at(0.5, 0.5, 0.5))).distance(), 1e-15);
    assertEquals(0, answer(along, dot).distance(), 1e-15);
    assertEquals(0, answer(dot, dot).distance());
    assertEquals(0, answer(floor, floor.translated(at(0.25, 0, 0.25))).distance());
    assertEquals(1, Math.abs(answer(floor, floor).normal().y()));
    Segment2 line = new Segment2(at(0, 0), at(4, 2));
    assertEquals(0, answer(line, new Segment2(at(2, 1), at(8, 4))).distance(), 1e-15);
  }

  /// An arc around the origin of the difference: all directions are equally good, and a polygon
  /// would need a million corners. The contact is certain, its depth is not.
  @Test
  void arcAroundACornerInItsCenterHasNoDepth() {
    Sector half = new Sector(Vec2.ZERO, 1, Vec2.Y, Math.PI);
    Polygon wedge = new Polygon(List.of(at(0, 0), at(9, 100), at(-9, 100)));
    DistanceBounds found = ConvexDistance.between(half, wedge);
    assertTrue(found.isTouching() && !found.isClosed());
    assertTrue(found.atLeast() <= -1 && found.atMost() >= -1, found::toString);
    Sector slice = new Sector(Vec2.ZERO, 2, Vec2.X, 1);
    DistanceBounds same = answer(slice, slice);
    assertEquals(-2 * Math.sin(1), same.distance(), Asked.error(same));
    assertEquals(0, answer(half, new Point2(Vec2.ZERO)).distance());
    DistanceBounds onTheArc = answer(half, new Point2(at(0.6, 0.8)));
    assertEquals(0, onTheArc.distance(), Asked.error(onTheArc));
  }

  /// dyn4j: slices above 180 degrees are rejected. They are rejected here too, with a reason.
  @Test
  void rejectsAWideSectorWithAReason() {
    Sector wide = new Sector(Vec2.ZERO, 1, Vec2.Y, 4);
    assertFalse(ConvexDistance.answers(square(0), wide));
    assertFalse(ConvexDistance.answers(wide, square(0)));
    Sector disc = new Sector(Vec2.ZERO, 1, Vec2.Y, Sector.FULL_TURN);
    assertEquals(2, answer(disc, new Point2(at(3, 0))).distance());
    assertTrue(ConvexDistance.answers(disc, square(0)));
  }

  /// A needle-like triangle of length 100 and width 1e-4, and its exact depth.
  @Test
  void depthOfANeedle() {
    Segment segment =
        new Segment(
            at(-49.47294405138476, 4.528255931506919, 13.072146178809184),
            at(-6.819547522525069E-5, -2.805200795367775E-5, -5.3899155517421064E-5));
    Triangle needle =
        new Triangle(
            at(-97.82101618556254, -30.539523177298733, -50.66288149128777),
            at(9.061153805747966E-5, -2.1300788693895802E-5, 6.64961738630065E-5),
            at(1.7126646489793453E-7, 8.864899621102898E-5, -5.04400093270865E-5));
    DistanceBounds found = answer(segment, needle);
    assertEquals(-1.2541086663748044e-5, found.distance(), Asked.error(found));
  }
}
