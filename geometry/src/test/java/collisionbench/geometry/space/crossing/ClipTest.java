package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.number.ClippedParts;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Segments that graze a capsule or run nearly along its axis.
class ClipTest {

  private static final int CASES = 20_000;

  @ParameterizedTest
  @ValueSource(doubles = {1, 1e-3, 1e-6, 1e-9, 1e-12, 1e-15, 0})
  void partOfACapsuleIsRightHoweverParallel(double angle) {
    Random random = new Random(11);
    int sure = 0;
    for (int i = 0; i < CASES; i++) {
      Vec3 start = gaussian(random);
      Capsule capsule = new Capsule(start, start.plus(gaussian(random)), random.nextDouble());
      Vec3 axis = capsule.end().minus(start);
      Vec3 beside = axis.cross(gaussian(random)).unit();
      double grazing = Math.pow(10, -random.nextDouble(16)) * (random.nextBoolean() ? 1 : -1);
      double off = i % 2 == 0 ? grazing : random.nextDouble(-1, 1);
      Vec3 at = start.plus(random.nextDouble(), axis).plus(capsule.radius() * (1 + off), beside);
      Vec3 along = axis.plus(angle, gaussian(random)).times(random.nextDouble(3));
      Segment segment = new Segment(at.plus(-random.nextDouble(), along), at.plus(along));
      boolean isSure =
          ClippedParts.assertRight(
              ExactClip.capsule(segment, capsule),
              Clip.capsule(segment, capsule),
              "seed 11, case " + i + ": " + segment + " " + capsule);
      sure += isSure ? 1 : 0;
    }
    assertTrue(sure > CASES / 2, "sure " + sure);
  }

  private static Vec3 gaussian(Random random) {
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }
}
