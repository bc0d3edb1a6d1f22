package collisionbench.app.score;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A cell as the page and the JSON show it.
///
/// @param answered whether the method answers the query that the measure needs
/// @param example its worst case, if there is one
record Shown(Measure measure, boolean answered, Row row, Optional<Example> example) {

  long count() {
    return row.cell(measure).count();
  }

  /// {@return the number of cases to which the measure applies}
  long of() {
    return row.cell(measure).of();
  }

  /// {@return the largest error}
  double worst() {
    return row.cell(measure).worst().map(worst -> worst.mark().degree()).orElse(0.0);
  }

  /// {@return the picture, if it is among `pictures`}
  Optional<String> picture(Set<String> pictures) {
    return example.map(Example::pictureFile).filter(pictures::contains);
  }

  /// {@return the number of cases of each kind of failure, or for each reason not to decide; empty
  /// for other measures}
  Map<String, Long> kinds() {
    Map<String, Long> kinds = new LinkedHashMap<>();
    switch (measure) {
      case FAILURE -> row.failures().forEach((fault, cases) -> kinds.put(fault.word(), cases));
      case UNDECIDED -> kinds.putAll(row.refusals());
      default -> {}
    }
    return kinds;
  }
}
