package collisionbench.geometry.space.sweep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How close shapes far from the origin are at the contact times of a sweep.
///
/// Shapes with whole coordinates are exact there, so their distance is measured near the origin.
class FarSweepTest {

  private static final Vec3 FAR = new Vec3(1e6, 1e6, 1e6);

  /// 18 roundings of a million. It was more than 2e-8.
  private static final double CLOSE = 2e-9;

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#pairs")
  void atAMillionInThreeAxes(Kind kindA, Kind kindB) {
    Random random = new Random((kindA + " " + kindB).hashCode());
    for (int i = 0; i < 60; i++) {
      Shape3 a = kindA.next(Kind.Draw.LATTICE, random);
      Vec3 motion = new Vec3(random.nextInt(-8, 9), random.nextInt(-2, 3), random.nextInt(-2, 3));
      Shape3 b = kindB.next(Kind.Draw.LATTICE, random).translated(motion.times(-0.5));
      Sweep3 far = Sweep3.of(a.translated(FAR), Vec3.ZERO, b.translated(FAR), motion);
      if (far instanceof Sweep3.Contact(double enter, double exit)) {
        requireClose(a, b.translated(motion.times(enter)));
        requireClose(a, b.translated(motion.times(exit)));
      }
    }
  }

  private static void requireClose(Shape3 a, Shape3 b) {
    double distance = Separation3.between(a, b).distance();
    assertTrue(distance <= CLOSE, () -> a + " and " + b + " are " + distance + " apart");
  }
}
