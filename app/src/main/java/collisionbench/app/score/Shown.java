package collisionbench.app.score;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// A cell as it is shown, on the page and in JSON.
///
/// @param answered whether the method answers what is measured
/// @param example its worst case; empty if there is nothing to show
record Shown(Measure measure, boolean answered, Row row, Optional<Example> example) {

  long count() {
    return row.cell(measure).count();
  }

  /// {@return how many cases have what is measured}
  long of() {
    return row.cell(measure).of();
  }

  /// {@return the largest error}
  double worst() {
    return row.cell(measure).worst().map(worst -> worst.mark().degree()).orElse(0.0);
  }

  /// {@return the picture, if it is among those there are}
  Optional<String> picture(Set<String> pictures) {
    return example.map(Example::pictureFile).filter(pictures::contains);
  }

  /// {@return how many cases have each kind of what is counted, where there are kinds}
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
