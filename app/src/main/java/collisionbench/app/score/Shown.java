package collisionbench.app.score;

import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// A cell as it is shown, on the page and in JSON.
///
/// @param answered whether the method answers what is measured
/// @param example its worst case; empty if there is nothing to show
record Shown(Measure measure, boolean answered, Row row, Optional<Example> example) {

  long count() {
    return row.cell(measure).count();
  }

  /// {@return the largest error}
  double worst() {
    return row.cell(measure).worst().map(worst -> worst.mark().degree()).orElse(0.0);
  }

  Optional<String> scene() {
    return example.map(Example::sceneFile);
  }

  /// {@return the picture, if it is among those there are}
  Optional<String> picture(Set<String> pictures) {
    return example.map(Example::pictureFile).filter(pictures::contains);
  }

  /// {@return how many failures there are of each kind: `broken 2, swap 1`}
  String failures() {
    return row.failures().entrySet().stream()
        .map(failure -> failure.getKey().word() + " " + failure.getValue())
        .collect(Collectors.joining(", "));
  }
}
