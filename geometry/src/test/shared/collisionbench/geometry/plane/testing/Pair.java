package collisionbench.geometry.plane.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// One of the 21 unordered pairs of kinds, with a seed for its cases; a source for parameterised
/// tests, whose names include the seed.
public record Pair(Kind first, Kind second, long seed) {

  /// The factor for the number of cases: `-Dgeometry.effort=100`.
  public static final int EFFORT = Integer.getInteger("geometry.effort", 1);

  public static Stream<Pair> all() {
    List<Pair> pairs = new ArrayList<>();
    for (Kind first : Kind.values()) {
      for (Kind second : Kind.values()) {
        if (first.compareTo(second) <= 0) {
          pairs.add(new Pair(first, second, 20261120L + pairs.size()));
        }
      }
    }
    return pairs.stream();
  }

  /// {@return this many cases}
  public Stream<Case> cases(int count) {
    Numbers numbers = new Numbers(seed);
    return Stream.generate(
            () -> new Case(numbers.next(first::random), numbers.next(second::random)))
        .limit((long) count * EFFORT);
  }
}
