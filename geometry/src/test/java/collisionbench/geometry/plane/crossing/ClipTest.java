package collisionbench.geometry.plane.crossing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.Chord;
import collisionbench.geometry.number.ClippedParts;
import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Interval;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The bounds of rounding errors hold, and are not ten times too wide.
class ClipTest {

  private static final int CASES = 100_000;

  @Test
  void errorOfAGrazingChordIsWithinItsBound() {
    Random random = new Random(9);
    double worst = 0;
    for (int i = 0; i < CASES; i++) {
      double radius = random.nextDouble(0.5, 2);
      Vec2 normal = gaussian(random).unit();
      Vec2 center = gaussian(random);
      double depth = radius * Math.pow(10, -random.nextDouble(3, 6));
      Vec2 touch = center.plus(radius - depth, normal);
      Vec2 along = normal.perpendicular();
      Segment2 segment =
          new Segment2(
              touch.plus(random.nextDouble(-9, -1), along),
              touch.plus(random.nextDouble(1, 4), along));
      Interval chord = Clip.disc(segment, center, radius);
      if (chord.hasLength()) {
        ExactInterval exact = ExactClip.disc(segment, center, radius);
        double root = (chord.exit() - chord.enter()) / 2 * squared(segment);
        double reach = center.minus(segment.start()).length();
        double bound = Chord.ROUNDING * radius * (radius + reach) / root;
        worst = Math.max(worst, Math.abs(exact.enter().toDouble() - chord.enter()) / bound);
        worst = Math.max(worst, Math.abs(exact.exit().toDouble() - chord.exit()) / bound);
      }
    }
    assertTrue(worst > 0.1 && worst <= 1, "seed 9, worst " + worst);
  }

  @Test
  void errorOfAnAreaIsWithinItsBound() {
    Random random = new Random(10);
    double worst = 0;
    for (int i = 0; i < CASES; i++) {
      Vec2 corner = gaussian(random);
      Vec2 first = gaussian(random);
      Vec2 second = corner.towards(first, random.nextDouble(-1, 2));
      Vec2 u = first.minus(corner);
      Vec2 v = second.minus(corner);
      Dyadic exact = Exactly.between(corner, first).cross(Exactly.between(corner, second));
      double off = exact.minus(Dyadic.of(u.cross(v))).over(Dyadic.ONE);
      double bound =
          Math.sqrt(SegmentCrossing.squaredError(u.lengthSquared(), v.lengthSquared(), 0));
      worst = Math.max(worst, Math.abs(off) / bound);
    }
    assertTrue(worst > 0.1 && worst <= 1, "seed 10, worst " + worst);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 1e-6, 1e-12, 1e-15, 0})
  void partOfACapsuleIsRightHoweverParallel(double angle) {
    Random random = new Random(11);
    int sure = 0;
    for (int i = 0; i < CASES / 5; i++) {
      Vec2 start = gaussian(random);
      Capsule2 capsule = new Capsule2(start, start.plus(gaussian(random)), random.nextDouble());
      Vec2 axis = capsule.end().minus(start);
      double grazing = Math.pow(10, -random.nextDouble(17)) * (random.nextBoolean() ? 1 : -1);
      double off = capsule.radius() * (1 + (i % 2 == 0 ? grazing : random.nextDouble(-1, 1)));
      Vec2 at = start.plus(random.nextDouble(), axis).plus(off, axis.perpendicular().unit());
      Vec2 along = axis.plus(angle, gaussian(random)).times(random.nextDouble());
      Segment2 segment = new Segment2(at.plus(-random.nextDouble(), along), at.plus(along));
      boolean isSure =
          ClippedParts.assertRight(
              ExactClip.capsule(segment, capsule),
              Clip.capsule(segment, capsule),
              "seed 11, case " + i + ": " + segment + " " + capsule);
      sure += isSure ? 1 : 0;
    }
    assertTrue(sure > CASES / 10, "sure " + sure);
  }

  private static double squared(Segment2 segment) {
    return segment.end().minus(segment.start()).lengthSquared();
  }

  private static Vec2 gaussian(Random random) {
    return new Vec2(random.nextGaussian(), random.nextGaussian());
  }
}
