package collisionbench.app.viewport.mark;

import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.evaluation.Ruling;
import collisionbench.app.text.Texts;
import collisionbench.app.viewport.render.Hue;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.RenderState;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/// Words beside pairs on which exact arithmetic contradicts the method that colors the picture.
final class DisputeMarks {

  /// The greatest displacement of the words.
  private static final double REACH = 160;

  /// The preferred distance of the words from the pair, in pixels.
  private static final double ABOVE = 28;

  private DisputeMarks() {}

  /// {@return the words for the disputed pairs among the shown ones}
  static List<Mark> of(RenderState state, List<PairAnswer> shown, Occlusion occlusion) {
    return state.coloring().stream()
        .flatMap(coloring ->
            shown.stream()
                .flatMap(pair ->
                    coloring
                        .of(pair)
                        .filter(Ruling::wrong)
                        .map(ruling -> words(ruling, pair, state, occlusion))
                        .orElse(Stream.empty())))
        .toList();
  }

  private static Stream<Mark> words(
      Ruling ruling, PairAnswer pair, RenderState state, Occlusion occlusion) {
    boolean exact = state.evaluation().about(names(pair)).getFirst().touching();
    String key =
        ruling.touches().filter(said -> said == exact).isPresent()
            ? "overlay.dispute"
            : exact ? "overlay.dispute-yes" : "overlay.dispute-no";
    Separation3 gap = pair.separation();
    Vec3 middle = gap.pointA().towards(gap.pointB(), 0.5);
    return new MarkMaker(state.projection(), occlusion, List.of())
            .seen(middle)
            .map(at -> new Mark.Label(Texts.get(key), at.add(0, -ABOVE), REACH, Hue.DISPUTE))
            .<Mark>map(label -> label)
            .stream();
  }

  private static Set<String> names(PairAnswer pair) {
    return Set.of(pair.a().id(), pair.b().id());
  }
}
