package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.broad.BoundsList;
import collisionbench.geometry.broad.PairConsumer;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleSupplier;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Finds the closest pair. Only pairs whose bounding boxes are closer than the best distance so far
/// are measured.
final class ClosestPair {

  private final Scene scene;
  private final List<Body> bodies;
  private final BoundsList extents;
  private final Set<IndexPair> contacts;
  private Optional<IndexPair> best = Optional.empty();
  private double distance = Double.POSITIVE_INFINITY;

  /// @param bodies those of the scene, at some time
  /// @param contacts touching pairs, which are ignored
  ClosestPair(Scene scene, List<Body> bodies, BoundsList extents, Set<IndexPair> contacts) {
    this.scene = scene;
    this.bodies = bodies;
    this.extents = extents;
    this.contacts = contacts;
  }

  /// {@return the closest pair; of several the first in body order}
  ///
  /// @param ids the selection
  /// @param counts whether the body at an index takes part
  Optional<IndexPair> find(Set<String> ids, IntPredicate counts) {
    SelectedPairs pairs = SelectedPairs.of(ids, scene, bodies);
    Seed seed = new Seed();
    forEachWithin(pairs, counts, () -> seed.least, seed);
    seed.pair.ifPresent(this::measure);
    forEachWithin(pairs, counts, () -> distance, (i, j) -> measure(new IndexPair(i, j)));
    return best;
  }

  /// Passes on the pairs for the selection whose bounding boxes are within a distance.
  private void forEachWithin(
      SelectedPairs pairs, IntPredicate counts, DoubleSupplier apart, PairConsumer consumer) {
    if (pairs.isOne()) {
      pairs.chosen().stream()
          .filter(counts)
          .forEach(i ->
              extents.forEachWithin(
                  i,
                  apart,
                  j -> {
                    if (counts.test(j) && pairs.covers(i, j) && IndexPair.isAsked(bodies, i, j)) {
                      consumer.accept(Math.min(i, j), Math.max(i, j));
                    }
                  }));
    } else {
      int[] places =
          IntStream.range(0, bodies.size())
              .filter(i -> pairs.ids().isEmpty() || pairs.chosen().get(i))
              .filter(counts)
              .toArray();
      extents.forEachPairWithin(
          places,
          apart,
          (i, j) -> {
            if (IndexPair.isAsked(bodies, i, j)) {
              consumer.accept(i, j);
            }
          });
    }
  }

  /// A pair whose bounding boxes are close but disjoint: a good first guess.
  private final class Seed implements PairConsumer {

    private Optional<IndexPair> pair = Optional.empty();
    private double least = Double.POSITIVE_INFINITY;

    @Override
    public void accept(int i, int j) {
      double gap = extents.gap(i, j);
      if (gap < least && gap > 0) {
        least = gap;
        pair = Optional.of(new IndexPair(i, j));
      }
    }
  }

  private void measure(IndexPair pair) {
    if (contacts.contains(pair)) {
      return;
    }
    double apart = PairQuestions.separation(bodies.get(pair.i()), bodies.get(pair.j())).distance();
    boolean isBetter =
        apart < distance
            || (apart == distance && best.filter(b -> b.compareTo(pair) > 0).isPresent());
    if (isBetter || best.isEmpty()) {
      distance = apart;
      best = Optional.of(pair);
    }
  }
}
