package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class ShapeRecordsTest {

  private static final Vec3 BAD = new Vec3(0, Double.NaN, 0);
  private static final Vec3 FAR = new Vec3(Double.POSITIVE_INFINITY, 0, 0);

  private static Arguments refused(Executable shape, String message) {
    return Arguments.of(shape, message);
  }

  static Stream<Arguments> refusedValues() {
    return Stream.of(
        refused(() -> new Sphere(BAD, 1), "center must be finite: [0.0, NaN, 0.0]"),
        refused(() -> new Sphere(Vec3.ZERO, -1), "radius must be finite and >= 0: -1.0"),
        refused(() -> new Sphere(Vec3.ZERO, Double.NaN), "radius must be finite and >= 0: NaN"),
        refused(
            () -> new Sphere(Vec3.ZERO, Double.POSITIVE_INFINITY),
            "radius must be finite and >= 0: Infinity"),
        refused(() -> new Capsule(FAR, Vec3.X, 1), "start must be finite: [Infinity, 0.0, 0.0]"),
        refused(() -> new Capsule(Vec3.X, BAD, 1), "end must be finite: [0.0, NaN, 0.0]"),
        refused(() -> new Capsule(Vec3.X, Vec3.Y, -2), "radius must be finite and >= 0: -2.0"),
        refused(() -> new Box(BAD, Vec3.X), "center must be finite: [0.0, NaN, 0.0]"),
        refused(
            () -> new Box(Vec3.ZERO, new Vec3(-1, 0, 0)),
            "halfExtents x must be finite and >= 0: -1.0"),
        refused(() -> new Box(Vec3.ZERO, BAD), "halfExtents y must be finite and >= 0: NaN"),
        refused(
            () -> new Box(Vec3.ZERO, new Vec3(1, 1, Double.POSITIVE_INFINITY)),
            "halfExtents z must be finite and >= 0: Infinity"),
        refused(() -> new Rotation(0, 0, 0, 0), "orientation must not be the zero quaternion"),
        refused(
            () -> new Rotation(0, Double.NaN, 0, 1),
            "orientation must be finite: [0.0, NaN, 0.0, 1.0]"),
        refused(() -> new Segment(BAD, Vec3.X), "start must be finite: [0.0, NaN, 0.0]"),
        refused(() -> new Segment(Vec3.X, FAR), "end must be finite: [Infinity, 0.0, 0.0]"),
        refused(() -> new Triangle(BAD, Vec3.X, Vec3.Y), "a must be finite: [0.0, NaN, 0.0]"),
        refused(() -> new Triangle(Vec3.X, BAD, Vec3.Y), "b must be finite: [0.0, NaN, 0.0]"),
        refused(() -> new Triangle(Vec3.X, Vec3.Y, BAD), "c must be finite: [0.0, NaN, 0.0]"),
        refused(
            () -> new Hull(List.of(Vec3.X, FAR)), "points[1] must be finite: [Infinity, 0.0, 0.0]"),
        refused(() -> new Hull(List.of()), "points must be 1 to 256: 0 given"),
        refused(
            () -> new Hull(Collections.nCopies(257, Vec3.X)), "points must be 1 to 256: 257 given"),
        refused(() -> Rotation.about(Vec3.ZERO, 1), "axis must have a direction: [0.0, 0.0, 0.0]"),
        refused(
            () -> new Bounds3(Vec3.X, Vec3.ZERO),
            "min must not exceed max: [1.0, 0.0, 0.0], [0.0, 0.0, 0.0]"));
  }

  @ParameterizedTest
  @MethodSource("refusedValues")
  void rejectsInvalidShapesWithAReason(Executable shape, String message) {
    assertEquals(message, assertThrows(IllegalArgumentException.class, shape).getMessage());
  }

  @Test
  void acceptsDegenerateShapes() {
    assertEquals(0, new Sphere(Vec3.X, 0).radius());
    assertEquals(Vec3.X, new Capsule(Vec3.X, Vec3.X, 0).end());
    assertEquals(Vec3.ZERO, new Box(Vec3.X, Vec3.ZERO).halfExtents());
    assertEquals(Vec3.X, new Segment(Vec3.X, Vec3.X).end());
    assertEquals(Vec3.ZERO, new Triangle(Vec3.X, Vec3.X, Vec3.X).normal());
  }

  @Test
  void negativeZeroIsZero() {
    assertEquals(new Vec3(0, 0, 0), new Vec3(-0.0, -0.0, -0.0));
    assertEquals(new Vec3(0, 0, 0).hashCode(), new Vec3(-0.0, -0.0, -0.0).hashCode());
    assertEquals("[0.0, 0.0, 0.0]", new Vec3(-0.0, -0.0, -0.0).toString());
    assertEquals(new Sphere(Vec3.ZERO, 0), new Sphere(new Vec3(-0.0, 0, 0), -0.0));
    assertEquals(new Capsule(Vec3.X, Vec3.Y, 0), new Capsule(Vec3.X, Vec3.Y, -0.0));
    assertEquals(new Rotation(0, 0, 0, 1), new Rotation(-0.0, -0.0, -0.0, 1));
    Box point = new Box(Vec3.ZERO, new Vec3(-0.0, -0.0, -0.0));
    assertEquals(new Box(Vec3.ZERO, Vec3.ZERO), point);
    assertEquals(0, Double.compare(0.0, point.halfExtents().x()));
  }

  @ParameterizedTest
  @EnumSource
  void boundsContainTheShapeTightly(Kind kind) {
    Random random = new Random(3);
    for (int i = 0; i < 200; i++) {
      Shape3 shape = kind.next(Kind.Draw.ORDINARY, random);
      Bounds3 bounds = shape.bounds();
      String what = "seed 3, case " + i + ": " + shape;
      for (Vec3 axis : new Vec3[] {Vec3.X, Vec3.Y, Vec3.Z}) {
        assertEquals(Oracle.most(shape, axis), bounds.max().dot(axis), 1e-14, what);
        assertEquals(-Oracle.most(shape, axis.negated()), bounds.min().dot(axis), 1e-14, what);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void movingMovesTheBounds(Kind kind) {
    Shape3 shape = kind.next(Kind.Draw.LATTICE, new Random(4));
    Vec3 by = new Vec3(3, -2, 8);
    assertEquals(shape.bounds().min().plus(by), shape.translated(by).bounds().min());
    assertEquals(shape.bounds().max().plus(by), shape.translated(by).bounds().max());
  }

  @Test
  void boundsJoinGrowAndMeasure() {
    Bounds3 unit = Bounds3.of(Vec3.ZERO, new Vec3(1, 1, 1));
    Bounds3 both = unit.and(Bounds3.of(new Vec3(3, -1, 0), new Vec3(2, 0, 0)));
    assertEquals(new Bounds3(new Vec3(0, -1, 0), new Vec3(3, 1, 1)), both);
    assertEquals(new Vec3(3, 2, 1), both.size());
    assertEquals(new Vec3(1.5, 0, 0.5), both.center());
    assertEquals(new Bounds3(new Vec3(-2, -2, -2), new Vec3(3, 3, 3)), unit.grownBy(2));
  }

  @Test
  void quarterAndHalfTurnsAreExactAtAnyLength() {
    for (double length : new double[] {1, Math.sqrt(0.5), 1e-160, 1e160, Double.MIN_VALUE}) {
      Rotation quarter = new Rotation(0, 0, length, length);
      assertEquals(Vec3.Y, quarter.axisX());
      assertEquals(Vec3.X.negated(), quarter.axisY());
      assertEquals(Vec3.Z, quarter.axisZ());
      Rotation half = new Rotation(length, 0, 0, 0);
      assertEquals(Vec3.Z.negated(), half.axisZ());
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {0.3, 1, 2.5, -1})
  void rotatesCounterClockwise(double angle) {
    Rotation turn = Rotation.about(new Vec3(0, 5, 0), angle);
    Vec3 expected = new Vec3(Math.cos(angle), 0, -Math.sin(angle));
    assertTrue(turn.axisX().minus(expected).length() < 1e-15);
    assertTrue(turn.apply(Vec3.X).minus(expected).length() < 1e-15);
    assertTrue(turn.undo(expected).minus(Vec3.X).length() < 1e-15);
    assertTrue(turn.axisX().cross(turn.axisY()).minus(turn.axisZ()).length() < 1e-15);
  }

  @Test
  void nearestPointOfASegmentInItsThreeRegions() {
    Segment s = new Segment(new Vec3(0, 0, 0), new Vec3(4, 0, 0));
    assertEquals(new Vec3(0, 0, 0), s.nearest(new Vec3(-3, 2, 0)));
    assertEquals(new Vec3(1, 0, 0), s.nearest(new Vec3(1, 2, 7)));
    assertEquals(new Vec3(4, 0, 0), s.nearest(new Vec3(9, 2, 0)));
    assertEquals(0.25, s.parameterNearest(new Vec3(1, 2, 7)));
    assertEquals(Vec3.X, new Segment(Vec3.X, Vec3.X).nearest(Vec3.Y));
  }

  @Test
  void nearestPointOfATriangle() {
    Triangle triangle = new Triangle(Vec3.ZERO, new Vec3(4, 0, 0), new Vec3(0, 4, 0));
    assertEquals(new Vec3(1, 1, 0), triangle.nearest(new Vec3(1, 1, 5)));
    assertEquals(new Vec3(2, 2, 0), triangle.nearest(new Vec3(5, 5, -5)));
    assertEquals(new Vec3(4, 0, 0), triangle.nearest(new Vec3(9, -1, 0)));
  }

  @Test
  void productOfRotationsIsTheirComposition() {
    Random random = new Random(7);
    for (int i = 0; i < 500; i++) {
      Rotation first = randomRotation(random);
      Rotation then = randomRotation(random);
      Vec3 v = new Vec3(1, -2, 3);
      Vec3 expected = then.apply(first.apply(v));
      assertEquals(0, then.after(first).apply(v).minus(expected).largest(), 1e-14);
      assertEquals(0, then.after(first).unit().apply(v).minus(expected).largest(), 1e-14);
    }
    Rotation quarter = new Rotation(0, 0, 1, 1);
    assertEquals(new Rotation(0, 0, 2, 0), quarter.after(quarter));
    assertEquals(quarter, quarter.after(Rotation.NONE));
    assertEquals(quarter, Rotation.NONE.after(quarter));
  }

  /// Of any length within the range of double.
  private static Rotation randomRotation(Random random) {
    double length = Math.scalb(1.0, random.nextInt(-1000, 1000));
    return new Rotation(
        length * random.nextDouble(-1, 1),
        length * random.nextDouble(-1, 1),
        length * random.nextDouble(-1, 1),
        length * random.nextDouble(-1, 1));
  }

  @Test
  void unitQuaternionHasANonNegativeScalar() {
    assertEquals(new Rotation(-0.6, 0, 0, 0.8), new Rotation(3, 0, 0, -4).unit());
    assertEquals(new Rotation(0, 1, 0, 0), new Rotation(0, -1, 0, 0).unit());
    assertEquals(Rotation.NONE, new Rotation(0, 0, 0, -1).unit());
  }
}
