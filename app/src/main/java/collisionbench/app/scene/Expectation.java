package collisionbench.app.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What `check` verifies about a scene: exactly these pairs touch.
public record Expectation(List<Pair> contacts) {

  public Expectation {
    contacts = List.copyOf(contacts);
    Set<Pair> seen = new HashSet<>();
    for (Pair pair : contacts) {
      if (!seen.add(pair.sorted())) {
        throw new IllegalArgumentException("pair is given twice: " + pair);
      }
    }
  }

  /// {@return whether the pair is expected to touch, in either order}
  public boolean expects(String a, String b) {
    return contacts.contains(new Pair(a, b)) || contacts.contains(new Pair(b, a));
  }

  /// {@return the expectation, restricted to the bodies with these names}
  Expectation among(Set<String> ids) {
    return new Expectation(
        contacts.stream()
            .filter(pair -> ids.contains(pair.a()) && ids.contains(pair.b()))
            .toList());
  }

  /// {@return the same for renamed bodies}
  public Expectation renamed(UnaryOperator<String> rename) {
    return new Expectation(contacts.stream().map(pair -> pair.renamed(rename)).toList());
  }

  /// Two bodies, by name.
  public record Pair(String a, String b) {

    public Pair {
      if (a.equals(b)) {
        throw new IllegalArgumentException("a body does not touch itself: " + a);
      }
    }

    /// {@return the same pair, ordered by name}
    public Pair sorted() {
      return a.compareTo(b) < 0 ? this : new Pair(b, a);
    }

    /// {@return the same for renamed bodies}
    public Pair renamed(UnaryOperator<String> rename) {
      return new Pair(rename.apply(a), rename.apply(b));
    }

    @Override
    public String toString() {
      return a + " and " + b;
    }
  }
}
