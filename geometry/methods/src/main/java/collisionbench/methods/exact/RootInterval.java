package collisionbench.methods.exact;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// A closed interval.
record RootInterval(Root from, Root to) {

  /// The time from 0 to 1.
  static final RootInterval ALL = new RootInterval(Root.ZERO, Root.ONE);

  /// {@return the part of 0..1 where all functions are at most 0}
  static Optional<RootInterval> where(List<Parabola> conditions) {
    Optional<RootInterval> left = Optional.of(ALL);
    for (Parabola condition : conditions) {
      left = left.flatMap(condition::notAbove);
    }
    return left;
  }

  /// {@return the hull of some intervals, or empty}
  static Optional<RootInterval> around(List<RootInterval> parts) {
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new RootInterval(
                parts.stream().map(RootInterval::from).min(Comparator.naturalOrder()).orElseThrow(),
                parts.stream().map(RootInterval::to).max(Comparator.naturalOrder()).orElseThrow()));
  }

  Optional<RootInterval> since(Root start) {
    return start.compareTo(to) > 0
        ? Optional.empty()
        : Optional.of(start.compareTo(from) > 0 ? new RootInterval(start, to) : this);
  }

  Optional<RootInterval> until(Root end) {
    return end.compareTo(from) < 0
        ? Optional.empty()
        : Optional.of(end.compareTo(to) < 0 ? new RootInterval(from, end) : this);
  }

  boolean isPoint() {
    return from.compareTo(to) == 0;
  }
}
