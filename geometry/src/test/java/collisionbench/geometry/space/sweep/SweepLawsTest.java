package collisionbench.geometry.space.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.OptionalDouble;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// The laws of sweeps for every pair of kinds.
class SweepLawsTest {

  private static final int CASES = 40;
  private static final int SAMPLES = 32;

  private record Case(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {

    Sweep3 sweep() {
      return Sweep3.of(a, motionA, b, motionB);
    }

    Shape3 a(double t) {
      return a.translated(motionA.times(t));
    }

    Shape3 b(double t) {
      return b.translated(motionB.times(t));
    }

    double distance(double t) {
      return Separation3.between(a(t), b(t)).distance();
    }

    double tolerance() {
      return 2e-13 * (Oracle.scale(a, b) + motionA.largest() + motionB.largest());
    }

    /// {@return the widest gap at a contact, by the docs of `Sweep3.of`}
    double promised() {
      Vec3 motion = motionB.minus(motionA);
      double extent = Core.size(a, b.translated(motion)) + motion.sumOfMagnitudes();
      double size = Math.max(extent, Core.size(a, b) + motion.sumOfMagnitudes());
      return 0x1p-44 * (size + Core.radius(a) + Core.radius(b)) + 0x1p-50 * 6 * Oracle.scale(a, b);
    }

    /// Fails unless they touch at both times; they may overlap deeply only at the start and end.
    void requireTouch(Sweep3.Contact c, String what) {
      requireTouch(c.enter(), c.enter() == 0, what);
      requireTouch(c.exit(), c.exit() == 1, what);
    }

    private void requireTouch(double t, boolean mayBeDeep, String what) {
      double distance = distance(t);
      assertTrue(distance <= tolerance(), () -> what + " are " + distance + " apart at " + t);
      assertTrue(mayBeDeep || distance >= -tolerance(), () -> what + " at " + t + ": " + distance);
    }

    /// Fails unless another sweep gives the same answer up to rounding.
    void requireSame(Sweep3 sweep, Sweep3 other, String what) {
      if (other instanceof Sweep3.Contact c) {
        requireTouch(c, what + ", other: " + other);
      }
      if (other instanceof Sweep3.Never && sweep instanceof Sweep3.Contact c) {
        double deepest = distance((c.enter() + c.exit()) / 2);
        assertTrue(deepest >= -tolerance(), () -> what + ", other: never, but " + deepest);
      }
    }
  }

  private interface Law {
    void check(Case moving, Sweep3 sweep, String what);
  }

  private static void forAll(Kind a, Kind b, Kind.Draw draw, long seed, Law law) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Shape3 second = b.next(draw, random);
      Shape3 first = a.next(draw, random);
      Vec3 motionA = motion(draw, random);
      Vec3 motionB = motion(draw, random);
      // Half of them start well apart and fly about towards each other.
      Vec3 away = random.nextBoolean() ? Vec3.ZERO : motionB.minus(motionA).times(-0.5);
      Case moving = new Case(first, motionA, second.translated(away), motionB);
      Sweep3 sweep = moving.sweep();
      law.check(moving, sweep, "seed " + seed + ", case " + i + ": " + moving + ": " + sweep);
    }
  }

  private static Vec3 motion(Kind.Draw draw, Random random) {
    return draw == Kind.Draw.LATTICE
        ? new Vec3(random.nextInt(-4, 5), random.nextInt(-1, 2), 0)
        : Oracle.gaussian(random).times(4);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void isSymmetric(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> assertEquals(sweep, Sweep3.of(m.b, m.motionB, m.a, m.motionA), what));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void firstContactIsWhereTheSweepEnters(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) ->
            assertEquals(
                sweep instanceof Sweep3.Contact(double enter, _)
                    ? OptionalDouble.of(enter)
                    : OptionalDouble.empty(),
                Sweep3.firstContact(m.a, m.motionA, m.b, m.motionB),
                what));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void timesAreOrderedAndTheEndsAgreeWithOverlap(
      Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          boolean atStart = Overlap3.test(m.a, m.b);
          Vec3 motion = m.motionB.minus(m.motionA);
          boolean atEnd =
              ShapeOrder.compare(m.a, m.b) > 0
                  ? Overlap3.test(m.a.translated(motion.negated()), m.b)
                  : Overlap3.test(m.a, m.b.translated(motion));
          switch (sweep) {
            case Sweep3.Never _ -> assertFalse(atStart || atEnd, what);
            case Sweep3.Contact c -> {
              assertTrue(0 <= c.enter() && c.enter() <= c.exit() && c.exit() <= 1, what);
              assertEquals(atStart, c.enter() == 0, what);
              assertEquals(atEnd, c.exit() == 1, what);
            }
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void shapesTouchFromEnterToExit(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          if (sweep instanceof Sweep3.Contact c) {
            m.requireTouch(c, what);
            assertTrue(m.distance((c.enter() + c.exit()) / 2) <= m.tolerance(), what);
          }
        });
  }

  /// Next to a graze every step halves the gap, so that the last one is as long as allowed.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void firstContactOfAGrazeLeavesNoWiderGapThanPromised(
      Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Shape3 a = kindA.next(draw, random);
      Shape3 b = kindB.next(draw, random);
      Separation3 s = Separation3.between(a, b);
      Vec3 motion = s.normal().cross(Oracle.gaussian(random)).times(4);
      Vec3 touch = s.normal().times(-s.distance() - 1e-12);
      Case graze = new Case(a, Vec3.ZERO, b.translated(touch.plus(-0.5, motion)), motion);
      if (graze.sweep() instanceof Sweep3.Contact c && c.enter() > 0) {
        double gap = graze.distance(c.enter());
        assertTrue(gap <= graze.promised(), "seed " + seed + ", case " + i + ": " + gap + graze);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void shapesDoNotTouchAtOtherTimes(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          for (int i = 0; i <= SAMPLES; i++) {
            double t = (double) i / SAMPLES;
            boolean within = sweep instanceof Sweep3.Contact c && c.enter() <= t && t <= c.exit();
            assertTrue(within || m.distance(t) >= -m.tolerance(), () -> what + " touch at " + t);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void reversedMotionHasReversedTimes(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          Sweep3 back = Sweep3.of(m.a(1), m.motionA.negated(), m.b(1), m.motionB.negated());
          m.requireSame(
              sweep,
              back instanceof Sweep3.Contact(double enter, double exit)
                  ? new Sweep3.Contact(1 - exit, 1 - enter)
                  : back,
              what);
        });
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void isInvariantUnderRigidMotion(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, sweep, what) -> {
          Rotation turn = Rotation.about(Oracle.gaussian(random), random.nextDouble(6));
          Vec3 by = Oracle.gaussian(random);
          m.requireSame(
              sweep,
              Sweep3.of(
                  Oracle.moved(m.a, turn, by),
                  turn.apply(m.motionA),
                  Oracle.moved(m.b, turn, by),
                  turn.apply(m.motionB)),
              what);
        });
  }

  static Stream<Arguments> pairsWithoutClosedForm() {
    return Kind.seededPairs()
        .filter(pair -> !(pair.get()[0] == Kind.SPHERE && pair.get()[1] == Kind.SPHERE));
  }

  /// B or its center lies in the plane x = 0 and moves along x by a power of two, so its position
  /// at a time is exact.
  @ParameterizedTest
  @MethodSource("pairsWithoutClosedForm")
  void firstContactIsNeverLateNorTheLastEarly(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Shape3 b = inPlane(kindB.next(draw, random));
      Shape3 unmoved = kindA.next(draw, random);
      double delta = Math.scalb(1.0, Math.getExponent(Oracle.scale(unmoved, b)) + 3);
      Shape3 a = unmoved.translated(new Vec3(delta / 2, 0, 0));
      Sweep3 sweep = Sweep3.of(a, Vec3.ZERO, b, new Vec3(delta, 0, 0));
      String what = "seed " + seed + ", case " + i + ": " + a + " and " + b + ": " + sweep;
      beforeAndAfter(sweep)
          .forEach(t ->
              assertFalse(
                  Overlap3.test(a, b.translated(new Vec3(delta * t, 0, 0))),
                  () -> what + " touch at " + t));
    }
  }

  /// Also far from the origin, where positions are rounded and a following sweep must let the
  /// shapes separate again.
  @ParameterizedTest
  @MethodSource("pairsWithoutClosedForm")
  void shapesAtTheMeetingDoNotOverlapAndCanGoBack(
      Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    Random random = new Random(seed);
    forAll(
        kindA,
        kindB,
        draw,
        seed,
        (m, near, what) -> {
          double further = Math.pow(10, random.nextInt(4));
          Vec3 by = Oracle.gaussian(random).times(Math.pow(10, random.nextInt(9)));
          Case far = new Case(m.a.translated(by), m.motionA, m.b.translated(by), m.motionB);
          if (far.sweep() instanceof Sweep3.Contact(double enter, double exit)) {
            if (enter > Double.MIN_VALUE) {
              assertFalse(Overlap3.test(far.a(enter), far.b(enter)), () -> what + " by " + by);
              assertEquals(
                  new Sweep3.Never(),
                  Sweep3.of(
                      far.a(enter),
                      m.motionA.times(-further),
                      far.b(enter),
                      m.motionB.times(-further)),
                  () -> what + " by " + by + ", back from " + enter);
            }
            if (exit < Math.nextDown(1.0)) {
              assertFalse(Overlap3.test(far.a(exit), far.b(exit)), () -> what + " by " + by);
              assertEquals(
                  new Sweep3.Never(),
                  Sweep3.of(
                      far.a(exit), m.motionA.times(further), far.b(exit), m.motionB.times(further)),
                  () -> what + " by " + by + ", on from " + exit);
            }
          }
        });
  }

  /// A shape on a face or edge up to rounding is on one side of it; moved to the other side, it
  /// passes through.
  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void doesNotTunnelThroughAnAlmostTouchingWall(long seed) {
    Random random = new Random(seed);
    int through = 0;
    for (int i = 0; i < 2000; i++) {
      Triangle wall = (Triangle) Kind.TRIANGLE.next(Kind.Draw.ORDINARY, random);
      Vec3 toB = wall.b().minus(wall.a());
      Vec3 toC = wall.c().minus(wall.a());
      Vec3 on = wall.a().plus(0.3, toB).plus(0.4, toC);
      Vec3 across = toB.cross(toC);
      Shape3 flat =
          random.nextBoolean()
              ? new Sphere(on, 0)
              : new Segment(on, wall.a().plus(0.2, toB).plus(0.1, toC));
      if (!Overlap3.test(wall, flat)) {
        through++;
        boolean up = Sweep3.of(wall, Vec3.ZERO, flat, across) instanceof Sweep3.Contact;
        boolean down = Sweep3.of(wall, across, flat, Vec3.ZERO) instanceof Sweep3.Contact;
        assertTrue(up || down, () -> "seed " + seed + ": " + wall + " and " + flat);
      }
    }
    assertTrue(through > 200, "only " + through + " to one side");
  }

  private static DoubleStream beforeAndAfter(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never _ -> DoubleStream.empty();
      case Sweep3.Contact(double enter, double exit) ->
          DoubleStream.concat(
              DoubleStream.of(enter, Math.nextDown(enter), enter / 2).filter(t -> t > 0),
              DoubleStream.of(exit, Math.nextUp(exit), (exit + 1) / 2)
                  .filter(t -> t < Math.nextDown(1.0)));
    };
  }

  private static Shape3 inPlane(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(inPlane(s.center()), s.radius());
      case Capsule c -> new Capsule(inPlane(c.start()), inPlane(c.end()), c.radius());
      case Box b -> new Box(inPlane(b.center()), b.halfExtents(), b.orientation());
      case Segment s -> new Segment(inPlane(s.start()), inPlane(s.end()));
      case Triangle t -> new Triangle(inPlane(t.a()), inPlane(t.b()), inPlane(t.c()));
      case Hull h -> new Hull(h.points().stream().map(SweepLawsTest::inPlane).toList());
    };
  }

  private static Vec3 inPlane(Vec3 point) {
    return new Vec3(0, point.y(), point.z());
  }
}
