package collisionbench.app.panel.comparison;

import collisionbench.bench.comparison.PairQuestion;
import java.util.Optional;

/// The answer of a method before the last change to a pair: before the last key that moved it by
/// one bit, or before it was dragged.
final class Baseline {

  private Optional<Said> before = Optional.empty();
  private Optional<Said> settled = Optional.empty();
  private Optional<Said> now = Optional.empty();

  private record Said(PairQuestion question, Optional<Boolean> touches) {}

  /// {@return the previous yes or no, if the method now says the opposite}
  ///
  /// @param inProgress whether a gesture is in progress; its start is the baseline
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

  /// Another pair or another time is not a change.
  private static boolean isChangeOf(PairQuestion next, PairQuestion last) {
    return next.a().equals(last.a())
        && next.b().equals(last.b())
        && !next.start().equals(last.start());
  }
}
