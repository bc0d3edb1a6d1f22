package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.Comparison;
import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.comparison.Verdict;
import java.util.Optional;

/// What methods said of a pair before the last change to it: before the last key that moved it by
/// one bit, or before it was dragged.
final class Baseline {

  private Optional<Comparison> before = Optional.empty();
  private Optional<Comparison> settled = Optional.empty();
  private Optional<Comparison> now = Optional.empty();

  /// Takes what methods say next.
  ///
  /// @param inProgress whether a gesture is in progress, of which the baseline is how it began
  void next(Comparison next, boolean inProgress) {
    boolean same = now.filter(last -> last.question().equals(next.question())).isPresent();
    if (!same) {
      before = settled.filter(last -> isChangeOf(next.question(), last.question()));
    }
    if (!inProgress) {
      settled = Optional.of(next);
    }
    now = Optional.of(next);
  }

  /// Another pair is no change of this one, and neither is another time.
  private static boolean isChangeOf(PairQuestion next, PairQuestion last) {
    return next.a().equals(last.a())
        && next.b().equals(last.b())
        && !next.start().equals(last.start());
  }

  /// {@return the yes or no that a method gave before, if it gives the other one now}
  Optional<Boolean> flipped(Verdict verdict) {
    return before
        .flatMap(comparison -> comparison.of(verdict.name()))
        .flatMap(Verdict::touches)
        .filter(was -> verdict.touches().filter(is -> !is.equals(was)).isPresent());
  }
}
