package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.geometry.broad.PairConsumer;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/// Two bodies by index.
///
/// @param i less than j
record IndexPair(int i, int j) implements Comparable<IndexPair> {

  private static final Comparator<IndexPair> ORDER =
      Comparator.comparingInt(IndexPair::i).thenComparingInt(IndexPair::j);

  /// Iterates over the pairs for a selection that are asked about, in body order: all pairs if it
  /// is empty, the pairs of a single body, or the pairs among several.
  static void forEach(List<Body> bodies, Set<String> ids, PairConsumer consumer) {
    forEachOf(
        bodies,
        ids,
        (i, j) -> {
          if (isAsked(bodies, i, j)) {
            consumer.accept(i, j);
          }
        });
  }

  /// {@return whether the bodies at two indices are asked about each other}
  static boolean isAsked(List<Body> bodies, int i, int j) {
    return bodies.get(i).isAskedAbout(bodies.get(j));
  }

  private static void forEachOf(List<Body> bodies, Set<String> ids, PairConsumer consumer) {
    int count = bodies.size();
    if (ids.isEmpty()) {
      for (int i = 0; i < count; i++) {
        for (int j = i + 1; j < count; j++) {
          consumer.accept(i, j);
        }
      }
      return;
    }
    int[] places =
        IntStream.range(0, count).filter(i -> ids.contains(bodies.get(i).id())).toArray();
    if (ids.size() == 1) {
      for (int place : places) {
        IntStream.range(0, count)
            .filter(other -> other != place)
            .forEach(other -> consumer.accept(Math.min(place, other), Math.max(place, other)));
      }
      return;
    }
    for (int p = 0; p < places.length; p++) {
      for (int q = p + 1; q < places.length; q++) {
        consumer.accept(places[p], places[q]);
      }
    }
  }

  /// {@return whether both bodies are unchanged}
  boolean isKept(boolean[] kept) {
    return j < kept.length && kept[i] && kept[j];
  }

  @Override
  public int compareTo(IndexPair other) {
    return ORDER.compare(this, other);
  }
}
