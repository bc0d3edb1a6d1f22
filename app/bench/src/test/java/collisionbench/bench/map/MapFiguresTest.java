package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MapFiguresTest {

  private static String says(Method method, MapColor color) {
    PairField field = Pairs.flat(method);
    Lattice places = MapPlane.of(field).getFirst().square(field, 4);
    return MapFigures.of(
            MapWork.complete(field, places, color),
            Rim.of(field, places, () -> false).orElseThrow())
        .says();
  }

  static Stream<Arguments> silences() {
    return Stream.of(
        Arguments.of(new Answer.Undecided(new Indecision.Other("too large")), "too large"),
        Arguments.of(new Answer.Failed(new MethodFailure.Threw("a fault")), "a fault"),
        Arguments.of(Answer.of(true, Double.NaN), "returned NaN or infinity"),
        Arguments.of(Answer.nothing(), "returned an empty answer"));
  }

  @ParameterizedTest
  @MethodSource("silences")
  void tellsWhyThereIsNoAnswer(Answer answer, String why) {
    String says = says(FakeMethod.overlap("silent", _ -> answer), MapColor.AGREEMENT);
    assertTrue(says.startsWith("no yes or no at some places: " + why + "; "), says);
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  void tellsThatThereAreNoBranches(boolean asked) {
    Method plain = FakeMethod.overlap("plain", _ -> Answer.of(false));
    String says = says(plain, asked ? MapColor.BRANCH : MapColor.AGREEMENT);
    assertEquals(asked, says.startsWith("the method reports no branches; "), says);
  }
}
