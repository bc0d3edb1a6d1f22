package collisionbench.geometry.plane.sweep;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2.Contact;
import collisionbench.geometry.plane.sweep.Sweep2.Never;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.plane.testing.Pair;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What holds for every pair.
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
      return !Corners.isWide(a) && !Corners.isWide(b);
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
  void contactAtTheStartAndTheEndIsThatOfTheOverlap(Pair pair) {
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
  void theyTouchWhenTheyMeetAndWhenTheyPart(Pair pair) {
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
    Case then = m.at(time);
    double distance = Separation2.between(then.a(), then.b()).distance();
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
            double distance = Separation2.between(then.a(), then.b()).distance();
            assertEquals(0, distance, 1e-12, () -> m + " at " + time + ": " + sweep);
          }
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void swappedArgumentsGiveTheSameTimes(Pair pair) {
    motions(pair, 500)
        .filter(m -> !Core.of(m.a()).equals(Core.of(m.b())))
        .forEach(m ->
            assertEquals(
                m.sweep(), Sweep2.of(m.b(), m.motionB(), m.a(), m.motionA()), m::toString));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void withoutRelativeMotionItIsTheOverlap(Pair pair) {
    motions(pair, 300)
        .forEach(m ->
            assertEquals(
                Overlap2.test(m.a(), m.b()) ? new Contact(0, 1) : new Never(),
                Sweep2.of(m.a(), m.motionA(), m.b(), m.motionA()),
                m::toString));
  }
}
