package collisionbench.geometry.space;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.space.core.Exactly;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Bounds contain the exact shape: a box is rotated in rational arithmetic, and coordinates are
/// added exactly.
class BoundsTest {

  private static final List<Kind> KINDS = List.of(Kind.values());

  private static final int CASES = 4000;

  /// @param exact a coordinate of an exact vector
  private record Axis(ToDoubleFunction<Vec3> of, Function<Dyadic3, Dyadic> exact) {}

  private static final List<Axis> AXES =
      List.of(
          new Axis(Vec3::x, Dyadic3::x),
          new Axis(Vec3::y, Dyadic3::y),
          new Axis(Vec3::z, Dyadic3::z));

  /// Ways to draw shapes whose bounds are difficult.
  enum Draw {
    /// Arbitrary numbers and rotations.
    ORDINARY,
    /// Sizes from a millionth to a thousand.
    MIXED,
    /// Quaternions of small whole numbers whose squared length divides the coordinates, so that
    /// boxes end at whole numbers.
    PYTHAGOREAN,
    /// Tenths, and rotations by tiny angles.
    NEARLY,
    /// The least doubles.
    SUBNORMAL;

    Shape3 next(Kind kind, Random random) {
      return switch (this) {
        case ORDINARY -> kind.next(Kind.Draw.ORDINARY, random);
        case MIXED -> kind.next(Kind.Draw.MIXED, random);
        case NEARLY -> kind.next(Kind.Draw.NEARLY, random);
        case SUBNORMAL -> Oracle.scaled(kind.next(Kind.Draw.ORDINARY, random), -1072);
        case PYTHAGOREAN ->
            kind == Kind.BOX ? pythagorean(random) : kind.next(Kind.Draw.LATTICE, random);
      };
    }
  }

  private static Box pythagorean(Random random) {
    int[] q = random.ints(4, -3, 4).toArray();
    q[3] = q[3] == 0 ? 1 : q[3];
    double squared = q[0] * q[0] + q[1] * q[1] + q[2] * q[2] + q[3] * q[3];
    Vec3 center = new Vec3(random.nextInt(-9, 10), random.nextInt(-9, 10), random.nextInt(9));
    Vec3 half = new Vec3(random.nextInt(9), random.nextInt(9), random.nextInt(9));
    return new Box(center, half.times(squared), new Rotation(q[0], q[1], q[2], q[3]));
  }

  @ParameterizedTest
  @EnumSource
  void containTheExactShape(Draw draw) {
    Random random = new Random(11);
    for (int i = 0; i < CASES; i++) {
      Shape3 shape = draw.next(KINDS.get(i % KINDS.size()), random);
      assertTrue(contained(shape), shape::toString);
    }
  }

  /// {@return whether the exact shape is within its bounds}
  private static boolean contained(Shape3 shape) {
    return AXES.stream().allMatch(axis -> contained(shape, axis));
  }

  private static boolean contained(Shape3 shape, Axis axis) {
    Reach reach = reach(shape, axis);
    Dyadic most = Dyadic.of(axis.of.applyAsDouble(shape.bounds().max()));
    Dyadic least = Dyadic.of(axis.of.applyAsDouble(shape.bounds().min()));
    return corners(shape)
        .map(corner -> Dyadic.of(axis.of.applyAsDouble(corner)))
        .allMatch(corner ->
            reach.compareTo(most.minus(corner)) <= 0 && reach.compareTo(corner.minus(least)) <= 0);
  }

  /// The exact extent of a shape from its corners or center, as a fraction.
  ///
  /// @param whole the denominator
  private record Reach(Dyadic part, Dyadic whole) {
    int compareTo(Dyadic room) {
      return part.compareTo(room.times(whole));
    }
  }

  private static Reach reach(Shape3 shape, Axis axis) {
    return switch (shape) {
      case Sphere s -> new Reach(Dyadic.of(s.radius()), Dyadic.ONE);
      case Capsule c -> new Reach(Dyadic.of(c.radius()), Dyadic.ONE);
      case Box b -> {
        Exactly.Axes axes = Exactly.axes(b.orientation());
        Dyadic part =
            axis.exact
                .apply(axes.x())
                .magnitude()
                .times(Dyadic.of(b.halfExtents().x()))
                .plus(axis.exact.apply(axes.y()).magnitude().times(Dyadic.of(b.halfExtents().y())))
                .plus(axis.exact.apply(axes.z()).magnitude().times(Dyadic.of(b.halfExtents().z())));
        yield new Reach(part, axes.norm());
      }
      case Segment _, Triangle _, Hull _ -> new Reach(Dyadic.ZERO, Dyadic.ONE);
    };
  }

  private static Stream<Vec3> corners(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> Stream.of(s.center());
      case Capsule c -> Stream.of(c.start(), c.end());
      case Box b -> Stream.of(b.center());
      case Segment s -> Stream.of(s.start(), s.end());
      case Triangle t -> Stream.of(t.a(), t.b(), t.c());
      case Hull h -> h.points().stream();
    };
  }

  /// A wall that is moved across the end of a shape by single doubles.
  @ParameterizedTest
  @EnumSource
  void ofShapesThatTouchMeet(Draw draw) {
    Random random = new Random(12);
    for (int i = 0; i < CASES / 10; i++) {
      Shape3 shape = draw.next(KINDS.get(i % KINDS.size()), random);
      double x = shape.bounds().max().x();
      for (int step = 0; step < 12; step++) {
        x = Math.nextDown(x);
      }
      for (int step = 0; step < 24; step++, x = Math.nextUp(x)) {
        requireMeet(shape, wall(x));
      }
    }
  }

  private static Triangle wall(double x) {
    return new Triangle(new Vec3(x, -1e9, -1e9), new Vec3(x, 1e9, -1e9), new Vec3(x, 0, 1e9));
  }

  private static void requireMeet(Shape3 shape, Triangle wall) {
    boolean meet = wall.a().x() <= shape.bounds().max().x();
    assertTrue(meet || !Overlap3.test(shape, wall), () -> shape + " and " + wall);
  }

  @Test
  void ofARotatedBoxReachTheBoxThatItTouches() {
    Box box =
        new Box(
            Vec3.ZERO, new Vec3(2, 2, 2), Rotation.about(new Vec3(1, 1, 1), Math.toRadians(11)));
    Triangle wall = wall(2.4161574106413526);
    assertTrue(Overlap3.test(box, wall));
    requireMeet(box, wall);
  }

  @Test
  void areExactWithoutRounding() {
    Vec3 half = new Vec3(1, 2, 3);
    Bounds3 turned = new Bounds3(new Vec3(-2, -1, -3), new Vec3(2, 1, 3));
    assertEquals(turned, new Box(Vec3.ZERO, half, new Rotation(0, 0, 1, 1)).bounds());
    Vec3 third = half.yzx().yzx();
    assertEquals(
        new Bounds3(third.negated(), third),
        new Box(Vec3.ZERO, half, new Rotation(2, 2, 2, 2)).bounds());
    assertEquals(
        new Bounds3(new Vec3(0, 0, -1), new Vec3(2, 2, 1)),
        new Sphere(new Vec3(1, 1, 0), 1).bounds());
  }
}
