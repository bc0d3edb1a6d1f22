package collisionbench.app.evaluation;

import collisionbench.app.scene.Body;
import collisionbench.geometry.space.Vec3;
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
  private final Map<Pair, Lazy<Optional<Sweep3>>> sweeps = new HashMap<>();
  private final Map<Set<String>, List<Meeting>> asked = new HashMap<>();
  private final Lazy<Extents> extents;

  Meetings(List<Body> bodies) {
    this.bodies = bodies;
    this.extents = new Lazy<>(() -> Extents.atStart(bodies));
  }

  /// {@return the same of other bodies}
  ///
  /// @param kept which of them are the very same as before, in the same place
  Meetings next(List<Body> others, boolean[] kept) {
    Meetings next = new Meetings(others);
    sweeps.forEach((pair, sweep) -> {
      if (pair.isKept(kept)) {
        next.sweeps.put(pair, sweep);
      }
    });
    return next;
  }

  /// {@return when two bodies meet, if one of them moves}
  Lazy<Optional<Sweep3>> of(Pair pair) {
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
    List<Meeting> found = new ArrayList<>();
    Pair.forEach(
        bodies,
        ids,
        (i, j) -> {
          Vec3 motion = bodies.get(i).displacement().minus(bodies.get(j).displacement());
          if ((bodies.get(i).moves() || bodies.get(j).moves())
              && extents.get().mayMeet(i, j, motion)) {
            meeting(new Pair(i, j)).ifPresent(found::add);
          }
        });
    found.sort(Comparator.comparingDouble(Meeting::enter));
    return List.copyOf(found);
  }

  private Optional<Meeting> meeting(Pair pair) {
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
