package collisionbench.bench.comparison;

import collisionbench.bench.evaluation.BodyBounds;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.broad.BoundsList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The pairs of a scene whose distance is at most the size of one of the two bodies.
final class NearPairs {

  /// Scenes with more bodies are not scanned.
  static final int MOST_BODIES = 2_000;

  /// Scenes with more near pairs are not scanned.
  static final int MOST_PAIRS = 5_000;

  /// The margin that the quick rejection of article 002 lets pass.
  private static final double SLACK = 0.0101;

  /// Relative precision of a float after a difference of squares.
  private static final double PART = 0x1p-10;

  private NearPairs() {}

  /// {@return the near pairs; empty if there are too many}
  static Optional<List<PairQuestion>> of(Scene scene, double time) {
    List<Body> bodies = scene.bodies();
    if (bodies.size() > MOST_BODIES) {
      return Optional.empty();
    }
    List<Body> placed = bodies.stream().map(body -> body.at(time)).toList();
    double[] margins = placed.stream().mapToDouble(NearPairs::margin).toArray();
    BoundsList extents = BodyBounds.extents(placed, scene.space());
    List<PairQuestion> found = new ArrayList<>();
    for (int i = 0; i < margins.length; i++) {
      for (int j = i + 1; j < margins.length; j++) {
        boolean near = extents.gap(i, j) <= Math.max(margins[i], margins[j]);
        if (near && bodies.get(i).isAskedAbout(bodies.get(j))) {
          found.add(PairQuestion.of(bodies.get(i), bodies.get(j), time));
        }
      }
      if (found.size() > MOST_PAIRS) {
        return Optional.empty();
      }
    }
    return Optional.of(found);
  }

  private static double margin(Body body) {
    return SLACK + Math.max(body.extent(), PART * PairQuestion.size(body));
  }
}
