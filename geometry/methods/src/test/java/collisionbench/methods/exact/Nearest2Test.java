package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Computes the same answer in two ways: by exact comparison of squares, and by a gap to hundreds
/// of digits.
class Nearest2Test {

  private static final int PLACES = 600;
  private static final double[] ANGLES = {
    Math.PI / 2, Math.PI, 1.5 * Math.PI, 0.3, 2, 4, 6.2, 1e-9, Math.nextDown(Sector.FULL_TURN)
  };

  /// The radius of the capsule is the double nearest to the gap, or a neighbor, so that the
  /// irrational corners of the sector only just touch or miss.
  @Test
  void oneUlpOfTheRadiusDecides() {
    Random random = new Random(20261124);
    int apart = 0;
    for (int i = 0; i < 500; i++) {
      Sector sector =
          new Sector(point(random), 1 + random.nextInt(3), way(random), ANGLES[i % ANGLES.length]);
      Capsule2 thin = new Capsule2(point(random), point(random), 0);
      double gap = Exact2.signedDistance(thin, sector);
      if (gap > 0) {
        apart++;
        requireAgreement(withRadius(thin, gap), sector);
        requireAgreement(withRadius(thin, Math.nextUp(gap)), sector);
        requireAgreement(withRadius(thin, Math.nextDown(gap)), sector);
      }
    }
    assertTrue(apart > 100, "apart: " + apart);
  }

  private static void requireAgreement(Capsule2 capsule, Sector sector) {
    Cores2 q = Cores2.of(capsule, sector);
    FixedPoint cores = BoundaryGap.of(Boundary2.of(q.a(), PLACES), Boundary2.of(q.b(), PLACES));
    FixedPoint gap = cores.minus(FixedPoint.of(q.radii(), PLACES));
    FixedPoint tolerance = new FixedPoint(BigInteger.ONE.shiftLeft(PLACES / 4), PLACES);
    boolean touches = gap.compareTo(tolerance) <= 0;
    assertEquals(touches, Exact2.overlap(capsule, sector), () -> capsule + " and " + sector);
    assertEquals(touches, Exact2.overlap(sector, capsule), () -> sector + " and " + capsule);
  }

  private static Capsule2 withRadius(Capsule2 capsule, double radius) {
    return new Capsule2(capsule.start(), capsule.end(), radius);
  }

  private static Vec2 point(Random random) {
    return new Vec2(random.nextInt(-5, 6), random.nextInt(-5, 6));
  }

  private static Vec2 way(Random random) {
    return new Vec2(random.nextInt(-5, 6), random.nextInt(1, 6));
  }
}
