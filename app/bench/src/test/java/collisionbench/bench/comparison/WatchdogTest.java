package collisionbench.bench.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.FakeMethod;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.MethodFailure;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WatchdogTest {

  private static final Answer REPLY = Answer.nothing();

  private static final Method ODD = FakeMethod.separation("odd", _ -> Answer.nothing());
  private static final Answer TIMED_OUT =
      new Answer.Failed(new MethodFailure.TimedOut(Duration.ofMillis(20), Optional.empty()));

  private final AtomicInteger calls = new AtomicInteger();
  private final Semaphore never = new Semaphore(0);

  private Answer endless() {
    calls.incrementAndGet();
    never.acquireUninterruptibly();
    return REPLY;
  }

  @Test
  void aMethodThatNeverReturnsTimesOutAndIsNotAskedAgain() {
    Watchdog watchdog = new Watchdog(Duration.ofMillis(20));
    assertEquals(TIMED_OUT, watchdog.answer(ODD, this::endless));
    assertEquals(TIMED_OUT, watchdog.answer(ODD, this::endless));
    assertEquals(1, calls.get());
    assertTrue(watchdog.isHung(ODD));
  }

  @Test
  void otherMethodsAreAskedOn() {
    Watchdog watchdog = new Watchdog(Duration.ofMinutes(1));
    assertEquals(REPLY, watchdog.answer(ODD, () -> REPLY));
    assertInstanceOf(
        Answer.Failed.class,
        watchdog.answer(ODD, () -> Guard.call(this::failing, MethodCalls::failed)));
  }

  private Answer failing() {
    throw new IllegalStateException();
  }

  @Test
  void trustedMethodsAreAskedOnTheThreadOfTheCaller() {
    Method trusted = Methods.SAT;
    Watchdog watchdog = new Watchdog(Duration.ZERO);
    assertEquals(Thread.currentThread(), thread(watchdog, trusted));
    Watchdog patient = new Watchdog(Duration.ofMinutes(1));
    assertNotEquals(Thread.currentThread(), thread(patient, ODD));
  }

  private static Thread thread(Watchdog watchdog, Method method) {
    Thread[] found = new Thread[1];
    watchdog.answer(
        method,
        () -> {
          found[0] = Thread.currentThread();
          return REPLY;
        });
    return found[0];
  }
}
