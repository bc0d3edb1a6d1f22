package collisionbench.bench.method;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.methods.method.MethodFailure;
import java.util.Optional;

/// Counts how often a method has not answered, and decides when it is no longer asked. A program
/// may offer several methods; one that hangs does not silence the others.
final class FailureCount {

  private static final int MOST_DEATHS = 1000;
  private static final int MOST_PLAIN_DEATHS = 10;

  private final Patience patience;
  private int timeoutsInARow;
  private int timeouts;
  private int deaths;
  private int plainDeaths;
  private Optional<MethodFailure> givenUp = Optional.empty();

  FailureCount(Patience patience) {
    this.patience = patience;
  }

  /// {@return why the method is no longer asked; empty if it is}
  synchronized Optional<MethodFailure> givenUp() {
    return givenUp;
  }

  /// Counts an answer.
  synchronized void answered() {
    timeoutsInARow = 0;
  }

  /// Counts a failure that a question caused.
  synchronized void failed(ProgramQuestion question, MethodFailure failure) {
    if (failure instanceof MethodFailure.Died ? diesTooOften(question) : timesOutTooOften()) {
      givenUp = Optional.of(new MethodFailure.GivenUp(failure));
    }
  }

  private boolean timesOutTooOften() {
    timeouts++;
    timeoutsInARow++;
    return timeouts >= patience.timeouts() || timeoutsInARow >= patience.timeoutsInARow();
  }

  /// Deaths on other than ordinary inputs are common: many libraries assert that shapes are not
  /// degenerate.
  private boolean diesTooOften(ProgramQuestion question) {
    deaths++;
    if (Difficulty.of(question.question(), question.offer().precision()) == Difficulty.PLAIN) {
      plainDeaths++;
    }
    return deaths >= MOST_DEATHS || plainDeaths >= MOST_PLAIN_DEATHS;
  }
}
