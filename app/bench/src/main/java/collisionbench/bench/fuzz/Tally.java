package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Fault.Mistake;
import collisionbench.bench.fuzz.input.Case;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The outcomes of some cases of one pair, as numbers that can be added.
///
/// @param cases the number of cases
/// @param touching how many of them touch according to the judge
/// @param undecided how many the method or the judge did not decide
/// @param disagreements how many have a fault that is a finding
/// @param faults how many have each fault; faults that did not occur are omitted
/// @param difficulties how many inputs that were answered have each difficulty; difficulties that
///   did not occur are omitted
/// @param mistakes the mistakes of each weight; weights that did not occur are omitted
/// @param worst the largest error of a distance and its case
public record Tally(
    long cases,
    long touching,
    long undecided,
    long disagreements,
    Map<Fault, Long> faults,
    Map<Difficulty, Long> difficulties,
    Map<Weight, Weighed> mistakes,
    Optional<Worst> worst) {

  /// The tally of no cases.
  public static final Tally NONE =
      new Tally(0, 0, 0, 0, Map.of(), Map.of(), Map.of(), Optional.empty());

  public Tally {
    faults = Map.copyOf(faults);
    difficulties = Map.copyOf(difficulties);
    mistakes = Map.copyOf(mistakes);
  }

  /// The mistakes of one weight. A case counts once, with its heaviest mistake.
  ///
  /// @param kinds how many are of each kind
  /// @param error the largest finite error, in the unit of the shapes
  public record Weighed(Map<Fault.Kind, Long> kinds, double error) {

    static final Weighed NONE = new Weighed(Map.of(), 0);

    public Weighed {
      kinds = Map.copyOf(kinds);
    }

    static Weighed of(Mistake mistake) {
      return new Weighed(
          Map.of(mistake.fault().kind(), 1L),
          Double.isFinite(mistake.error()) ? mistake.error() : 0);
    }

    /// {@return the number of cases}
    public long count() {
      return kinds.values().stream().mapToLong(count -> count).sum();
    }

    Weighed plus(Weighed other) {
      return new Weighed(sum(kinds, other.kinds), Math.max(error, other.error));
    }
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

  public long count(Fault fault) {
    return faults.getOrDefault(fault, 0L);
  }

  public Weighed of(Weight weight) {
    return mistakes.getOrDefault(weight, Weighed.NONE);
  }

  /// {@return the number of cases with a mistake of a weight or a heavier one}
  public long countFrom(Weight least) {
    return mistakes.entrySet().stream()
        .filter(entry -> entry.getKey().isAtLeast(least))
        .mapToLong(entry -> entry.getValue().count())
        .sum();
  }

  public long answered(Difficulty difficulty) {
    return difficulties.getOrDefault(difficulty, 0L);
  }

  /// {@return the number of inputs that were answered: all except those that the method declined}
  public long answered() {
    return difficulties.values().stream().mapToLong(count -> count).sum();
  }

  /// {@return the number of answered inputs that could have shown a mistake of a weight: those of
  /// its difficulty, or all if the weight does not depend on the difficulty}
  public long answered(Weight weight) {
    return weight.difficulty().map(this::answered).orElseGet(this::answered);
  }

  /// {@return the cases with a mistake of a weight as a percentage of [#answered(Weight)]; NaN if
  /// there are none of these}
  public double percent(Weight weight) {
    return 100.0 * of(weight).count() / answered(weight);
  }

  /// {@return this tally plus one case}
  public Tally with(Tried tried) {
    Case input = tried.input();
    Outcome outcome = tried.outcome();
    Map<Fault, Long> one =
        outcome.faults().stream().collect(Collectors.toMap(Function.identity(), _ -> 1L));
    Optional<Worst> error =
        outcome.distanceError().isPresent()
            ? Optional.of(
                new Worst(
                    outcome.distanceError().getAsDouble(),
                    input.pair().name(),
                    input.number(),
                    input.strategy()))
            : Optional.empty();
    return plus(
        new Tally(
            1,
            outcome.touching().orElse(false) ? 1 : 0,
            outcome.isDecided() ? 0 : 1,
            outcome.faults().stream().anyMatch(Fault::isFinding) ? 1 : 0,
            one,
            outcome.refusal().isPresent() ? Map.of() : Map.of(difficulty(outcome), 1L),
            outcome
                .heaviest()
                .map(mistake -> Map.of(mistake.weight(), Weighed.of(mistake)))
                .orElse(Map.of()),
            error));
  }

  /// {@return the difficulty that the heaviest mistake is about: a motion may be harder than the
  /// shapes}
  private static Difficulty difficulty(Outcome outcome) {
    return outcome
        .heaviest()
        .flatMap(mistake -> mistake.weight().difficulty())
        .orElse(outcome.difficulty());
  }

  /// {@return the sum; associative and commutative, with [#NONE] as the neutral element}
  ///
  /// @throws ArithmeticException if a count is too large for a `long`
  public Tally plus(Tally other) {
    return new Tally(
        Math.addExact(cases, other.cases),
        Math.addExact(touching, other.touching),
        Math.addExact(undecided, other.undecided),
        Math.addExact(disagreements, other.disagreements),
        sum(faults, other.faults),
        sum(difficulties, other.difficulties),
        sum(mistakes, other.mistakes, Weighed::plus),
        worst.isPresent() && other.worst.isPresent()
            ? Optional.of(worst.get().or(other.worst.get()))
            : worst.or(() -> other.worst));
  }

  private static <K> Map<K, Long> sum(Map<K, Long> one, Map<K, Long> other) {
    return sum(one, other, Math::addExact);
  }

  /// {@return the values of two maps, added where both have one}
  public static <K, V> Map<K, V> sum(Map<K, V> one, Map<K, V> other, BinaryOperator<V> plus) {
    Map<K, V> sum = new HashMap<>(one);
    other.forEach((key, value) -> sum.merge(key, value, plus));
    return sum;
  }

  /// A case and what came of it.
  public record Tried(Case input, Outcome outcome) {}
}
