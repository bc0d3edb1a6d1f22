package collisionbench.app.viewport.render;

import collisionbench.app.evaluation.Evaluation;
import java.util.List;
import java.util.Set;

/// The contacts that a picture shows.
///
/// @param touching the names of the bodies that touch another, visible or not
/// @param pairs the touching pairs, in scene order
public record Contacts(Set<String> touching, List<Pair> pairs) {

  /// Two touching bodies, by name.
  ///
  /// @param a the first one in scene order
  public record Pair(String a, String b) {}

  public Contacts {
    touching = Set.copyOf(touching);
    pairs = List.copyOf(pairs);
  }

  /// {@return the contacts of an evaluated scene}
  public static Contacts of(Evaluation evaluation) {
    return new Contacts(
        evaluation.touching(),
        evaluation.contacts().stream()
            .map(pair -> new Pair(pair.a().id(), pair.b().id()))
            .toList());
  }
}
