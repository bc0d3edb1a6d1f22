package collisionbench.app.score;

import collisionbench.app.fuzz.Outcome;
import collisionbench.app.fuzz.input.Case;
import java.util.Optional;

/// One measure of one method on some cases.
///
/// @param count how many are at fault
/// @param of how many of the cases have what is measured
/// @param worst the worst case; empty if there is nothing to show
public record ScoreCell(long count, long of, Optional<Worst> worst) {

  /// Nothing yet.
  static final ScoreCell NONE = new ScoreCell(0, 0, Optional.empty());

  /// {@return the cell of one case}
  static ScoreCell of(Measure measure, Outcome outcome, Case input) {
    Measure.Mark mark = measure.of(outcome);
    return new ScoreCell(
        mark.faulty() ? 1 : 0,
        measure.isIn(outcome) ? 1 : 0,
        mark.isShown() ? Optional.of(new Worst(mark, input)) : Optional.empty());
  }

  /// {@return both together; where two cases are as bad, the worst is this one's}
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
