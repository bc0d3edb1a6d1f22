package collisionbench.app.viewport.render;

import collisionbench.bench.evaluation.Coloring;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.Ruling;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// The contacts that a picture shows.
///
/// @param touching the names of the bodies that touch another, visible or not
/// @param disputed the names of the bodies about which exact arithmetic contradicts the method that
///   colors the picture
/// @param pairs the touching pairs, in scene order
public record Contacts(Set<String> touching, Set<String> disputed, List<Ruling.Names> pairs) {

  public Contacts {
    touching = Set.copyOf(touching);
    disputed = Set.copyOf(disputed);
    pairs = List.copyOf(pairs);
  }

  /// Undisputed contacts.
  public Contacts(Set<String> touching, List<Ruling.Names> pairs) {
    this(touching, Set.of(), pairs);
  }

  public static Contacts of(Evaluation evaluation) {
    return new Contacts(evaluation.touching(), evaluation.touchingPairs());
  }

  /// {@return the contacts as a method sees them}
  public static Contacts of(Coloring coloring) {
    List<Ruling.Names> pairs =
        coloring.rulings().values().stream().filter(Ruling::isContact).map(Ruling::names).toList();
    return new Contacts(
        names(pairs), names(coloring.wrong().stream().map(Ruling::names).toList()), pairs);
  }

  private static Set<String> names(Collection<Ruling.Names> pairs) {
    Set<String> names = new HashSet<>();
    for (Ruling.Names pair : pairs) {
      names.add(pair.a());
      names.add(pair.b());
    }
    return names;
  }
}
