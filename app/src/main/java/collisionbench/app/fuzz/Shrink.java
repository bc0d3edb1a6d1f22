package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Shapes;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;

/// Simplifies shapes while they keep showing something.
///
/// Greedy: of the simpler shapes one step away, the first that still shows it is taken, until none
/// does or [#TRIES] have been looked at. Deterministic; the result always shows it.
final class Shrink {

  /// How many shapes are looked at.
  static final int TRIES = 2000;

  private final Predicate<Shapes> shows;
  private final Set<Shapes> tried = new HashSet<>();

  private Shrink(Predicate<Shapes> shows) {
    this.shows = shows;
  }

  /// {@return the simplest shapes found that show what `shapes` do}
  static Shapes of(Shapes shapes, Predicate<Shapes> shows) {
    Shrink shrink = new Shrink(shows);
    Shapes simplest = shapes;
    Shapes next = shrink.simpler(simplest);
    while (!next.equals(simplest)) {
      simplest = next;
      next = shrink.simpler(simplest);
    }
    return simplest;
  }

  private Shapes simpler(Shapes shapes) {
    long cost = Simplicity.cost(shapes);
    Iterator<Shapes> candidates = Steps.from(shapes).iterator();
    while (tried.size() < TRIES && candidates.hasNext()) {
      Shapes candidate = candidates.next();
      if (Simplicity.cost(candidate) < cost && tried.add(candidate) && shows.test(candidate)) {
        return candidate;
      }
    }
    return shapes;
  }
}
