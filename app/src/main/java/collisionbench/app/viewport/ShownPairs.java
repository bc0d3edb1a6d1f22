package collisionbench.app.viewport;

import collisionbench.app.evaluation.PairAnswer;
import java.util.ArrayList;
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
    List<PairAnswer> touching = new ArrayList<>();
    Optional<PairAnswer> nearest = Optional.empty();
    for (PairAnswer pair : sight.evaluation().about(selected)) {
      if (pair.touching() && isSeen(pair, sight)) {
        touching.add(pair);
      } else if (!pair.touching() && isNearer(pair, nearest) && isSeen(pair, sight)) {
        nearest = Optional.of(pair);
      }
    }
    Stream<PairAnswer> deepest = touching.stream().sorted(NEAREST_FIRST).limit(MOST);
    return selected.size() == 1 && !touching.isEmpty()
        ? deepest.toList()
        : Stream.concat(deepest, nearest.stream()).toList();
  }

  private static boolean isNearer(PairAnswer pair, Optional<PairAnswer> than) {
    return than.isEmpty() || NEAREST_FIRST.compare(pair, than.get()) < 0;
  }

  private static boolean isSeen(PairAnswer pair, Sight sight) {
    return !sight.isHidden(pair.a().id()) && !sight.isHidden(pair.b().id());
  }
}
