package collisionbench.app.panel.comparison;

import collisionbench.app.comparison.PairQuestion;
import java.util.Optional;

/// The yes or no that a method gave before the last change to a pair: before the last key that
/// moved it by one bit, or before it was dragged.
final class Baseline {

  private Optional<Said> before = Optional.empty();
  private Optional<Said> settled = Optional.empty();
  private Optional<Said> now = Optional.empty();

  private record Said(PairQuestion question, Optional<Boolean> touches) {}

  /// {@return the yes or no that the method gave before, if it gives the other one now}
  ///
  /// @param inProgress whether a gesture is in progress, of which the baseline is how it began
  Optional<Boolean> flipped(PairQuestion question, Optional<Boolean> touches, boolean inProgress) {
    Said next = new Said(question, touches);
    if (now.filter(last -> last.question.equals(question)).isEmpty()) {
      before = settled.filter(last -> isChangeOf(question, last.question));
    }
    if (!inProgress) {
      settled = Optional.of(next);
    }
    now = Optional.of(next);
    return before
        .flatMap(Said::touches)
        .filter(was -> touches.filter(is -> !is.equals(was)).isPresent());
  }

  /// Another pair is no change of this one, and neither is another time.
  private static boolean isChangeOf(PairQuestion next, PairQuestion last) {
    return next.a().equals(last.a())
        && next.b().equals(last.b())
        && !next.start().equals(last.start());
  }
}
