package collisionbench.app.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class WatchdogTest {

  private static final Reply REPLY = Reply.of((Answer) Answer.nothing());

  private final AtomicInteger calls = new AtomicInteger();
  private final Semaphore never = new Semaphore(0);

  private Reply endless() {
    calls.incrementAndGet();
    never.acquireUninterruptibly();
    return REPLY;
  }

  @Test
  void aMethodThatNeverReturnsTimesOutAndIsNotAskedAgain() {
    Watchdog watchdog = new Watchdog(Duration.ofMillis(20), List.of());
    assertEquals(new Reply.TimedOut(), watchdog.reply(Methods.SAT, this::endless));
    assertEquals(new Reply.TimedOut(), watchdog.reply(Methods.SAT, this::endless));
    assertEquals(1, calls.get());
    assertTrue(watchdog.isHung(Methods.SAT));
  }

  @Test
  void otherMethodsAreAskedOn() {
    Watchdog watchdog = new Watchdog(Duration.ofMinutes(1), List.of());
    assertEquals(REPLY, watchdog.reply(Methods.GJK, () -> REPLY));
    assertInstanceOf(
        Reply.Throws.class,
        watchdog.reply(Methods.GJK, () -> Guard.call(this::failing, Reply.Throws::new)));
  }

  private Reply failing() {
    throw new IllegalStateException();
  }

  @Test
  void trustedMethodsAreAskedOnTheThreadOfTheCaller() {
    Method trusted = Methods.SAT;
    Watchdog watchdog = new Watchdog(Duration.ZERO, List.of(trusted));
    assertEquals(Thread.currentThread(), thread(watchdog, trusted));
    Watchdog patient = new Watchdog(Duration.ofMinutes(1), List.of(trusted));
    assertNotEquals(Thread.currentThread(), thread(patient, Methods.GJK));
  }

  private static Thread thread(Watchdog watchdog, Method method) {
    Thread[] found = new Thread[1];
    watchdog.reply(
        method,
        () -> {
          found[0] = Thread.currentThread();
          return REPLY;
        });
    return found[0];
  }
}
