package collisionbench.bench.evaluation;

import collisionbench.bench.scene.Body;
import collisionbench.methods.method.Method;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// A scene as one method sees it, by which its picture is colored.
///
/// A pair is red only if the method says yes; one that it does not answer is not red. The last
/// ruling about a pair stays until a slow method gives the next one. Pairs farther apart than the
/// size of both bodies are not asked about and count as apart.
///
/// @param method the method
/// @param extent which pairs it is asked about
/// @param bodies the bodies of the newest question, at its time
/// @param rulings the last ruling about each near pair, in scene order
/// @param unanswered how many near pairs have never been answered
public record Coloring(
    Method method,
    Extent extent,
    List<Body> bodies,
    Map<Ruling.Names, Ruling> rulings,
    int unanswered) {

  /// Which pairs of a scene a method is asked about.
  public enum Extent {
    /// All near pairs.
    NEAR,
    /// None: there are too many.
    TOO_MANY,
    /// None: there is no such method now, since its program has not started or was removed.
    NO_METHOD
  }

  public Coloring {
    bodies = List.copyOf(bodies);
    rulings = Collections.unmodifiableMap(new LinkedHashMap<>(rulings));
  }

  /// {@return a coloring by a method that has not answered yet}
  public static Coloring by(Method method) {
    return new Coloring(method, Extent.NEAR, List.of(), Map.of(), 0);
  }

  /// {@return the same without any ruling}
  ///
  /// @param none why there is none
  public Coloring without(Extent none) {
    return new Coloring(method, none, List.of(), Map.of(), 0);
  }

  /// {@return the method's last ruling about two bodies}
  public Optional<Ruling> of(PairAnswer pair) {
    return Optional.ofNullable(rulings.get(Ruling.Names.of(pair)));
  }

  /// {@return the rulings that exact arithmetic contradicts}
  public List<Ruling> wrong() {
    return rulings.values().stream().filter(Ruling::wrong).toList();
  }

  /// {@return whether the method was asked about the bodies of an evaluation and has answered}
  public boolean isCurrent(Evaluation evaluation) {
    return extent != Extent.NEAR
        || (unanswered == 0 && bodies.equals(evaluation.bodies()) && stale(evaluation).isEmpty());
  }

  /// {@return the rulings about bodies that have changed since}
  public List<Ruling> stale(Evaluation evaluation) {
    Collection<Body> now = Set.copyOf(evaluation.bodies());
    return rulings.values().stream()
        .filter(ruling -> !now.contains(ruling.a()) || !now.contains(ruling.b()))
        .toList();
  }

  /// {@return the pairs for a selection that touch by our answers or by the method's, as [#marked]}
  public List<PairAnswer> contacts(Evaluation evaluation, Set<String> ids) {
    Map<String, Body> there = new HashMap<>();
    evaluation.bodies().forEach(body -> there.put(body.id(), body));
    SelectedPairs pairs = SelectedPairs.of(ids, evaluation.scene(), evaluation.bodies());
    Stream<PairAnswer> claimed =
        rulings.values().stream()
            .filter(Ruling::isContact)
            .map(Ruling::names)
            .filter(pair -> there.containsKey(pair.a()) && there.containsKey(pair.b()))
            .filter(pair -> pairs.covers(pair.a(), pair.b()))
            .flatMap(pair -> evaluation.about(Set.of(pair.a(), pair.b())).stream())
            .filter(pair -> !pair.touching());
    return Stream.concat(evaluation.contacts(ids).stream(), claimed).map(this::marked).toList();
  }

  /// {@return our answers about a pair, with the method's distance, points and normal if it gives
  /// them: what the picture marks}
  public PairAnswer marked(PairAnswer ours) {
    return of(ours).flatMap(Ruling::separation).map(ours::with).orElse(ours);
  }
}
