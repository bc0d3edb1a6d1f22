package collisionbench.app.window.map;

import collisionbench.app.panel.comparison.ColoringWords;
import collisionbench.app.panel.steps.StepWords;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.GapWords;
import collisionbench.app.session.Selection;
import collisionbench.app.viewport.map.MapFrame;
import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.comparison.FailureWords;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.PairField;
import collisionbench.bench.map.Rim;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Why there is no map, what a map lacks, and what is not in its legend. A tab without a map, or
/// with one on which something cannot be seen, always says why.
final class MapGaps {

  private MapGaps() {}

  /// {@return why there is no map}
  ///
  /// @param about the selection that the map is about
  static String none(Evaluation evaluation, Selection about) {
    return evaluation.closest(about.all()).isPresent()
        ? Texts.get("map.drawing")
        : GapWords.noPair(evaluation.scene());
  }

  /// {@return what a map lacks, a sentence each}
  ///
  /// @param missing the name of the chosen method if it is not there or does not answer the pair
  static List<String> of(DrawnMap drawn, Optional<String> missing) {
    AnswerMap map = drawn.map();
    String asked = ColoringWords.title(map.field().method());
    return Stream.of(
            missing.map(name -> Texts.get("map.another-method", name, asked)),
            map.silence().map(answer -> Texts.get("map.silence", why(answer))),
            when(map.lacksBranches(), "map.branchless"),
            when(!map.exactIsolines().isEmpty(), "map.lined"),
            when(isBeyondDoubles(map), "map.beyond-doubles"),
            when(isBeyondPicture(map), "map.beyond-picture"),
            when(isFinerThanDoubles(map), "map.finer-than-doubles"),
            when(
                hasNoEdge(drawn),
                map.field().moved().space() == Space.TWO ? "map.out-of-view" : "map.off-plane"))
        .flatMap(Optional::stream)
        .toList();
  }

  private static String why(Answer answer) {
    return switch (answer) {
      case Answer.Failed(MethodFailure failure) -> FailureWords.of(failure).text();
      case Answer.Undecided(Indecision reason) -> StepWords.of(reason);
      case Answer.Decided decided ->
          Texts.get(decided.isFinite() ? "compare.nothing" : "compare.not-a-number");
    };
  }

  private static Optional<String> when(boolean applies, String key) {
    return applies ? Optional.of(Texts.get(key)) : Optional.empty();
  }

  private static boolean isBeyondDoubles(AnswerMap map) {
    return map.answers().stream().anyMatch(answer -> answer.exact().isEmpty());
  }

  private static boolean isBeyondPicture(AnswerMap map) {
    Vec3 corner = MapFrame.of(map).at(0, 0).magnitudes();
    return Math.max(corner.x(), Math.max(corner.y(), corner.z())) > Framing.FARTHEST;
  }

  private static boolean isFinerThanDoubles(AnswerMap map) {
    PairField field = map.field();
    return map.places().columns() > 1
        && field.body(map.places().at(0, 0)).equals(field.body(map.places().at(1, 0)));
  }

  /// That has been looked for, on this map.
  private static boolean hasNoEdge(DrawnMap drawn) {
    return drawn.rim().map(Rim::crossings).filter(List::isEmpty).isPresent()
        && !drawn.old().contains(DrawnMap.Part.RIM)
        && drawn.map().exactEdge().isEmpty();
  }
}
