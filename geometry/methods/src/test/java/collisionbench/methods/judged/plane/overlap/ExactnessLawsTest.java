package collisionbench.methods.judged.plane.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.testing.Case;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.methods.exact.Exact2;
import collisionbench.methods.judged.plane.testing.Touching;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every yes or no equals that of the judge, which is written independently of the kernels.
class ExactnessLawsTest {

  static Stream<Pair> pairs() {
    return Pair.all();
  }

  private static void require(Case c) {
    assertEquals(Exact2.overlap(c.a(), c.b()), Overlap2.test(c.a(), c.b()), c::toString);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void onAGridNextToItAndAnywhere(Pair pair) {
    pair.cases(500).forEach(ExactnessLawsTest::require);
  }

  @ParameterizedTest
  @MethodSource("pairs")
  void nextToTouch(Pair pair) {
    Touching.cases(pair, 300).forEach(ExactnessLawsTest::require);
  }
}
