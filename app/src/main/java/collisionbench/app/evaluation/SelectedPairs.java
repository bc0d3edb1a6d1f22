package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Groups;
import collisionbench.geometry.broad.PairConsumer;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// The pairs that a selection is about: all pairs if it is empty, those of a single body or group
/// with the other bodies, or the pairs among several bodies.
///
/// @param isOne whether the selected bodies count as one
record SelectedPairs(List<Body> bodies, Set<String> ids, boolean isOne) {

  static SelectedPairs of(Set<String> ids, List<Body> bodies) {
    return new SelectedPairs(bodies, ids, Groups.areOne(ids, bodies));
  }

  /// {@return whether the selection is about two bodies}
  boolean covers(String a, String b) {
    boolean hasA = ids.contains(a);
    boolean hasB = ids.contains(b);
    return ids.isEmpty() || (isOne ? hasA != hasB : hasA && hasB);
  }

  /// Iterates over the pairs, in body order.
  void forEach(PairConsumer consumer) {
    int[] all = IntStream.range(0, bodies.size()).toArray();
    int[] chosen = ids.isEmpty() ? all : IntStream.of(all).filter(this::isChosen).toArray();
    for (int i : isOne ? all : chosen) {
      for (int j : isOne && isChosen(i) ? all : chosen) {
        if (i < j && IndexPair.isAsked(bodies, i, j)) {
          consumer.accept(i, j);
        }
      }
    }
  }

  private boolean isChosen(int index) {
    return ids.contains(bodies.get(index).id());
  }
}
