package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.broad.MovingBoundsList;
import collisionbench.geometry.broad.PairConsumer;
import collisionbench.geometry.space.sweep.Sweep3;
import collisionbench.methods.method.Answer;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;

/// Contact times of the moving bodies. They do not depend on the current time and are the most
/// expensive answers, so each pair is computed on demand and kept until one of its bodies changes.
final class Meetings {

  private final Scene scene;
  private final List<Body> bodies;
  private final Map<IndexPair, Lazy<Answer.Decided>> sweeps = new HashMap<>();
  private final Map<Set<String>, List<Meeting>> asked = new HashMap<>();
  private final SweptBounds extents;

  Meetings(Scene scene) {
    this(scene, new SweptBounds(scene));
  }

  private Meetings(Scene scene, SweptBounds extents) {
    this.scene = scene;
    bodies = scene.bodies();
    this.extents = extents;
  }

  /// {@return the contact times of another scene}
  ///
  /// @param kept which bodies are unchanged, with the same index
  Meetings next(Scene other, boolean[] kept) {
    Meetings next = new Meetings(other, extents.next(other, kept));
    sweeps.forEach((pair, sweep) -> {
      if (pair.isKept(kept)) {
        next.sweeps.put(pair, sweep);
      }
    });
    return next;
  }

  /// {@return when and where two bodies meet, if at least one moves}
  Lazy<Answer.Decided> of(IndexPair pair) {
    Body a = bodies.get(pair.i());
    Body b = bodies.get(pair.j());
    if (!a.moves() && !b.moves()) {
      return new Lazy<>(Answer::nothing);
    }
    return sweeps.computeIfAbsent(pair, _ -> new Lazy<>(() -> PairQuestions.sweep(a, b)));
  }

  /// {@return the contact intervals, the earliest first}
  ///
  /// @param ids the selection
  List<Meeting> about(Set<String> ids) {
    return asked.computeIfAbsent(ids, this::find);
  }

  private List<Meeting> find(Set<String> ids) {
    if (bodies.stream().noneMatch(Body::moves)) {
      return List.of();
    }
    List<Meeting> found = new ArrayList<>();
    forEachPair(
        ids,
        (i, j) -> {
          boolean moves = bodies.get(i).moves() || bodies.get(j).moves();
          if (moves && IndexPair.isAsked(bodies, i, j)) {
            meeting(new IndexPair(i, j)).ifPresent(found::add);
          }
        });
    found.sort(Comparator.comparingDouble(Meeting::enter));
    return List.copyOf(found);
  }

  /// The pairs whose swept bounding boxes overlap.
  private void forEachPair(Set<String> ids, PairConsumer consumer) {
    MovingBoundsList all = extents.get();
    if (ids.isEmpty()) {
      all.forEachPair(consumer);
      return;
    }
    SelectedPairs pairs = SelectedPairs.of(ids, scene, bodies);
    SortedSet<IndexPair> near = new TreeSet<>();
    pairs.chosen().stream()
        .forEach(i ->
            all.forEachNear(
                i,
                j -> {
                  if (pairs.covers(i, j)) {
                    near.add(new IndexPair(Math.min(i, j), Math.max(i, j)));
                  }
                }));
    near.forEach(pair -> consumer.accept(pair.i(), pair.j()));
  }

  private Optional<Meeting> meeting(IndexPair pair) {
    return of(pair)
        .get()
        .sweep()
        .flatMap(sweep ->
            switch (sweep) {
              case Sweep3.Never() -> Optional.empty();
              case Sweep3.Contact(double enter, double exit) ->
                  Optional.of(
                      new Meeting(
                          bodies.get(pair.i()).id(), bodies.get(pair.j()).id(), enter, exit));
            });
  }
}
