package collisionbench.app.score;

import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Outcome;
import collisionbench.app.fuzz.input.Case;
import java.util.Collections;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;

/// All measures of one method on some cases.
///
/// @param cases the number of cases
/// @param cells one for each measure
/// @param failures the number of cases with each kind of failure; kinds that did not occur are
///   omitted
/// @param refusals the number of undecided cases for each reason
public record Row(
    long cases,
    Map<Measure, ScoreCell> cells,
    Map<Fault, Long> failures,
    Map<String, Long> refusals) {

  /// The row of no cases.
  static final Row NONE = new Row(0, Map.of(), Map.of(), Map.of());

  public Row {
    EnumMap<Measure, ScoreCell> all = new EnumMap<>(Measure.class);
    for (Measure measure : Measure.values()) {
      all.put(measure, cells.getOrDefault(measure, ScoreCell.NONE));
    }
    cells = Collections.unmodifiableMap(all);
    EnumMap<Fault, Long> ordered = new EnumMap<>(Fault.class);
    ordered.putAll(failures);
    failures = Collections.unmodifiableMap(ordered);
    refusals = Collections.unmodifiableSortedMap(new TreeMap<>(refusals));
  }

  /// {@return the row of one case}
  static Row of(Case input, Outcome outcome) {
    EnumMap<Measure, ScoreCell> cells = new EnumMap<>(Measure.class);
    for (Measure measure : Measure.values()) {
      cells.put(measure, ScoreCell.of(measure, outcome, input));
    }
    EnumMap<Fault, Long> failures = new EnumMap<>(Fault.class);
    outcome.faults().stream()
        .filter(Measure.FAILURES::contains)
        .forEach(fault -> failures.put(fault, 1L));
    Map<String, Long> refusals =
        outcome.refusal().map(reason -> Map.of(reason, 1L)).orElse(Map.of());
    return new Row(1, cells, failures, refusals);
  }

  /// {@return the sum of two rows; the other's cases come after this one's}
  Row plus(Row later) {
    EnumMap<Measure, ScoreCell> sum = new EnumMap<>(cells);
    later.cells.forEach((measure, cell) -> sum.merge(measure, cell, ScoreCell::plus));
    return new Row(
        cases + later.cases, sum, sum(failures, later.failures), sum(refusals, later.refusals));
  }

  private static <K> Map<K, Long> sum(Map<K, Long> counts, Map<K, Long> more) {
    Map<K, Long> sum = new HashMap<>(counts);
    more.forEach((kind, count) -> sum.merge(kind, count, Long::sum));
    return sum;
  }

  /// {@return the cell of a measure}
  ScoreCell cell(Measure measure) {
    return cells.getOrDefault(measure, ScoreCell.NONE);
  }
}
