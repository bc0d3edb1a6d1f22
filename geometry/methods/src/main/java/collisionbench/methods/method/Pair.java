package collisionbench.methods.method;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Two kinds of shape that can be asked about: one of 21 pairs in space or 21 in the plane. Their
/// order does not matter.
public sealed interface Pair permits Pair3, Pair2 {

  /// {@return the two words joined, such as `sphere-box`, with `-2d` at the end in the plane}
  String name();

  /// {@return the name with the two kinds the other way round}
  String otherName();

  /// {@return whether one of the two is a segment}
  boolean hasSegment();

  /// {@return all 42, those in space first}
  static List<Pair> all() {
    return Stream.<Pair>concat(Pair3.every().stream(), Pair2.every().stream()).toList();
  }

  /// {@return the pair of that name, in either order of its words}
  static Optional<Pair> named(String name) {
    return all().stream()
        .filter(pair -> pair.name().equals(name) || pair.otherName().equals(name))
        .findFirst();
  }
}
