package collisionbench.methods.gjk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// All valid shapes get an answer with finite numbers and a unit normal.
class GjkExtremesTest {

  private static final double[] NUMBERS = {
    0,
    0,
    1,
    1,
    3,
    1e-6,
    1e-12,
    1e-160,
    1e-300,
    Double.MIN_VALUE,
    1e9,
    1e154,
    1e300,
    Double.MAX_VALUE,
    1e6 + 0.1,
    1 - 0x1p-53,
    1 + 0x1p-52,
    0.1,
    Double.MIN_NORMAL
  };

  private static double size(Random random) {
    return NUMBERS[random.nextInt(NUMBERS.length)];
  }

  private static double coordinate(Random random) {
    return random.nextBoolean() ? size(random) : -size(random);
  }

  private static Vec3 point3(Random random) {
    return new Vec3(coordinate(random), coordinate(random), coordinate(random));
  }

  private static Vec2 point2(Random random) {
    return new Vec2(coordinate(random), coordinate(random));
  }

  private static Vec2 direction(Random random) {
    Vec2 direction = point2(random);
    return direction.equals(Vec2.ZERO) ? Vec2.X : direction;
  }

  private static List<Supplier<Shape3>> kinds3(Random random) {
    Supplier<Vec3> point = () -> point3(random);
    return List.of(
        () -> new Sphere(point.get(), size(random)),
        () -> new Capsule(point.get(), point.get(), size(random)),
        () -> new Segment(point.get(), point.get()),
        () -> new Triangle(point.get(), point.get(), point.get()),
        () -> new Hull(Stream.generate(point).limit(1 + random.nextInt(12)).toList()),
        () ->
            new Box(
                point.get(),
                new Vec3(size(random), size(random), size(random)),
                new Rotation(coordinate(random), coordinate(random), 1e-9, 1)));
  }

  private static List<Supplier<Shape2>> kinds2(Random random) {
    Supplier<Vec2> point = () -> point2(random);
    return List.of(
        () -> new Point2(point.get()),
        () -> new Circle(point.get(), size(random)),
        () -> new Capsule2(point.get(), point.get(), size(random)),
        () -> new Segment2(point.get(), point.get()),
        () ->
            new Sector(
                point.get(),
                size(random),
                direction(random),
                Math.max(1e-300, random.nextDouble() * Math.PI)));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void answersEveryNumberInSpace(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 1000; i++) {
      List<Supplier<Shape3>> kinds = kinds3(random);
      Shape3 a = kinds.get(i % kinds.size()).get();
      Shape3 b = kinds.get(i / kinds.size() % kinds.size()).get();
      String what = "seed " + seed + ", case " + i + ": " + a + " and " + b + ": ";
      DistanceBounds answer = ConvexDistance.between(a, b);
      assertEquals(1, answer.normal().length(), 1e-15, () -> what + answer);
      assertTrue(Double.isFinite(answer.distance()), () -> what + answer);
      assertTrue(answer.pointA().isFinite() && answer.pointB().isFinite(), () -> what + answer);
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void answersEveryNumberInThePlane(long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < 1000; i++) {
      List<Supplier<Shape2>> kinds = kinds2(random);
      Shape2 a = kinds.get(i % 5).get();
      Shape2 b = kinds.get(i / 5 % 5).get();
      String what = "seed " + seed + ", case " + i + ": " + a + " and " + b + ": ";
      DistanceBounds answer = ConvexDistance.between(a, b);
      assertEquals(1, answer.normal().length(), 1e-15, () -> what + answer);
      assertTrue(Double.isFinite(answer.distance()), () -> what + answer);
      assertTrue(answer.pointA().isFinite() && answer.pointB().isFinite(), () -> what + answer);
    }
  }

  /// Scaling by a power of two changes only exponents.
  @Test
  void scalingByAPowerOfTwoScalesTheAnswer() {
    Box box = new Box(new Vec3(3, 0.1, 0), new Vec3(1, 2, 3), new Rotation(0.1, 0.2, 0.3, 1));
    Box large =
        new Box(box.center().times(0x1p900), box.halfExtents().times(0x1p900), box.orientation());
    Capsule pill = new Capsule(new Vec3(0, -1, 0), new Vec3(0.5, 1, 0), 0.3);
    Capsule largePill =
        new Capsule(pill.start().times(0x1p900), pill.end().times(0x1p900), 0.3 * 0x1p900);
    DistanceBounds small = Asked.closed(pill, box);
    DistanceBounds same = Asked.closed(largePill, large);
    assertEquals(small.distance() * 0x1p900, same.distance());
    assertEquals(small.normal(), same.normal());
  }

  /// parry#429: no loss for nearby shapes a billion units from the origin.
  @Test
  void losesNothingFarFromTheOrigin() {
    Vec3 far = new Vec3(0x1p30, -0x1p30, 0x1p30);
    Box box = new Box(new Vec3(0, -1, 0), new Vec3(1, 1, 1));
    Capsule pill = new Capsule(new Vec3(0.25, 0.5, 0), new Vec3(0, 2, 0), 0.25);
    DistanceBounds near = Asked.closed(pill, box);
    DistanceBounds there = Asked.closed(pill.translated(far), box.translated(far));
    assertEquals(0.25, near.distance());
    assertEquals(0.25, there.distance());
  }

  /// JOML: boxes of half size 1e6 with a gap of 0.02 "touch"; a miss from 1e9 away "hits".
  @Test
  void smallGapNextToLargeNumbersIsAGap() {
    Box large = new Box(Vec3.ZERO, new Vec3(1e6, 1e6, 1e6));
    Box beside = new Box(new Vec3(2e6 + 0.02, 0, 0), new Vec3(1e6, 1e6, 1e6));
    DistanceBounds apart = Asked.closed(large, beside);
    assertEquals(0.02, apart.distance(), Asked.error(apart));
    Segment ray = new Segment(new Vec3(-1e9, 1.1, 0), new Vec3(1e9, 1.1, 0));
    DistanceBounds miss = Asked.closed(ray, new Sphere(Vec3.ZERO, 1));
    assertEquals(0.1, miss.distance(), Asked.error(miss));
    assertTrue(Asked.error(miss) < 1e-4, miss::toString);
  }
}
