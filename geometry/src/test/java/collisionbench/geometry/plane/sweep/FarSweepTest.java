package collisionbench.geometry.plane.sweep;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Pair;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// How close shapes far from the origin are at the contact times of a sweep.
///
/// Their distance is measured near the origin, to which they are moved back exactly.
class FarSweepTest {

  private static final Vec2 FAR = new Vec2(1e6, 1e6);

  /// 22 roundings of a million.
  private static final double CLOSE = 2.5e-9;

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.plane.testing.Pair#all")
  void atAMillionInTwoAxes(Pair pair) {
    Random random = new Random(pair.seed());
    pair.cases(60)
        .forEach(c -> {
          Vec2 motion = new Vec2(random.nextInt(-8, 9), random.nextInt(-2, 3));
          Shape2 a = c.a().translated(FAR);
          Shape2 b = c.b().translated(motion.times(-0.5)).translated(FAR);
          if (Sweep2.of(a, Vec2.ZERO, b, motion)
              instanceof Sweep2.Contact(double enter, double exit)) {
            requireClose(a.translated(FAR.negated()), b, motion.times(enter));
            requireClose(a.translated(FAR.negated()), b, motion.times(exit));
          }
        });
  }

  private static void requireClose(Shape2 a, Shape2 farB, Vec2 by) {
    Shape2 b = farB.translated(FAR.negated()).translated(by);
    double distance = Separation2.between(a, b).distance();
    assertTrue(distance <= CLOSE, () -> a + " and " + b + " are " + distance + " apart");
  }
}
