package collisionbench.bench.fuzz;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.fuzz.Outcome.Failure;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Indecision;
import collisionbench.methods.method.MethodFailure;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FailureTest {

  @Test
  void namesHowAnAnswerFails() {
    assertFailure(Failure.THREW, new Answer.Failed(new MethodFailure.Threw("no")));
    assertFailure(Failure.DIED, new Answer.Failed(new MethodFailure.Died("exit code 3", "")));
    assertFailure(
        Failure.TIMED_OUT, new Answer.Failed(new MethodFailure.NotFlushed(Duration.ZERO)));
    assertFailure(Failure.MALFORMED, new Answer.Failed(new MethodFailure.Malformed("no")));
    assertFailure(Failure.NOT_REPRODUCIBLE, new Answer.Failed(new MethodFailure.Unsteady()));
    assertFailure(Failure.NOT_A_NUMBER, Answer.of(true, Double.NaN));
    assertFailure(Failure.EMPTY, Answer.nothing());
    MethodFailure silent = new MethodFailure.TimedOut(Duration.ZERO, Optional.empty());
    assertFailure(Failure.TIMED_OUT, new Answer.Failed(silent));
    assertEquals(
        Optional.empty(), Failure.of(new Answer.Failed(new MethodFailure.GivenUp(silent))));
  }

  private static void assertFailure(Failure expected, Answer answer) {
    assertEquals(Optional.of(expected), Failure.of(answer));
  }

  @Test
  void decliningIsNoFailure() {
    assertEquals(Optional.empty(), Failure.of(Answer.of(true)));
    assertEquals(
        Optional.empty(), Failure.of(new Answer.Undecided(new Indecision.Other("too large"))));
  }
}
