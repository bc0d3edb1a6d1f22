package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Scene;
import collisionbench.geometry.broad.MovingExtents;
import collisionbench.geometry.broad.PairTaker;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// When the bodies of a scene meet while they move. It does not depend on the time that is shown,
/// and is the costliest of all questions, so that each pair is asked when first needed, and again
/// only when one of its two bodies has changed.
final class Meetings {

  private final List<Body> bodies;
  private final Map<IndexPair, Lazy<Optional<Sweep3>>> sweeps = new HashMap<>();
  private final Map<Set<String>, List<Meeting>> asked = new HashMap<>();
  private final Lazy<MovingExtents> extents;

  Meetings(Scene scene) {
    this.bodies = scene.bodies();
    this.extents = new Lazy<>(() -> BodyExtents.moving(bodies, scene.space()));
  }

  /// {@return the same of another scene}
  ///
  /// @param kept which of its bodies are the very same as before, in the same place
  Meetings next(Scene other, boolean[] kept) {
    Meetings next = new Meetings(other);
    sweeps.forEach((pair, sweep) -> {
      if (pair.isKept(kept)) {
        next.sweeps.put(pair, sweep);
      }
    });
    return next;
  }

  /// {@return when two bodies meet, if one of them moves}
  Lazy<Optional<Sweep3>> of(IndexPair pair) {
    Body a = bodies.get(pair.i());
    Body b = bodies.get(pair.j());
    return sweeps.computeIfAbsent(pair, _ -> new Lazy<>(() -> PairQuestions.sweep(a, b)));
  }

  /// {@return the meetings of pairs, the earliest first}
  ///
  /// @param ids what the pairs are about
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
          if (bodies.get(i).moves() || bodies.get(j).moves()) {
            meeting(new IndexPair(i, j)).ifPresent(found::add);
          }
        });
    found.sort(Comparator.comparingDouble(Meeting::enter));
    return List.copyOf(found);
  }

  /// The pairs that may meet.
  private void forEachPair(Set<String> ids, PairTaker taker) {
    MovingExtents all = extents.get();
    if (ids.isEmpty()) {
      all.forEachPair(taker);
      return;
    }
    IndexPair.forEach(
        bodies,
        ids,
        (i, j) -> {
          if (all.mayTouch(i, j)) {
            taker.take(i, j);
          }
        });
  }

  private Optional<Meeting> meeting(IndexPair pair) {
    return of(pair)
        .get()
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
