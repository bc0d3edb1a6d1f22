package collisionbench.methods.exact;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// All numbers from one to another.
record Interval(Root from, Root to) {

  /// The time from 0 to 1.
  static final Interval ALL = new Interval(Root.ZERO, Root.ONE);

  /// {@return the part of 0..1 where none of some functions is above 0}
  static Optional<Interval> where(List<Quadratic> conditions) {
    Optional<Interval> left = Optional.of(ALL);
    for (Quadratic condition : conditions) {
      left = left.flatMap(condition::notAbove);
    }
    return left;
  }

  /// {@return from where the first of some intervals begins to where the last ends}
  static Optional<Interval> around(List<Interval> parts) {
    return parts.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Interval(
                parts.stream().map(Interval::from).min(Comparator.naturalOrder()).orElseThrow(),
                parts.stream().map(Interval::to).max(Comparator.naturalOrder()).orElseThrow()));
  }

  Optional<Interval> since(Root start) {
    return start.compareTo(to) > 0
        ? Optional.empty()
        : Optional.of(start.compareTo(from) > 0 ? new Interval(start, to) : this);
  }

  Optional<Interval> until(Root end) {
    return end.compareTo(from) < 0
        ? Optional.empty()
        : Optional.of(end.compareTo(to) < 0 ? new Interval(from, end) : this);
  }

  boolean isPoint() {
    return from.compareTo(to) == 0;
  }
}
