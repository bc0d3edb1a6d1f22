package collisionbench.geometry.plane.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2.Contact;
import collisionbench.geometry.plane.sweep.Sweep2.Never;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Outline;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.plane.testing.Shapes;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The laws of sweeps for every pair.
class SweepLawsTest {

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  private record Motion(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {

    Sweep2 sweep() {
      return Sweep2.of(a, motionA, b, motionB);
    }

    Case at(double time) {
      return new Case(a.translated(motionA.times(time)), b.translated(motionB.times(time)));
    }

    boolean isConvex() {
      return !Core.isWide(a) && !Core.isWide(b);
    }

    double distance(double time) {
      Case then = at(time);
      return Separation2.between(then.a(), then.b()).distance();
    }
  }

  private static Stream<Motion> motions(Pair pair, int count) {
    Numbers numbers = new Numbers(pair.seed() + 1);
    return Stream.generate(() ->
            new Motion(
                numbers.next(pair.first()::random),
                numbers.next(Numbers::place),
                numbers.next(pair.second()::random).translated(new Vec2(3, 2)),
                numbers.next(Numbers::place)))
        .limit((long) count * Pair.EFFORT);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void firstContactIsWhereTheSweepEnters(Pair pair) {
    motions(pair, 500)
        .forEach(m ->
            assertEquals(
                m.sweep() instanceof Contact(double enter, _)
                    ? OptionalDouble.of(enter)
                    : OptionalDouble.empty(),
                Sweep2.firstContact(m.a(), m.motionA(), m.b(), m.motionB()),
                m::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void contactAtTheStartAndEndAgreesWithOverlap(Pair pair) {
    motions(pair, 500)
        .forEach(m -> {
          Vec2 motion = m.motionB().minus(m.motionA());
          boolean atStart = Overlap2.test(m.a(), m.b());
          boolean atEnd = Overlap2.test(m.a(), m.b().translated(motion));
          if (atStart) {
            assertTrue(m.sweep() instanceof Contact c && c.enter() == 0, m::toString);
          }
          if (atEnd) {
            assertTrue(m.sweep() instanceof Contact c && c.exit() == 1, m::toString);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void shapesTouchWhenTheyMeetAndPart(Pair pair) {
    motions(pair, 500)
        .forEach(m -> {
          if (m.sweep() instanceof Contact(double enter, double exit)) {
            assertTrue(0 <= enter && enter <= exit && exit <= 1, m::toString);
            requireTouch(m, enter, enter == 0);
            requireTouch(m, exit, exit == 1);
          }
        });
  }

  private static void requireTouch(Motion m, double time, boolean mayBeDeep) {
    double distance = m.distance(time);
    assertTrue(distance < 1e-12, () -> m + " are " + distance + " apart at " + time);
    if (!mayBeDeep) {
      assertEquals(0, distance, 1e-12, () -> m + " at " + time);
    }
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void agreesWithTheOverlapAtManyTimes(Pair pair) {
    motions(pair, 300)
        .forEach(m -> {
          Sweep2 sweep = m.sweep();
          for (int i = 0; i <= 40; i++) {
            double time = i / 40.0;
            Case then = m.at(time);
            boolean within =
                sweep instanceof Contact(double enter, double exit)
                    && enter <= time
                    && time <= exit;
            boolean touch = Overlap2.test(then.a(), then.b());
            if (touch == within || (!touch && !m.isConvex())) {
              continue;
            }
            assertEquals(0, m.distance(time), 1e-12, () -> m + " at " + time + ": " + sweep);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isSymmetric(Pair pair) {
    motions(pair, 500)
        .filter(m -> !Core.of(m.a()).equals(Core.of(m.b())))
        .forEach(m ->
            assertEquals(
                m.sweep(), Sweep2.of(m.b(), m.motionB(), m.a(), m.motionA()), m::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void withoutRelativeMotionAgreesWithOverlap(Pair pair) {
    motions(pair, 300)
        .forEach(m ->
            assertEquals(
                Overlap2.test(m.a(), m.b()) ? new Contact(0, 1) : new Never(),
                Sweep2.of(m.a(), m.motionA(), m.b(), m.motionA()),
                m::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void isInvariantUnderQuarterTurns(Pair pair) {
    motions(pair, 300)
        .forEach(m -> {
          double angle = 1 + m.motionA().x();
          Sweep2 turned =
              Sweep2.of(
                  Moves.turned(m.a(), angle),
                  Moves.turned(m.motionA(), angle),
                  Moves.turned(m.b(), angle),
                  Moves.turned(m.motionB(), angle));
          switch (turned) {
            case Contact(double enter, double exit) -> {
              requireTouch(m, enter, enter == 0);
              requireTouch(m, exit, exit == 1);
            }
            case Never _ ->
                DoubleStream.iterate(0, t -> t <= 1, t -> t + 0.125)
                    .map(t -> m.distance(t))
                    .forEach(distance -> assertTrue(distance > -1e-12, m::toString));
          }
        });
  }

  static Stream<Pair> pairsWithoutClosedForm() {
    return Pair.all().filter(pair -> !(isRound(pair.first()) && isRound(pair.second())));
  }

  private static boolean isRound(Kind kind) {
    return kind == Kind.POINT || kind == Kind.CIRCLE;
  }

  /// One of the two, or its center, lies on the y axis and moves along x by a power of two, so its
  /// position at a time is exact. Of two polygons one has whole corners, and the times are rounded
  /// away from contact.
  @ParameterizedTest
  @MethodSource("pairsWithoutClosedForm")
  void firstContactIsNeverLateNorTheLastEarly(Pair pair) {
    pair.cases(500)
        .forEach(c -> {
          boolean swapped = c.b() instanceof Polygon;
          Shape2 moving = onAxis(swapped ? c.a() : c.b());
          Shape2 resting = (swapped ? c.b() : c.a()).translated(new Vec2(8, 0));
          if (Core.of(resting) instanceof Point2 && Core.of(moving) instanceof Point2) {
            return;
          }
          Sweep2 sweep = Sweep2.of(resting, Vec2.ZERO, moving, new Vec2(16, 0));
          beforeAndAfter(sweep, moving instanceof Polygon ? 0x1p-46 : 0x1p-100)
              .forEach(t ->
                  assertFalse(
                      Overlap2.test(resting, moving.translated(new Vec2(16 * t, 0))),
                      () -> resting + " and " + moving + " touch at " + t + ": " + sweep));
        });
  }

  /// Also far from the origin, where positions are rounded and a following sweep must let the
  /// shapes separate again.
  @ParameterizedTest
  @MethodSource("pairsWithoutClosedForm")
  void shapesAtTheMeetingDoNotOverlapAndCanGoBack(Pair pair) {
    motions(pair, 500)
        .filter(m -> !(Core.of(m.a()) instanceof Point2 && Core.of(m.b()) instanceof Point2))
        .forEach(near -> {
          // Polygons would not stay convex.
          boolean rigid = !(near.a() instanceof Polygon || near.b() instanceof Polygon);
          int far = rigid ? (int) Math.abs(8 * near.motionA().y()) : 0;
          double by = Math.scalb(near.motionA().x(), far);
          Vec2 to = new Vec2(by, -3 * by);
          double further = Math.pow(10, Math.abs(Math.rint(near.motionB().x())));
          Motion m =
              new Motion(
                  near.a().translated(to), near.motionA(), near.b().translated(to), near.motionB());
          if (m.sweep() instanceof Contact(double enter, double exit)) {
            if (enter > Double.MIN_VALUE) {
              requireApart(m, enter, -further);
            }
            if (exit < Math.nextDown(1.0)) {
              requireApart(m, exit, further);
            }
          }
        });
  }

  /// Fails unless they are separate at a time and remain so backwards (negative) or forwards.
  private static void requireApart(Motion m, double time, double delta) {
    Case then = m.at(time);
    assertFalse(Overlap2.test(then.a(), then.b()), () -> m + " touch at " + time);
    if (m.isConvex()) {
      assertEquals(
          new Never(),
          Sweep2.of(then.a(), m.motionA().times(delta), then.b(), m.motionB().times(delta)),
          () -> m + " from " + time);
    }
  }

  /// A shape on a wall up to rounding is on one side of it; moved to the other side, it passes
  /// through.
  @Test
  void doesNotTunnelThroughAnAlmostTouchingWall() {
    Numbers numbers = new Numbers(5);
    int through = 0;
    for (int i = 0; i < 3000; i++) {
      Segment2 wall = (Segment2) numbers.next(Kind.SEGMENT::random);
      Vec2 along = wall.end().minus(wall.start());
      Point2 point = new Point2(wall.start().plus(0.3, along));
      if (!Overlap2.test(wall, point)) {
        through++;
        boolean left = Sweep2.of(wall, Vec2.ZERO, point, along.perpendicular()) instanceof Contact;
        boolean right = Sweep2.of(wall, along.perpendicular(), point, Vec2.ZERO) instanceof Contact;
        assertTrue(left || right, () -> wall + " and " + point);
      }
    }
    assertTrue(through > 200, "only " + through + " to one side");
  }

  private static DoubleStream beforeAndAfter(Sweep2 sweep, double unit) {
    return switch (sweep) {
      case Never _ -> DoubleStream.empty();
      case Contact(double enter, double exit) ->
          DoubleStream.concat(
              DoubleStream.of(enter, Math.nextDown(enter), enter / 2)
                  .map(t -> unit * Math.floor(t / unit))
                  .filter(t -> t > 0),
              DoubleStream.of(exit, Math.nextUp(exit), (exit + 1) / 2)
                  .map(t -> unit * Math.ceil(t / unit))
                  .filter(t -> t < Math.nextDown(1.0)));
    };
  }

  private static Shape2 onAxis(Shape2 shape) {
    return switch (shape) {
      case Point2 p -> new Point2(onAxis(p.at()));
      case Circle c -> new Circle(onAxis(c.center()), c.radius());
      case Segment2 s -> new Segment2(onAxis(s.start()), onAxis(s.end()));
      case Capsule2 c -> new Capsule2(onAxis(c.start()), onAxis(c.end()), c.radius());
      case Sector s -> new Sector(onAxis(s.center()), s.radius(), s.direction(), s.angle());
      case Polygon p -> {
        List<Vec2> whole =
            p.vertices().stream().map(v -> new Vec2(Math.rint(v.x()), Math.rint(v.y()))).toList();
        List<Vec2> hull = Outline.hull(whole);
        yield hull.size() < 3 ? Shapes.box(0, 0, 1, 1) : new Polygon(hull);
      }
    };
  }

  private static Vec2 onAxis(Vec2 point) {
    return new Vec2(0, point.y());
  }
}
