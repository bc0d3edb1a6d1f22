package collisionbench.geometry.plane;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Pair;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scaling by a power of two is exact, so answers scale exactly, for sizes whose products are
/// representable and far beyond. For overlap see `OverlapLawsTest`.
class ScalingLawsTest {

  private static final double[] FACTORS = {
    0x1p-900, 0x1p-300, 0x1p-195, 0x1p-140, 0x1p-80, 0x1p80, 0x1p130, 0x1p190, 0x1p236, 0x1p300,
    0x1p900
  };
  private static final int CASES = 60;

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  private interface Law {
    void check(Case c, Case scaled, double factor);
  }

  private static void forAll(Pair pair, Law law) {
    pair.cases(CASES)
        .forEach(c -> {
          for (double factor : FACTORS) {
            law.check(c, new Case(scaled(c.a(), factor), scaled(c.b(), factor)), factor);
          }
        });
  }

  private static Shape2 scaled(Shape2 shape, double factor) {
    return shape instanceof Sector s
        ? new Sector(s.center().times(factor), s.radius() * factor, s.direction(), s.angle())
        : Moves.scaled(shape, factor);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void separation(Pair pair) {
    forAll(
        pair,
        (c, scaled, factor) -> {
          Separation2 found = Separation2.between(scaled.a(), scaled.b());
          assertEquals(
              scaled(Separation2.between(c.a(), c.b()), factor, found.distance()),
              found,
              () -> c + " times " + factor);
        });
  }

  /// Shapes separated by less than rounding have the least double or a multiple as their distance.
  private static Separation2 scaled(Separation2 s, double factor, double found) {
    boolean least =
        s.distance() == Double.MIN_VALUE
            && 0 < found
            && found <= Double.MIN_VALUE * Math.max(1, factor);
    return new Separation2(
        least ? found : s.distance() * factor,
        s.pointA().times(factor),
        s.pointB().times(factor),
        s.normal());
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void crossing(Pair pair) {
    forAll(
        pair,
        (c, scaled, factor) -> {
          if (c.a() instanceof Segment2 a && scaled.a() instanceof Segment2 b) {
            requireScaled(Crossing2.of(a, c.b()), factor, Crossing2.of(b, scaled.b()), c);
          }
          if (c.b() instanceof Segment2 a && scaled.b() instanceof Segment2 b) {
            requireScaled(Crossing2.of(a, c.a()), factor, Crossing2.of(b, scaled.a()), c);
          }
        });
  }

  private static void requireScaled(Crossing2 crossing, double factor, Crossing2 found, Case c) {
    Crossing2 expected =
        switch (crossing) {
          case Crossing2.None() -> crossing;
          case Crossing2.Point(double t, Vec2 point, var u) ->
              new Crossing2.Point(t, point.times(factor), u);
          case Crossing2.Span(double enter, double exit, Vec2 first, Vec2 last) ->
              new Crossing2.Span(enter, exit, first.times(factor), last.times(factor));
          case Crossing2.Overlap(double enter, double exit, Vec2 first, Vec2 last) ->
              new Crossing2.Overlap(enter, exit, first.times(factor), last.times(factor));
        };
    String what = c + " times " + factor + ": " + expected + " and " + found;
    assertEquals(expected.getClass(), found.getClass(), what);
    double[] wanted = numbers(expected, factor);
    double[] numbers = numbers(found, factor);
    assertArrayEquals(wanted, numbers, 1e-11, what);
  }

  /// Parameters have the accuracy stated in `Crossing2`, so other sizes may compute them
  /// differently; the kind of crossing is equal.
  private static double[] numbers(Crossing2 crossing, double factor) {
    return switch (crossing) {
      case Crossing2.None() -> new double[0];
      case Crossing2.Point(double t, Vec2 p, var u) ->
          new double[] {t, p.x() / factor, p.y() / factor, u.orElse(0)};
      case Crossing2.Span(double enter, double exit, Vec2 p, Vec2 q) ->
          new double[] {
            enter, exit, p.x() / factor, p.y() / factor, q.x() / factor, q.y() / factor
          };
      case Crossing2.Overlap(double enter, double exit, Vec2 p, Vec2 q) ->
          new double[] {
            enter, exit, p.x() / factor, p.y() / factor, q.x() / factor, q.y() / factor
          };
    };
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void sweep(Pair pair) {
    Vec2 motionA = new Vec2(0.5, -1);
    Vec2 motionB = new Vec2(-3, 2);
    forAll(
        pair,
        (c, scaled, factor) ->
            assertEquals(
                Sweep2.of(c.a(), motionA, c.b(), motionB),
                Sweep2.of(scaled.a(), motionA.times(factor), scaled.b(), motionB.times(factor)),
                () -> c + " times " + factor));
  }
}
