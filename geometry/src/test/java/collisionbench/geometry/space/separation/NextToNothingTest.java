package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// Shapes around the x axis with tiny extents perpendicular to it, so that the squared lengths of
/// cross products of edges underflow or have few digits.
final class NextToNothingTest {

  private static final int CASES = 3_000;
  private static final double TOLERANCE = 1e-12;
  private static final List<Kind> KINDS =
      List.of(Kind.SPHERE, Kind.BOX, Kind.SEGMENT, Kind.TRIANGLE, Kind.HULL);

  static Stream<Arguments> pairs() {
    return KINDS.stream()
        .flatMap(a -> KINDS.stream().filter(b -> a.compareTo(b) <= 0).map(b -> Arguments.of(a, b)));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void answersAreConsistent(Kind kindA, Kind kindB) {
    Random random = new Random(41);
    for (int i = 0; i < CASES; i++) {
      Shape3 a = shape(kindA, corners(random));
      Shape3 b = shape(kindB, corners(random));
      Separation3 s = Separation3.between(a, b);
      String what = "case " + i + ": " + a + " and " + b + ": " + s;
      Vec3 reached = s.pointA().plus(s.distance(), s.normal());
      assertEquals(0, reached.minus(s.pointB()).largest(), TOLERANCE, what);
      assertEquals(s.distance(), Oracle.gap(a, b, s.normal()), TOLERANCE, what);
      assertTrue(outside(a, s.pointA()) <= TOLERANCE, what);
      assertTrue(outside(b, s.pointB()) <= TOLERANCE, what);
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void tinyExtentsDoNotChangeTheDistance(Kind kindA, Kind kindB) {
    Random random = new Random(43);
    for (int i = 0; i < CASES; i++) {
      List<Vec3> a = corners(random);
      List<Vec3> b = corners(random);
      double expected =
          Separation3.between(shape(kindA, without(a)), shape(kindB, without(b))).distance();
      double actual = Separation3.between(shape(kindA, a), shape(kindB, b)).distance();
      assertEquals(expected, actual, TOLERANCE, "case " + i + ": " + a + " and " + b);
    }
  }

  private static double outside(Shape3 shape, Vec3 point) {
    return Separation3.between(new Sphere(point, 0), shape).distance();
  }

  private static Shape3 shape(Kind kind, List<Vec3> corners) {
    Vec3 first = corners.get(0);
    Vec3 second = corners.get(1);
    return switch (kind) {
      case SPHERE -> new Sphere(first, Math.abs(second.y()));
      case BOX ->
          new Box(
              first,
              new Vec3(Math.abs(second.x()), Math.abs(second.y()), Math.abs(second.z())),
              Rotation.NONE);
      case SEGMENT -> new Segment(first, second);
      case TRIANGLE -> new Triangle(first, second, corners.get(2));
      case HULL -> new Hull(corners);
      case CAPSULE -> throw new AssertionError(kind);
    };
  }

  private static List<Vec3> corners(Random random) {
    return Stream.generate(() -> corner(random)).limit(3).toList();
  }

  private static Vec3 corner(Random random) {
    double x =
        random.nextInt(3) == 0
            ? next(random)
            : random.nextDouble(-1, 1) * Math.pow(10, -random.nextInt(3));
    return random.nextInt(6) == 0
        ? new Vec3(x, random.nextDouble(-1, 1), random.nextInt(2) * random.nextDouble(-1, 1))
        : new Vec3(x, next(random), next(random));
  }

  private static double next(Random random) {
    double number = random.nextDouble(-1, 1) * Math.pow(10, -random.nextInt(157, 164));
    return random.nextInt(4) == 0 ? 0 : number;
  }

  private static List<Vec3> without(List<Vec3> corners) {
    return corners.stream()
        .map(v -> new Vec3(without(v.x()), without(v.y()), without(v.z())))
        .toList();
  }

  private static double without(double number) {
    return Math.abs(number) < 1e-100 ? 0 : number;
  }
}
