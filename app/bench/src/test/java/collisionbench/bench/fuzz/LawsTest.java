package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.ErrorLimit;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class LawsTest {

  private static final Segment2 LEVEL = new Segment2(new Vec2(0, 0), new Vec2(4, 0));
  private static final Circle ABOVE = new Circle(new Vec2(1, 3), 1);
  private static final Circle WITHIN = new Circle(new Vec2(1, 0.5), 1);

  /// Three quarters of a disc with its mouth to the right, and a circle in the mouth.
  private static final Sector WIDE = new Sector(Vec2.ZERO, 4, new Vec2(-1, 0), 1.5 * Math.PI);

  private static final Circle IN_THE_MOUTH = new Circle(new Vec2(2, 0), 1.5);

  /// Case 18018 of seed 3, polygon-polygon-2d: the witness points are the middles of two sides,
  /// half a least double from the nearest representable points.
  @Test
  void acceptsWitnessPointsThatAreOffByALeastDouble() {
    double least = Double.MIN_VALUE;
    Polygon triangle = new Polygon(List.of(Vec2.ZERO, new Vec2(least, 0), new Vec2(0, least)));
    ShapePair shapes = new ShapePair.InPlane(triangle, triangle);
    assertEquals(Set.of(), Laws.broken(shapes, true, ErrorLimit.IN_DOUBLES));
  }

  @Test
  void acceptsTheRightSeparation() {
    assertEquals(Set.of(), broken(LEVEL, ABOVE, 2, new Vec2(1, 0), new Vec2(1, 2), new Vec2(0, 1)));
    assertEquals(
        Set.of(), broken(LEVEL, WITHIN, -0.5, new Vec2(1, 0), new Vec2(1, -0.5), new Vec2(0, 1)));
  }

  @Test
  void detectsAWrongNormal() {
    Vec2 tilted = new Vec2(1e-8, 1);
    assertEquals(
        Set.of(Fault.NORMAL),
        broken(LEVEL, ABOVE, 2, new Vec2(1, 0), new Vec2(1 + 2e-8, 2), tilted));
    Vec2 down = new Vec2(0, -1);
    assertEquals(
        Set.of(Fault.NORMAL), broken(LEVEL, WITHIN, -0.5, new Vec2(1, 0), new Vec2(1, 0.5), down));
  }

  @Test
  void detectsWitnessPointsOutsideTheirShapes() {
    Vec2 up = new Vec2(0, 1);
    assertEquals(
        Set.of(Fault.WITNESS), broken(LEVEL, ABOVE, 2, new Vec2(-1, 0), new Vec2(-1, 2), up));
    assertEquals(
        Set.of(Fault.WITNESS), broken(LEVEL, ABOVE, 2, new Vec2(3, 0), new Vec2(3, 2), up));
  }

  @Test
  void detectsANormalThatDoesNotLeadOutOfAMouth() {
    Separation2 right = Separation2.between(WIDE, IN_THE_MOUTH);
    ShapePair shapes = new ShapePair.InPlane(WIDE, IN_THE_MOUTH);
    Vec2 turned = right.normal().perpendicular();
    assertEquals(
        Set.of(Fault.WITNESS, Fault.NORMAL),
        broken(WIDE, IN_THE_MOUTH, right.distance(), right.pointA(), right.pointB(), turned));
    assertEquals(Set.of(), Laws.broken(shapes, true, ErrorLimit.IN_DOUBLES));
  }

  /// Case 219704 of seed 2026: a polygon that fits into a mouth of 6e-9. The rounding of its
  /// position there is a depth of 6e-10.
  @Test
  void acceptsRoundingInANarrowMouth() {
    Sector narrow = new Sector(Vec2.ZERO, 3, new Vec2(1, 1), 6.28318530123);
    Polygon fitting =
        new Polygon(List.of(new Vec2(1, 0), new Vec2(0.999999999999, 0), new Vec2(1, -9e-10)));
    ShapePair shapes = new ShapePair.InPlane(narrow, fitting);
    assertEquals(Set.of(), Laws.broken(shapes, true, ErrorLimit.IN_DOUBLES));
    Separation2 right = Separation2.between(narrow, fitting);
    double less = right.distance() + 1e-5;
    Vec2 pointB = right.pointA().plus(less, right.normal());
    assertTrue(
        broken(narrow, fitting, less, right.pointA(), pointB, right.normal())
            .contains(Fault.NORMAL));
  }

  @Test
  void detectsAWrongNormalInAMouth() {
    Circle apart = new Circle(new Vec2(2, -1), 0.5);
    Separation2 right = Separation2.between(WIDE, apart);
    Vec2 tilted = right.normal().plus(1e-8, right.normal().perpendicular());
    Vec2 reached = right.pointA().plus(right.distance(), tilted);
    assertEquals(
        Set.of(Fault.NORMAL),
        broken(WIDE, apart, right.distance(), right.pointA(), reached, tilted));
    assertEquals(
        Set.of(), Laws.broken(new ShapePair.InPlane(WIDE, apart), false, ErrorLimit.IN_DOUBLES));
  }

  @Test
  void detectsAWrongNormalOrWitnessInSpace() {
    Segment level = new Segment(Vec3.ZERO, new Vec3(4, 0, 0));
    Sphere above = new Sphere(new Vec3(1, 3, 0), 1);
    ShapePair shapes = new ShapePair.InSpace(level, above);
    Vec3 tilted = new Vec3(0.6, 0.8, 0);
    Separation3 wrongNormal = new Separation3(2, new Vec3(1, 0, 0), new Vec3(2.2, 1.6, 0), tilted);
    assertEquals(
        Set.of(Fault.NORMAL, Fault.WITNESS),
        Laws.broken(shapes, false, ErrorLimit.IN_DOUBLES, KernelAnswers.of(shapes, wrongNormal)));
    Separation3 wrongPoint =
        new Separation3(2, new Vec3(-1, 0, 0), new Vec3(-1, 2, 0), new Vec3(0, 1, 0));
    assertEquals(
        Set.of(Fault.WITNESS),
        Laws.broken(shapes, false, ErrorLimit.IN_DOUBLES, KernelAnswers.of(shapes, wrongPoint)));
  }

  @Test
  void detectsAFirstContactWithOverlap() {
    assertEquals(
        Set.of(), broken(KernelAnswers.Passing.between(0.25, 0.75, t -> (t - 0.25) * (t - 0.75))));
    double late = 1e-13;
    assertEquals(
        Set.of(Fault.SWEEP),
        broken(KernelAnswers.Passing.between(0.25 + late, 0.75, t -> (t - 0.25) * (t - 0.75))));
    assertEquals(
        Set.of(Fault.SWEEP),
        broken(KernelAnswers.Passing.between(0.25, 0.75 - late, t -> (t - 0.25) * (t - 0.75))));
    assertEquals(
        Set.of(),
        broken(
            KernelAnswers.Passing.between(0.25 - late, 0.75 + late, t -> (t - 0.25) * (t - 0.75))));
  }

  /// {@return the laws that are violated by the right answers with another passing}
  private static Set<Fault> broken(KernelAnswers.Passing passing) {
    KernelAnswers right = KernelAnswers.of(new ShapePair.InPlane(LEVEL, ABOVE));
    KernelAnswers answers =
        new KernelAnswers(
            right.distance(),
            right.distanceSwapped(),
            right.witnessError(),
            right.normalLength(),
            right.normalError(),
            right.crossing(),
            right.meetsAtOnce(),
            passing);
    return Laws.broken(new ShapePair.InPlane(LEVEL, ABOVE), false, ErrorLimit.IN_DOUBLES, answers);
  }

  /// {@return the laws that are violated by the right answers with this separation}
  private static Set<Fault> broken(
      Shape2 a, Shape2 b, double distance, Vec2 pointA, Vec2 pointB, Vec2 normal) {
    Separation2 separation = new Separation2(distance, pointA, pointB, normal);
    ShapePair shapes = new ShapePair.InPlane(a, b);
    return Laws.broken(
        shapes,
        distance <= 0,
        ErrorLimit.IN_DOUBLES,
        KernelAnswers.of(shapes, Lifted.of(separation)));
  }
}
