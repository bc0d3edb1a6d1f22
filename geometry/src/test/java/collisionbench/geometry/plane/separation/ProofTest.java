package collisionbench.geometry.plane.separation;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Kind;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Pair;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// What is right proves itself, and what is a little wrong does not. A proof that refused what is
/// right would only cost time, and be noticed by no test of answers.
class ProofTest {

  private static final Vec2 ORIGIN = new Vec2(0.5, -0.25);

  /// {@return all pairs of kinds that have no radius, but for full discs}
  static Stream<Pair> pairs() {
    Set<Kind> round = Set.of(Kind.CIRCLE, Kind.CAPSULE);
    return Pair.all().filter(p -> !round.contains(p.first()) && !round.contains(p.second()));
  }

  /// {@return cases without radii that are clear of one another}
  private static Stream<Case> apart(Pair pair) {
    return pair.cases(500)
        .filter(c -> !isRound(c) && Separation2.between(c.a(), c.b()).distance() > 0.01);
  }

  private static boolean isRound(Case c) {
    return Corners.radius(c.a()) + Corners.radius(c.b()) > 0;
  }

  private static boolean holds(Case c, double distance, Vec2 pointA, Vec2 normal) {
    Vec2 from = pointA.minus(ORIGIN);
    return Proof.holds(
        c.a(), c.b(), ORIGIN, new Separation2(distance, from, from.plus(distance, normal), normal));
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void theNearestPointsProveThemselves(Pair pair) {
    apart(pair)
        .forEach(c -> {
          Separation2 s = Separation2.between(c.a(), c.b());
          assertTrue(holds(c, s.distance(), s.pointA(), s.normal()), c::toString);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aTiltedNormalDoesNot(Pair pair) {
    apart(pair)
        .forEach(c -> {
          Separation2 s = Separation2.between(c.a(), c.b());
          for (double tilt : new double[] {-1e-4, 1e-4}) {
            assertFalse(
                holds(c, s.distance(), s.pointA(), Moves.turned(s.normal(), tilt)), c::toString);
          }
          assertFalse(holds(c, s.distance(), s.pointA(), s.normal().negated()), c::toString);
        });
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void aWrongDistanceOrPointDoesNot(Pair pair) {
    apart(pair)
        .forEach(c -> {
          Separation2 s = Separation2.between(c.a(), c.b());
          Vec2 beyond = s.pointA().plus(1e-9, s.normal());
          assertFalse(holds(c, s.distance() + 1e-9, s.pointA(), s.normal()), c::toString);
          assertFalse(holds(c, s.distance() - 1e-9, s.pointA(), s.normal()), c::toString);
          assertFalse(holds(c, s.distance() - 1e-9, beyond, s.normal()), c::toString);
        });
  }
}
