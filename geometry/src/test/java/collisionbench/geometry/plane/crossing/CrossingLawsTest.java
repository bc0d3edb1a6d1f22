package collisionbench.geometry.plane.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.crossing.Crossing2.None;
import collisionbench.geometry.plane.crossing.Crossing2.Overlap;
import collisionbench.geometry.plane.crossing.Crossing2.Point;
import collisionbench.geometry.plane.crossing.Crossing2.Span;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Outline;
import collisionbench.geometry.plane.testing.Pair;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.BiConsumer;
import java.util.stream.DoubleStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The laws of crossings of a segment with every kind of shape.
class CrossingLawsTest {

  private static final long SEED = 31;
  private static final double ROUNDING = 1e-12;

  private static void cases(Kind kind, int count, BiConsumer<Segment2, Shape2> check) {
    Numbers numbers = new Numbers(SEED);
    for (int i = 0; i < count * Pair.EFFORT; i++) {
      Segment2 segment = (Segment2) numbers.next(Kind.SEGMENT::random);
      check.accept(segment, numbers.next(kind::random));
    }
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void isNoneIfAndOnlyIfTheyDoNotTouch(Kind kind) {
    cases(
        kind,
        3000,
        (segment, shape) ->
            assertEquals(
                Overlap2.test(segment, shape),
                !(Crossing2.of(segment, shape) instanceof None),
                () -> segment + " and " + shape));
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void parametersAreOrderedAndMatchThePoints(Kind kind) {
    cases(
        kind,
        3000,
        (segment, shape) -> {
          switch (Crossing2.of(segment, shape)) {
            case None _ -> {}
            case Point(double t, Vec2 point, OptionalDouble u) -> {
              requireAt(segment, t, point);
              assertEquals(shape instanceof Segment2, u.isPresent(), () -> segment + " " + shape);
              if (shape instanceof Segment2 other) {
                requireAt(other, u.orElseThrow(), point);
              }
            }
            case Span(double enter, double exit, Vec2 first, Vec2 last) -> {
              assertTrue(enter <= exit, () -> segment + " and " + shape);
              requireAt(segment, enter, first);
              requireAt(segment, exit, last);
            }
            case Overlap(double enter, double exit, Vec2 first, Vec2 last) -> {
              assertTrue(enter <= exit, () -> segment + " and " + shape);
              requireAt(segment, enter, first);
              requireAt(segment, exit, last);
            }
          }
        });
  }

  private static void requireAt(Segment2 segment, double t, Vec2 point) {
    assertTrue(t >= 0 && t <= 1, () -> "t = " + t);
    assertEquals(0, segment.at(t).minus(point).length(), ROUNDING, segment::toString);
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void shapeContainsExactlyTheInterval(Kind kind) {
    cases(
        kind,
        1000,
        (segment, shape) -> {
          if (segment.start().equals(segment.end())) {
            return;
          }
          Crossing2 crossing = Crossing2.of(segment, shape);
          boolean none = crossing instanceof None;
          double enter = none ? 2 : parameter(segment, first(crossing));
          double exit = none ? -1 : parameter(segment, last(crossing));
          for (int i = 0; i <= 50; i++) {
            double t = i / 50.0;
            double distance = Outline.distance(shape, segment.at(t));
            if (t < enter - 1e-6 || t > exit + 1e-6) {
              assertTrue(distance > -1e-9, () -> segment + " and " + shape + " at " + t);
            } else if (!Core.isWide(shape)) {
              assertTrue(distance < 1e-5, () -> segment + " and " + shape + " at " + t);
            }
          }
        });
  }

  private static double parameter(Segment2 segment, Vec2 point) {
    Vec2 along = segment.end().minus(segment.start());
    return point.minus(segment.start()).dot(along) / along.lengthSquared();
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void endsInsideTheShapeAreEndsOfTheInterval(Kind kind) {
    cases(
        kind,
        3000,
        (segment, shape) -> {
          if (Crossing2.of(segment, shape) instanceof Span span) {
            assertTrue(
                span.enter() == 0 || !Overlap2.test(new Point2(segment.start()), shape),
                () -> segment + " and " + shape);
            assertTrue(
                span.exit() == 1 || !Overlap2.test(new Point2(segment.end()), shape),
                () -> segment + " and " + shape);
          }
        });
  }

  @ParameterizedTest
  @EnumSource(Kind.class)
  void pointsAreInTheShapeInEitherDirection(Kind kind) {
    cases(
        kind,
        3000,
        (segment, shape) -> {
          Crossing2 there = Crossing2.of(segment, shape);
          Crossing2 back = Crossing2.of(new Segment2(segment.end(), segment.start()), shape);
          assertEquals(
              there instanceof None, back instanceof None, () -> segment + " and " + shape);
          if (!(there instanceof None)) {
            for (Vec2 point : List.of(first(there), last(there), first(back), last(back))) {
              assertTrue(Outline.distance(shape, point) < 1e-12, () -> segment + " and " + shape);
            }
          }
        });
  }

  private static Vec2 first(Crossing2 crossing) {
    return switch (crossing) {
      case None _ -> Vec2.ZERO;
      case Point point -> point.point();
      case Span span -> span.first();
      case Overlap overlap -> overlap.first();
    };
  }

  private static Vec2 last(Crossing2 crossing) {
    return switch (crossing) {
      case Span span -> span.last();
      case Overlap overlap -> overlap.last();
      case None _, Point _ -> first(crossing);
    };
  }

  /// Except for grazing contacts, which depend on rounding.
  @ParameterizedTest
  @EnumSource(Kind.class)
  void isInvariantUnderQuarterTurns(Kind kind) {
    cases(
        kind,
        1000,
        (segment, shape) -> {
          double angle = 1 + segment.start().x();
          Crossing2 turned =
              Crossing2.of((Segment2) Moves.turned(segment, angle), Moves.turned(shape, angle));
          String what = segment + " and " + shape + ", turned by " + angle + ": " + turned;
          during(turned).forEach(t -> assertTrue(distance(segment, t, shape) < ROUNDING, what));
          beforeAndAfter(turned)
              .filter(_ -> !segment.start().equals(segment.end()))
              .forEach(t -> assertTrue(distance(segment, t, shape) > -ROUNDING, what));
        });
  }

  private static DoubleStream during(Crossing2 crossing) {
    return switch (crossing) {
      case None _ -> DoubleStream.empty();
      case Point point -> DoubleStream.of(point.t());
      case Span span -> DoubleStream.of(span.enter(), span.exit());
      case Overlap overlap -> DoubleStream.of(overlap.enter(), overlap.exit());
    };
  }

  private static DoubleStream beforeAndAfter(Crossing2 crossing) {
    DoubleSummaryStatistics all = during(crossing).summaryStatistics();
    return all.getCount() == 0
        ? DoubleStream.of(0, 0.25, 0.5, 0.75, 1)
        : DoubleStream.of(all.getMin() / 2, (all.getMax() + 1) / 2)
            .filter(t -> t < all.getMin() || t > all.getMax());
  }

  private static double distance(Segment2 segment, double t, Shape2 shape) {
    return Separation2.between(new Point2(segment.at(t)), shape).distance();
  }
}
