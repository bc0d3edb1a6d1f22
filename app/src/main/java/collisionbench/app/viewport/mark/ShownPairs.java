package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.Ruling;
import collisionbench.bench.scene.Groups;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The pairs with marks: the touching ones and the closest other one, among those of the selection.
/// With one body or group selected, the closest other pair is omitted if anything touches it.
final class ShownPairs {

  /// More would be indistinguishable.
  static final int MOST = 16;

  private ShownPairs() {}

  /// {@return the pairs without hidden bodies, the deepest first}
  static List<PairAnswer> of(RenderState state) {
    Set<String> selected = state.selection().all();
    Evaluation evaluation = state.evaluation();
    List<PairAnswer> deepest =
        contacts(state).stream()
            .filter(pair -> isSeen(pair, state))
            .sorted(PairAnswer.NEAREST_FIRST)
            .limit(MOST)
            .toList();
    if (Groups.areOne(selected, evaluation.bodies()) && !deepest.isEmpty()) {
      return deepest;
    }
    Optional<PairAnswer> nearest =
        evaluation
            .nearestApart(selected, evaluation.scene().hidden())
            .filter(pair -> !isClaimed(pair, state))
            .map(pair -> state.coloring().map(by -> by.marked(pair)).orElse(pair));
    return Stream.concat(deepest.stream(), nearest.stream()).toList();
  }

  private static List<PairAnswer> contacts(RenderState state) {
    Set<String> selected = state.selection().all();
    return state
        .coloring()
        .map(by -> by.contacts(state.evaluation(), selected))
        .orElseGet(() -> state.evaluation().contacts(selected));
  }

  /// {@return whether the method that colors the picture counts a pair among the contacts}
  private static boolean isClaimed(PairAnswer pair, RenderState state) {
    return state.coloring().flatMap(by -> by.of(pair)).filter(Ruling::isContact).isPresent();
  }

  private static boolean isSeen(PairAnswer pair, RenderState state) {
    return !state.isHidden(pair.a().id()) && !state.isHidden(pair.b().id());
  }
}
