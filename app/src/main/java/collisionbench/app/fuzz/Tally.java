package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// What came of some cases of one pair, in numbers that can be added.
///
/// @param cases how many
/// @param touching how many of them touch, according to the judge
/// @param undecided of how many the method or the judge said neither yes nor no
/// @param disagreements how many have any fault that is a finding
/// @param faults how many have each; those that none has are left out
/// @param worst the largest error of a distance, and where
public record Tally(
    long cases,
    long touching,
    long undecided,
    long disagreements,
    Map<Fault, Long> faults,
    Optional<Worst> worst) {

  /// Nothing yet.
  public static final Tally NONE = new Tally(0, 0, 0, 0, Map.of(), Optional.empty());

  public Tally {
    faults = Map.copyOf(faults);
  }

  /// The largest error of a distance relative to the size of the input.
  ///
  /// @param pair the name of its pair
  /// @param number of the case
  /// @param strategy that made it
  public record Worst(double error, String pair, long number, String strategy) {

    /// {@return the worse of the two; of equals the one with the lesser pair and number, so that
    /// the order of adding does not matter}
    Worst or(Worst other) {
      int order = Double.compare(other.error, error);
      if (order == 0) {
        order = pair.compareTo(other.pair);
      }
      if (order == 0) {
        order = Long.compare(number, other.number);
      }
      return order > 0 ? other : this;
    }
  }

  /// {@return how many cases have a fault}
  public long count(Fault fault) {
    return faults.getOrDefault(fault, 0L);
  }

  /// {@return this and one more case}
  Tally with(Case input, Outcome outcome) {
    EnumMap<Fault, Long> one = new EnumMap<>(Fault.class);
    outcome.faults().forEach(fault -> one.put(fault, 1L));
    Optional<Worst> error =
        outcome.errors().distance().isPresent()
            ? Optional.of(
                new Worst(
                    outcome.errors().distance().getAsDouble(),
                    input.pair().name(),
                    input.number(),
                    input.strategy()))
            : Optional.empty();
    return plus(
        new Tally(
            1,
            outcome.touching().orElse(false) ? 1 : 0,
            outcome.decided() ? 0 : 1,
            outcome.faults().stream().anyMatch(Fault::isFinding) ? 1 : 0,
            one,
            error));
  }

  /// {@return both together; associative, commutative, and [#NONE] changes nothing}
  public Tally plus(Tally other) {
    EnumMap<Fault, Long> sum = new EnumMap<>(Fault.class);
    sum.putAll(faults);
    other.faults.forEach((fault, count) -> sum.merge(fault, count, Long::sum));
    return new Tally(
        cases + other.cases,
        touching + other.touching,
        undecided + other.undecided,
        disagreements + other.disagreements,
        sum,
        worst.isPresent() && other.worst.isPresent()
            ? Optional.of(worst.get().or(other.worst.get()))
            : worst.or(() -> other.worst));
  }
}
