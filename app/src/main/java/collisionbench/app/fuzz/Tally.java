package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Case;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/// The outcomes of some cases of one pair, as numbers that can be added.
///
/// @param cases the number of cases
/// @param touching how many of them touch according to the judge
/// @param undecided how many the method or the judge did not decide
/// @param disagreements how many have a fault that is a finding
/// @param faults how many have each fault; faults that did not occur are omitted
/// @param worst the largest error of a distance and its case
public record Tally(
    long cases,
    long touching,
    long undecided,
    long disagreements,
    Map<Fault, Long> faults,
    Optional<Worst> worst) {

  /// The tally of no cases.
  public static final Tally NONE = new Tally(0, 0, 0, 0, Map.of(), Optional.empty());

  public Tally {
    faults = Map.copyOf(faults);
  }

  /// The largest error of a distance relative to the size of the input.
  ///
  /// @param pair the name of its pair
  /// @param number the number of its case
  /// @param strategy the name of the strategy that generated it
  public record Worst(double error, String pair, long number, String strategy) {

    /// {@return the worse of the two; of equal errors the one with the lesser pair and number, so
    /// that addition is commutative}
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

  /// {@return the number of cases with a fault}
  public long count(Fault fault) {
    return faults.getOrDefault(fault, 0L);
  }

  /// {@return this tally plus one case}
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

  /// {@return the sum; associative and commutative, with [#NONE] as the neutral element}
  ///
  /// @throws ArithmeticException if a count is too large for a `long`
  public Tally plus(Tally other) {
    EnumMap<Fault, Long> sum = new EnumMap<>(Fault.class);
    sum.putAll(faults);
    other.faults.forEach((fault, count) -> sum.merge(fault, count, Math::addExact));
    return new Tally(
        Math.addExact(cases, other.cases),
        Math.addExact(touching, other.touching),
        Math.addExact(undecided, other.undecided),
        Math.addExact(disagreements, other.disagreements),
        sum,
        worst.isPresent() && other.worst.isPresent()
            ? Optional.of(worst.get().or(other.worst.get()))
            : worst.or(() -> other.worst));
  }
}
