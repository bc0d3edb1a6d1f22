package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import java.util.HashSet;
import java.util.Iterator;
import java.util.Set;
import java.util.function.Predicate;

/// Simplifies shapes while they keep a property.
///
/// Greedy: takes the first simpler shapes one step away that have the property, until there are
/// none or [#TRIES] have been tested. Deterministic; the result always has the property.
public final class Shrink {

  /// The most shapes to test.
  static final int TRIES = 2000;

  private final Predicate<ShapePair> hasProperty;
  private final Set<ShapePair> tried = new HashSet<>();

  private Shrink(Predicate<ShapePair> hasProperty) {
    this.hasProperty = hasProperty;
  }

  /// {@return the simplest shapes found that have the property}
  public static ShapePair of(ShapePair shapes, Predicate<ShapePair> hasProperty) {
    Shrink shrink = new Shrink(hasProperty);
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
      if (Simplicity.cost(candidate) < cost
          && tried.add(candidate)
          && hasProperty.test(candidate)) {
        return candidate;
      }
    }
    return shapes;
  }
}
