package collisionbench.app.viewport.render;

import collisionbench.app.evaluation.Evaluation;
import java.util.List;
import java.util.Set;

/// What touches in a picture.
///
/// @param touching the names of the bodies that touch another, which may be a hidden one
/// @param pairs which two touch each other, in body order
public record Contacts(Set<String> touching, List<Pair> pairs) {

  /// Two bodies that touch, by name.
  ///
  /// @param a the one that comes first in the scene
  public record Pair(String a, String b) {}

  public Contacts {
    touching = Set.copyOf(touching);
    pairs = List.copyOf(pairs);
  }

  /// {@return what touches in an evaluated scene}
  public static Contacts of(Evaluation evaluation) {
    return new Contacts(
        evaluation.touching(),
        evaluation.contacts().stream()
            .map(pair -> new Pair(pair.a().id(), pair.b().id()))
            .toList());
  }
}
