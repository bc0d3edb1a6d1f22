package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Groups;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.broad.PairConsumer;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// The pairs that a selection is about: all pairs if it is empty, those of a single body or group
/// with the other bodies, or the pairs among several bodies.
///
/// @param chosen the indices of the selected bodies
/// @param isOne whether the selected bodies count as one
record SelectedPairs(List<Body> bodies, Set<String> ids, BitSet chosen, boolean isOne) {

  /// @param bodies those of the scene, at some time
  static SelectedPairs of(Set<String> ids, Scene scene, List<Body> bodies) {
    BitSet chosen = new BitSet();
    ids.forEach(id -> scene.place(id).ifPresent(chosen::set));
    List<Body> selected = chosen.stream().mapToObj(bodies::get).toList();
    return new SelectedPairs(bodies, ids, chosen, Groups.areOne(ids, selected));
  }

  /// {@return whether the selection is about two bodies}
  boolean covers(String a, String b) {
    return ids.isEmpty() || covers(ids.contains(a), ids.contains(b));
  }

  /// {@return whether the selection is about the bodies at two indices}
  boolean covers(int i, int j) {
    return ids.isEmpty() || covers(chosen.get(i), chosen.get(j));
  }

  private boolean covers(boolean hasA, boolean hasB) {
    return isOne ? hasA != hasB : hasA && hasB;
  }

  /// Iterates over the pairs, in body order.
  void forEach(PairConsumer consumer) {
    int[] all = IntStream.range(0, bodies.size()).toArray();
    int[] some = ids.isEmpty() ? all : chosen.stream().toArray();
    for (int i : isOne ? all : some) {
      for (int j : isOne && chosen.get(i) ? all : some) {
        if (i < j && IndexPair.isAsked(bodies, i, j)) {
          consumer.accept(i, j);
        }
      }
    }
  }
}
