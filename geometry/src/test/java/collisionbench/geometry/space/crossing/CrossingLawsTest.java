package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of crossings of a segment with every kind of shape.
class CrossingLawsTest {

  private static final int CASES = 300;

  private interface Law {
    void check(Segment segment, Shape3 shape, Crossing3 crossing, String what);
  }

  /// The first and last parameter; equal for a point.
  private record Range(double enter, double exit, Vec3 first, Vec3 last) {}

  static Stream<Arguments> kinds() {
    List<Arguments> kinds = new ArrayList<>();
    for (Kind kind : Kind.values()) {
      for (Kind.Draw draw : Kind.Draw.values()) {
        kinds.add(Arguments.of(kind, draw, 100L + kinds.size()));
      }
    }
    return kinds.stream();
  }

  private static void forAll(Kind kind, Kind.Draw draw, long seed, Law law) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Segment segment = (Segment) Kind.SEGMENT.next(draw, random);
      Shape3 shape = kind.next(draw, random);
      Crossing3 crossing = Crossing3.of(segment, shape);
      String what = "seed " + seed + ", case " + i + ": " + segment + " and " + shape;
      law.check(segment, shape, crossing, what + " cross in " + crossing);
    }
  }

  private static Stream<Range> range(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> Stream.empty();
      case Crossing3.Point p -> Stream.of(new Range(p.t(), p.t(), p.point(), p.point()));
      case Crossing3.Span s -> Stream.of(new Range(s.enter(), s.exit(), s.first(), s.last()));
      case Crossing3.Overlap o -> Stream.of(new Range(o.enter(), o.exit(), o.first(), o.last()));
    };
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void crossesIfAndOnlyIfItOverlaps(Kind kind, Kind.Draw draw, long seed) {
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) ->
            assertEquals(
                Overlap3.test(segment, shape), !(crossing instanceof Crossing3.None), what));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void parametersAreOrderedAndMatchThePoints(Kind kind, Kind.Draw draw, long seed) {
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) ->
            range(crossing)
                .forEach(r -> {
                  double tolerance = 1e-15 * Oracle.scale(segment, shape);
                  assertTrue(0 <= r.enter && r.enter <= r.exit && r.exit <= 1, what);
                  assertEquals(0, segment.at(r.enter).minus(r.first).largest(), tolerance, what);
                  assertEquals(0, segment.at(r.exit).minus(r.last).largest(), tolerance, what);
                }));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void pointsLieInTheShape(Kind kind, Kind.Draw draw, long seed) {
    Random search = new Random(seed);
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) ->
            range(crossing)
                .forEach(r -> {
                  double tolerance = 1e-11 * Oracle.scale(segment, shape);
                  Vec3 middle = r.first.towards(r.last, 0.5);
                  for (Vec3 point : List.of(r.first, middle, r.last)) {
                    double out = Oracle.outside(shape, point, search);
                    assertTrue(out <= tolerance, () -> what + " out by " + out);
                  }
                }));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void segmentIsOutsideBeforeAndAfter(Kind kind, Kind.Draw draw, long seed) {
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) ->
            range(crossing)
                .forEach(r -> {
                  if (segment.start().equals(segment.end())) {
                    return;
                  }
                  for (double t : new double[] {r.enter - 1e-4, r.exit + 1e-4}) {
                    if (t >= 0 && t <= 1) {
                      Vec3 point = segment.at(t);
                      assertFalse(Overlap3.test(new Sphere(point, 0), shape), what);
                    }
                  }
                }));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void reversedSegmentCrossesTheSamePoints(Kind kind, Kind.Draw draw, long seed) {
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) -> {
          Crossing3 back = Crossing3.of(segment.reversed(), shape);
          if (crossing instanceof Crossing3.None || segment.start().equals(segment.end())) {
            assertEquals(crossing, back, what);
          } else {
            Range there = range(crossing).findFirst().orElseThrow();
            Range again = range(back).findFirst().orElseThrow();
            assertEquals(1 - there.exit, again.enter, 1e-7, () -> what + " back " + back);
            assertEquals(1 - there.enter, again.exit, 1e-7, () -> what + " back " + back);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void weightsMatchThePoint(Kind kind, Kind.Draw draw, long seed) {
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) -> {
          if (crossing instanceof Crossing3.Point p && p.u().isPresent()) {
            double tolerance = 1e-9 * Oracle.scale(segment, shape);
            Vec3 same =
                switch (shape) {
                  case Triangle t -> {
                    double u = p.u().orElseThrow();
                    double v = p.v().orElseThrow();
                    assertTrue(u >= 0 && v >= 0 && u + v <= 1 + 1e-15, what);
                    yield t.a().plus(u, t.b().minus(t.a())).plus(v, t.c().minus(t.a()));
                  }
                  case Segment s -> s.at(p.u().getAsDouble());
                  default -> throw new AssertionError(what);
                };
            assertEquals(0, same.minus(p.point()).largest(), tolerance, what);
          } else {
            assertFalse(shape instanceof Triangle && crossing instanceof Crossing3.Point, what);
          }
        });
  }

  @ParameterizedTest
  @EnumSource(Kind.Draw.class)
  void segmentsCrossEachOtherInTheSamePoint(Kind.Draw draw) {
    forAll(
        Kind.SEGMENT,
        draw,
        61,
        (a, shape, crossing, what) -> {
          Segment b = (Segment) shape;
          Crossing3 back = Crossing3.of(b, a);
          if (crossing instanceof Crossing3.Point p) {
            Crossing3.Point q = assertInstanceOf(Crossing3.Point.class, back, what);
            assertEquals(p.t(), q.u().orElseThrow(), 1e-12, what);
            assertEquals(q.t(), p.u().orElseThrow(), 1e-12, what);
          } else {
            assertEquals(crossing.getClass(), back.getClass(), what);
          }
        });
  }

  /// Except for grazing contacts, which depend on rounding.
  @ParameterizedTest
  @MethodSource("kinds")
  void isInvariantUnderRigidMotion(Kind kind, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    forAll(
        kind,
        draw,
        seed,
        (segment, shape, crossing, what) -> {
          Rotation turn = Rotation.about(Oracle.gaussian(random), random.nextDouble(6));
          Vec3 by = Oracle.gaussian(random);
          Segment moved = (Segment) Oracle.moved(segment, turn, by);
          Crossing3 other = Crossing3.of(moved, Oracle.moved(shape, turn, by));
          double tolerance = 1e-12 * (Oracle.scale(segment, shape) + by.largest());
          range(other)
              .flatMapToDouble(r -> DoubleStream.of(r.enter, r.exit))
              .forEach(t -> {
                double out = distance(segment.at(t), shape);
                assertTrue(out <= tolerance, () -> what + ", moved " + other + ": out by " + out);
              });
          outside(segment, other)
              .forEach(t -> {
                double out = distance(segment.at(t), shape);
                assertTrue(out >= -tolerance, () -> what + ", moved " + other + ": in by " + -out);
              });
        });
  }

  /// {@return a parameter before the crossing and one after it}
  private static DoubleStream outside(Segment segment, Crossing3 crossing) {
    if (crossing instanceof Crossing3.None) {
      return DoubleStream.of(0, 0.25, 0.5, 0.75, 1);
    }
    return range(crossing)
        .filter(_ -> !segment.start().equals(segment.end()))
        .flatMapToDouble(r ->
            DoubleStream.concat(
                DoubleStream.of(r.enter / 2).filter(t -> t > 0),
                DoubleStream.of((r.exit + 1) / 2).filter(t -> t < 1)));
  }

  private static double distance(Vec3 point, Shape3 shape) {
    return Separation3.between(new Sphere(point, 0), shape).distance();
  }
}
