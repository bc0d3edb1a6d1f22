package collisionbench.app.viewport.mark;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.viewport.render.RenderState;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The pairs about which the overlay says something: those that touch and the nearest that do not,
/// among the pairs that the selection is about. With one body selected the nearest is left out if
/// anything touches it.
final class ShownPairs {

  /// More could not be told apart.
  static final int MOST = 16;

  private static final Comparator<PairAnswer> NEAREST_FIRST =
      Comparator.comparingDouble(pair -> pair.separation().distance());

  private ShownPairs() {}

  /// {@return the pairs, the deepest first; those with a hidden body are left out}
  static List<PairAnswer> of(RenderState state) {
    Set<String> selected = state.selection().all();
    Evaluation evaluation = state.evaluation();
    List<PairAnswer> deepest =
        evaluation.contacts(selected).stream()
            .filter(pair -> isSeen(pair, state))
            .sorted(NEAREST_FIRST)
            .limit(MOST)
            .toList();
    if (selected.size() == 1 && !deepest.isEmpty()) {
      return deepest;
    }
    Optional<PairAnswer> nearest = evaluation.nearestApart(selected, evaluation.scene().hidden());
    return Stream.concat(deepest.stream(), nearest.stream()).toList();
  }

  private static boolean isSeen(PairAnswer pair, RenderState state) {
    return !state.isHidden(pair.a().id()) && !state.isHidden(pair.b().id());
  }
}
