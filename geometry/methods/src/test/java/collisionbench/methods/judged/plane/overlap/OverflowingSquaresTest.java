package collisionbench.methods.judged.plane.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.methods.exact.Exact2;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Distances so near to the root of the greatest double that rounding decides which squares
/// overflow.
class OverflowingSquaresTest {

  private static final int CASES = 2_000;

  /// The distance of the cores before scaling by `2^510`.
  private static final double REACH = 4;

  @ParameterizedTest
  @EnumSource(Kind.class)
  void circleAndAny(Kind kind) {
    Numbers numbers = new Numbers(9);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Shape2 shape = numbers.next(kind::random);
      Separation2 way = fromFar(shape, numbers);
      Circle circle = new Circle(atReach(shape, way), radius(shape, numbers));
      touching += requireExact(circle, shape);
    }
    requireBoth(touching);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void capsuleAndAny(Kind kind) {
    Numbers numbers = new Numbers(9);
    int touching = 0;
    for (int i = 0; i < CASES; i++) {
      Shape2 shape = numbers.next(kind::random);
      Separation2 way = fromFar(shape, numbers);
      Vec2 start = atReach(shape, way);
      Vec2 end = start.plus(numbers.between(0, 1), way.normal());
      touching += requireExact(new Capsule2(start, end, radius(shape, numbers)), shape);
    }
    requireBoth(touching);
  }

  private static Separation2 fromFar(Shape2 shape, Numbers numbers) {
    Vec2 far = Moves.turned(Vec2.X.times(100), numbers.between(0, 7));
    return Separation2.between(shape, new Point2(far));
  }

  /// {@return a point at the radius sum from the core, up to rounding}
  private static Vec2 atReach(Shape2 shape, Separation2 way) {
    return way.pointA().plus(REACH - Core.radius(shape), way.normal());
  }

  private static double radius(Shape2 shape, Numbers numbers) {
    return REACH + (numbers.below(9) - 4) * Math.ulp(REACH) - Core.radius(shape);
  }

  /// {@return 1 if the two touch after scaling the radius sum to about the root of the greatest
  /// double}
  private static int requireExact(Shape2 a, Shape2 b) {
    Shape2 sizedA = Moves.scaled(a, 0x1p510);
    Shape2 sizedB = Moves.scaled(b, 0x1p510);
    boolean exact = Exact2.overlap(sizedA, sizedB);
    assertEquals(exact, Overlap2.test(sizedA, sizedB), () -> sizedA + " and " + sizedB);
    return exact ? 1 : 0;
  }

  private static void requireBoth(int touching) {
    int less = Math.min(touching, CASES - touching);
    assertTrue(less > CASES / 10, () -> "of the rarer answer: " + less);
  }
}
