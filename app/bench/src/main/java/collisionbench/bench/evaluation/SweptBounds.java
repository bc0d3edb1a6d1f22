package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.broad.MovingBoundsList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/// The swept bounding boxes of a scene's bodies, computed on demand: from those computed last if
/// most bodies are the same.
final class SweptBounds {

  private final Scene scene;
  private final Optional<MovingBoundsList> before;

  /// The bodies that differ from those of `before`.
  private final BitSet changed;

  private Optional<MovingBoundsList> all = Optional.empty();

  private SweptBounds(Scene scene, Optional<MovingBoundsList> before, BitSet changed) {
    this.scene = scene;
    this.before = before;
    this.changed = changed;
  }

  SweptBounds(Scene scene) {
    this(scene, Optional.empty(), new BitSet());
  }

  /// {@return the bounding boxes of another scene}
  ///
  /// @param kept which bodies are unchanged, with the same index
  SweptBounds next(Scene other, boolean[] kept) {
    if (other.bodies().size() != scene.bodies().size()) {
      return new SweptBounds(other);
    }
    BitSet differing = all.isPresent() ? new BitSet() : (BitSet) changed.clone();
    for (int i = 0; i < kept.length; i++) {
      if (!kept[i]) {
        differing.set(i);
      }
    }
    return new SweptBounds(other, all.or(() -> before), differing);
  }

  MovingBoundsList get() {
    MovingBoundsList now = all.orElseGet(this::compute);
    all = Optional.of(now);
    return now;
  }

  private MovingBoundsList compute() {
    return before
        .filter(_ -> 2 * changed.cardinality() < scene.bodies().size())
        .map(last -> replaced(last, changed.stream().toArray()))
        .orElseGet(() -> BodyBounds.moving(scene.bodies(), scene.space()));
  }

  private MovingBoundsList replaced(MovingBoundsList last, int[] indices) {
    List<Body> some = changed.stream().mapToObj(scene.bodies()::get).toList();
    return last.with(
        indices,
        some.stream().map(Body::bounds).toList(),
        some.stream().map(Body::displacement).toList());
  }
}
