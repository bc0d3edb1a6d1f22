package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;

/// Simplifies shapes while they keep showing something.
///
/// Greedy: of the simpler shapes one step away, the first that still shows it is taken, until none
/// does or [#TRIES] have been looked at. Deterministic; the result always shows it.
public final class Shrink {

  /// How many shapes are looked at.
  static final int TRIES = 2000;

  private final Predicate<ShapePair> shows;
  private final Set<ShapePair> tried = new HashSet<>();

  private Shrink(Predicate<ShapePair> shows) {
    this.shows = shows;
  }

  /// {@return the simplest shapes found that show what `shapes` do}
  public static ShapePair of(ShapePair shapes, Predicate<ShapePair> shows) {
    Shrink shrink = new Shrink(shows);
    ShapePair simplest = shapes;
    ShapePair next = shrink.simpler(simplest);
    while (!next.equals(simplest)) {
      simplest = next;
      next = shrink.simpler(simplest);
    }
    return simplest;
  }

  private ShapePair simpler(ShapePair shapes) {
    long cost = Simplicity.cost(shapes);
    Iterator<ShapePair> candidates = Simplifications.from(shapes).iterator();
    while (tried.size() < TRIES && candidates.hasNext()) {
      ShapePair candidate = candidates.next();
      if (Simplicity.cost(candidate) < cost && tried.add(candidate) && shows.test(candidate)) {
        return candidate;
      }
    }
    return shapes;
  }
}
