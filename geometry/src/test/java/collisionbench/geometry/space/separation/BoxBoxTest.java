package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Two boxes are as far apart, or as deep, as a search of all their features finds.
class BoxBoxTest {

  @ParameterizedTest
  @EnumSource
  void allFeaturesFindNothingNearer(Kind.Draw draw) {
    PairLaw.forAll(
        Kind.BOX,
        Kind.BOX,
        draw,
        31,
        400,
        (a, b, _, what) -> {
          double expected = BoxBoxByFeatures.between((Box) a, (Box) b).distance();
          double distance = Separation3.between(a, b).distance();
          assertEquals(expected, distance, 1e-13 * Oracle.scale(a, b), what);
        });
  }
}
