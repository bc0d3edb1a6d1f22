package collisionbench.app.viewport;

import collisionbench.app.evaluation.PairAnswer;
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
  static List<PairAnswer> of(Sight sight) {
    Set<String> selected = sight.selection().all();
    List<PairAnswer> pairs =
        sight.evaluation().about(selected).stream().filter(pair -> isSeen(pair, sight)).toList();
    List<PairAnswer> touching =
        pairs.stream().filter(PairAnswer::touching).sorted(NEAREST_FIRST).limit(MOST).toList();
    Optional<PairAnswer> nearest =
        pairs.stream().filter(pair -> !pair.touching()).min(NEAREST_FIRST);
    return selected.size() == 1 && !touching.isEmpty()
        ? touching
        : Stream.concat(touching.stream(), nearest.stream()).toList();
  }

  private static boolean isSeen(PairAnswer pair, Sight sight) {
    return !sight.isHidden(pair.a().id()) && !sight.isHidden(pair.b().id());
  }
}
