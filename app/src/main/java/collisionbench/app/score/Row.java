package collisionbench.app.score;

import collisionbench.app.comparison.Weight;
import collisionbench.app.fuzz.Failure;
import collisionbench.app.fuzz.Finding;
import collisionbench.app.fuzz.Outcome;
import collisionbench.app.fuzz.Tally;
import collisionbench.app.fuzz.Trial;
import collisionbench.app.fuzz.Tried;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;

/// The outcomes of one method on some cases.
///
/// @param refusals the number of declined cases for each reason
/// @param failures the number of cases for each way to give no usable answer
/// @param examples of the mistakes of each weight the first of the simplest, as it was drawn
/// @param givenUp whether the method failed too often, so that the rest of the cases was not asked
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
        sum(refusals, later.refusals, Long::sum),
        sum(failures, later.failures, Long::sum),
        sum(examples, later.examples, BinaryOperator.minBy(Finding.ORDER)),
        givenUp || later.givenUp);
  }

  private static <K, V> SortedMap<K, V> sum(
      Map<K, V> one, Map<K, V> other, BinaryOperator<V> plus) {
    SortedMap<K, V> sum = new TreeMap<>(one);
    other.forEach((key, value) -> sum.merge(key, value, plus));
    return sum;
  }
}
