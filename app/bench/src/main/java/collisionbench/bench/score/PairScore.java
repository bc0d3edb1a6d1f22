package collisionbench.bench.score;

import collisionbench.bench.comparison.Stopwatch;
import collisionbench.bench.comparison.Weight;
import collisionbench.bench.fuzz.Finding;
import collisionbench.bench.fuzz.Outcome;
import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.bench.fuzz.Tally;
import collisionbench.bench.fuzz.Tally.Tried;
import collisionbench.bench.fuzz.Trial;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.SequencedMap;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Function;
import java.util.stream.Collectors;

/// The scores of the methods that answer one pair.
///
/// @param nanoseconds the time of one answer in exact arithmetic; empty until it is measured
/// @param methods the method with the fewest plain mistakes first, see [Row#ORDER]
public record PairScore(
    Pair pair, long cases, OptionalDouble nanoseconds, List<MethodScore> methods) {

  public PairScore {
    methods = methods.stream().sorted(Comparator.comparing(MethodScore::total, Row.ORDER)).toList();
  }

  /// {@return the number of cases in which the shapes touch}
  long touching() {
    return methods.stream().mapToLong(method -> method.total().tally().touching()).max().orElse(0);
  }

  /// {@return this score with the times that exact arithmetic and the methods take for these
  /// questions}
  PairScore timed(List<Question> questions) {
    return new PairScore(
        pair,
        cases,
        Stopwatch.nanoseconds(Methods.EXACT, questions, () -> false),
        methods.stream().map(method -> method.timed(questions)).toList());
  }

  /// The score of one method on the pair.
  ///
  /// @param total the outcomes of all cases
  /// @param kinds the outcomes of each kind of input that occurred, in the order of the strategies
  /// @param examples the simplest mistake of each weight
  /// @param nanoseconds the time of one answer; empty unless it is measured
  public record MethodScore(
      Method method,
      Row total,
      SequencedMap<String, Row> kinds,
      Map<Weight, Finding> examples,
      OptionalDouble nanoseconds) {

    public MethodScore {
      kinds = Collections.unmodifiableSequencedMap(new LinkedHashMap<>(kinds));
      examples = Map.copyOf(examples);
    }

    /// {@return the score of the outcomes of each kind of input, without a time}
    static MethodScore of(Method method, SequencedMap<String, Row> kinds) {
      SequencedMap<String, Row> seen = new LinkedHashMap<>(kinds);
      seen.values().removeIf(Row.NONE::equals);
      Row total = seen.values().stream().reduce(Row.NONE, Row::plus);
      Map<Weight, Finding> examples =
          total.examples().values().parallelStream()
              .filter(finding -> finding.weight() != Weight.ROUNDING)
              .map(MethodScore::simplified)
              .collect(Collectors.toMap(Finding::weight, Function.identity()));
      return new MethodScore(method, total, seen, examples, OptionalDouble.empty());
    }

    /// {@return a mistake, simplified unless each attempt would cost a process or a wait}
    private static Finding simplified(Finding drawn) {
      Optional<Failure> failure = drawn.trial().of(drawn.simplest()).failure();
      return failure.filter(Failure::isCostly).isPresent() ? drawn : drawn.simplified(() -> false);
    }

    private MethodScore timed(List<Question> questions) {
      OptionalDouble time = Stopwatch.nanoseconds(method, questions, () -> false);
      return new MethodScore(method, total, kinds, examples, time);
    }
  }

  /// The outcomes of one method on some cases.
  ///
  /// @param refusals the number of declined cases for each reason
  /// @param failures the number of cases for each way to give no usable answer
  /// @param examples of the mistakes of each weight the first of the simplest, as it was drawn
  /// @param givenUp whether the method failed too often, so that the rest of the cases was not
  ///   asked
  public record Row(
      Tally tally,
      SortedMap<String, Long> refusals,
      SortedMap<Failure, Long> failures,
      Map<Weight, Finding> examples,
      boolean givenUp) {

    /// The weights of mistakes, heaviest first.
    static final List<Weight> WEIGHTS =
        List.of(Weight.PLAIN, Weight.HARD, Weight.EXTREME, Weight.NEAR, Weight.AT_TOUCH);

    /// The fewest plain mistakes first, in percent; then the fewest hard ones. Rows without such
    /// inputs are last.
    static final Comparator<Row> ORDER =
        Comparator.<Row>comparingDouble(row -> row.tally().percent(Weight.PLAIN))
            .thenComparingDouble(row -> row.tally().percent(Weight.HARD));

    /// The row of no cases.
    static final Row NONE = new Row(Tally.NONE, new TreeMap<>(), new TreeMap<>(), Map.of(), false);

    public Row {
      refusals = new TreeMap<>(refusals);
      failures = new TreeMap<>(failures);
      examples = Map.copyOf(examples);
    }

    /// {@return the row of one case}
    static Row of(Trial trial, Tried tried) {
      Outcome outcome = tried.outcome();
      EnumMap<Weight, Finding> examples = new EnumMap<>(Weight.class);
      outcome
          .heaviest()
          .ifPresent(mistake ->
              examples.put(mistake.weight(), Finding.drawn(trial, mistake, tried.input())));
      return new Row(
          Tally.NONE.with(tried),
          outcome.refusal().map(Row::once).orElse(new TreeMap<>()),
          outcome.failure().map(Row::once).orElse(new TreeMap<>()),
          examples,
          !outcome.isAsked());
    }

    private static <K> SortedMap<K, Long> once(K key) {
      return new TreeMap<>(Map.of(key, 1L));
    }

    /// {@return the sum of two rows; the other's cases come after this one's}
    Row plus(Row later) {
      return new Row(
          tally.plus(later.tally),
          new TreeMap<>(Tally.sum(refusals, later.refusals, Long::sum)),
          new TreeMap<>(Tally.sum(failures, later.failures, Long::sum)),
          new TreeMap<>(Tally.sum(examples, later.examples, BinaryOperator.minBy(Finding.ORDER))),
          givenUp || later.givenUp);
    }
  }
}
