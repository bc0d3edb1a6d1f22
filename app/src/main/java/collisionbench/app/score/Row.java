package collisionbench.app.score;

import collisionbench.app.fuzz.Fault;
import collisionbench.app.fuzz.Outcome;
import collisionbench.app.fuzz.input.Case;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/// All measures of one method on some cases.
///
/// @param cases how many
/// @param cells one for each measure
/// @param failures how many cases have each kind of failure; those that none has are left out
public record Row(long cases, Map<Measure, Cell> cells, Map<Fault, Long> failures) {

  /// Nothing yet.
  static final Row NONE = new Row(0, Map.of(), Map.of());

  public Row {
    EnumMap<Measure, Cell> all = new EnumMap<>(Measure.class);
    for (Measure measure : Measure.values()) {
      all.put(measure, cells.getOrDefault(measure, Cell.NONE));
    }
    cells = Collections.unmodifiableMap(all);
    EnumMap<Fault, Long> ordered = new EnumMap<>(Fault.class);
    ordered.putAll(failures);
    failures = Collections.unmodifiableMap(ordered);
  }

  /// {@return the row of one case}
  static Row of(Case input, Outcome outcome) {
    EnumMap<Measure, Cell> cells = new EnumMap<>(Measure.class);
    for (Measure measure : Measure.values()) {
      cells.put(measure, Cell.of(measure.of(outcome), input));
    }
    EnumMap<Fault, Long> failures = new EnumMap<>(Fault.class);
    outcome.faults().stream()
        .filter(Measure.FAILURES::contains)
        .forEach(fault -> failures.put(fault, 1L));
    return new Row(1, cells, failures);
  }

  /// {@return both together, the other's cases after this one's}
  Row plus(Row later) {
    EnumMap<Measure, Cell> sum = new EnumMap<>(cells);
    later.cells.forEach((measure, cell) -> sum.merge(measure, cell, Cell::plus));
    EnumMap<Fault, Long> counts = new EnumMap<>(Fault.class);
    counts.putAll(failures);
    later.failures.forEach((fault, count) -> counts.merge(fault, count, Long::sum));
    return new Row(cases + later.cases, sum, counts);
  }

  /// {@return the cell of a measure}
  Cell cell(Measure measure) {
    return cells.getOrDefault(measure, Cell.NONE);
  }
}
