package collisionbench.bench.map;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.comparison.ExplainingMethod;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.PairMap;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.BuiltInScenes.Group;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Scenes that show an error of an article open with the first map on which it is seen.
class FaultMapsTest {

  /// Half a row of last bits.
  private static final double SEEN = 1.0 / 256;

  private static final int SIDE = 128;

  static Stream<BuiltInScenes.Entry> scenes() {
    return BuiltInScenes.all().stream();
  }

  /// A wrong distance is not seen on a map of yes and no, and neither is a yes or no that is right
  /// by luck.
  @ParameterizedTest
  @MethodSource("scenes")
  void theMapOfASceneIsTheFirstOnWhichItsErrorIsSeen(BuiltInScenes.Entry entry) {
    Optional<PairMap> seen =
        entry.group() == Group.FAULT ? seen(Evaluation.of(entry.scene())) : Optional.empty();
    assertEquals(seen, BuiltInScenes.map(entry.key()));
  }

  private static Optional<PairMap> seen(Evaluation evaluation) {
    PairAnswer pair = evaluation.closest(Set.of()).orElseThrow();
    PairField field =
        PairField.of(pair.a(), pair.b(), List.of())
            .by(ExplainingMethod.of(evaluation).orElseThrow());
    MapPlane plane = MapPlane.of(field).getFirst();
    AnswerMap places = MapWork.complete(field, plane.square(field, SIDE), MapColor.AGREEMENT);
    return Stream.of(PairMap.values())
        .filter(map ->
            switch (map) {
              case PLACES -> isSeen(Optional.of(places));
              case EDGE ->
                  isSeen(UnrolledEdge.map(places, SIDE, SIDE, MapColor.AGREEMENT, () -> false));
              case BITS -> isSeen(LastBits.map(field, plane, MapColor.AGREEMENT, () -> false));
            })
        .findFirst();
  }

  private static boolean isSeen(Optional<AnswerMap> map) {
    return map.filter(drawn ->
            drawn.count(Agreement.WRONG_YES) + drawn.count(Agreement.WRONG_NO)
                > SEEN * drawn.places().count())
        .isPresent();
  }
}
