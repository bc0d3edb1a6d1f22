package collisionbench.app.score;

import collisionbench.app.fuzz.Outcome;
import collisionbench.app.fuzz.input.Case;
import java.util.Optional;

/// One measure of one method on some cases.
///
/// @param count the number of faults
/// @param of the number of cases to which the measure applies
/// @param worst the worst case; empty if all are correct and without error
public record ScoreCell(long count, long of, Optional<Worst> worst) {

  /// The cell of no cases.
  static final ScoreCell NONE = new ScoreCell(0, 0, Optional.empty());

  /// {@return the cell of one case}
  static ScoreCell of(Measure measure, Outcome outcome, Case input) {
    Measure.Mark mark = measure.of(outcome);
    return new ScoreCell(
        mark.faulty() ? 1 : 0,
        measure.isIn(outcome) ? 1 : 0,
        mark.isShown() ? Optional.of(new Worst(mark, input)) : Optional.empty());
  }

  /// {@return the sum of two cells; if both worst cases are equally bad, this one's stays}
  ScoreCell plus(ScoreCell later) {
    return new ScoreCell(
        count + later.count,
        of + later.of,
        worst.isPresent() && later.worst.isPresent()
            ? Optional.of(worst.get().or(later.worst.get()))
            : worst.or(later::worst));
  }

  /// The worst case and how bad it is.
  record Worst(Measure.Mark mark, Case input) {

    private Worst or(Worst later) {
      return later.mark.compareTo(mark) > 0 ? later : this;
    }
  }
}
