package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import java.util.Comparator;
import java.util.List;

/// Two bodies by index.
///
/// @param i less than j
record IndexPair(int i, int j) implements Comparable<IndexPair> {

  private static final Comparator<IndexPair> ORDER =
      Comparator.comparingInt(IndexPair::i).thenComparingInt(IndexPair::j);

  /// {@return whether the bodies at two indices are asked about each other}
  static boolean isAsked(List<Body> bodies, int i, int j) {
    return bodies.get(i).isAskedAbout(bodies.get(j));
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
