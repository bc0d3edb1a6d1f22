package collisionbench.methods.method;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Two kinds of shape that can be asked about, in the order of kinds: one of 21 pairs in space or
/// 21 in the plane.
public record Pair(Kind a, Kind b) {

  private static final List<Pair> ALL =
      Stream.of(Kind.values())
          .flatMap(a ->
              Stream.of(Kind.values())
                  .filter(b -> a.compareTo(b) <= 0 && a.isFlat() == b.isFlat())
                  .map(b -> new Pair(a, b)))
          .toList();

  /// Puts the two in their order.
  ///
  /// @throws IllegalArgumentException if one is in space and the other in the plane
  public Pair {
    if (a.isFlat() != b.isFlat()) {
      throw new IllegalArgumentException("kinds of different spaces: " + a + " and " + b);
    }
    if (a.compareTo(b) > 0) {
      Kind first = b;
      b = a;
      a = first;
    }
  }

  /// {@return all 42, those in space first}
  public static List<Pair> all() {
    return ALL;
  }

  /// {@return the pair of that name, in either order of its words}
  public static Optional<Pair> named(String name) {
    return ALL.stream()
        .filter(pair -> pair.name().equals(name) || pair.otherName().equals(name))
        .findFirst();
  }

  /// {@return the two words joined, such as `sphere-box`, with `-2d` at the end in the plane}
  public String name() {
    return name(a, b);
  }

  /// {@return the name with the two kinds the other way round}
  public String otherName() {
    return name(b, a);
  }

  private static String name(Kind first, Kind second) {
    return first.word() + "-" + second.word() + (first.isFlat() ? "-2d" : "");
  }

  /// {@return whether its shapes are in the plane, not in space}
  public boolean isFlat() {
    return a.isFlat();
  }

  /// {@return whether one of the two is of a kind}
  public boolean has(Kind kind) {
    return a == kind || b == kind;
  }

  /// {@return whether one of the two is a segment}
  public boolean hasSegment() {
    return has(Kind.SEGMENT) || has(Kind.SEGMENT_2D);
  }
}
