package collisionbench.bench.task;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class LatestTaskExecutorTest {

  private final LatestTaskExecutor latest = new LatestTaskExecutor("test", Runnable::run);
  private final Queue<String> done = new ConcurrentLinkedQueue<>();

  private static void await(BooleanSupplier condition) {
    while (!condition.getAsBoolean()) {
      Thread.onSpinWait();
    }
  }

  @Test
  void onlyWhatWasAskedLastIsDoneAndWhatIsBeingDoneLearnsOfIt() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch allAsked = new CountDownLatch(1);
    latest.ask(
        Duration.ZERO,
        turn -> {
          begun.countDown();
          await(() -> allAsked.getCount() == 0);
          done.add(turn.isOutdated() ? "first, out of date" : "first");
        });
    begun.await();
    latest.ask(Duration.ZERO, _ -> done.add("second"));
    latest.ask(Duration.ofMillis(5), _ -> done.add("third"));
    allAsked.countDown();
    await(() -> done.size() == 2);
    assertEquals(List.of("first, out of date", "third"), List.copyOf(done));
  }

  @Test
  void whatIsCancelledIsNotDone() {
    latest.ask(Duration.ofMillis(5), _ -> done.add("never"));
    latest.cancel();
    CountDownLatch after = new CountDownLatch(1);
    latest.ask(Duration.ofMillis(10), _ -> after.countDown());
    await(() -> after.getCount() == 0);
    assertTrue(done.isEmpty());
  }

  /// Asks once more while the first task runs, and lets that one hand over its results then.
  private void whileOneRuns(Runnable meanwhile) throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    latest.ask(turn -> {
      begun.countDown();
      await(() -> released.getCount() == 0);
      turn.show(() -> done.add("wanted"));
      turn.showUnlessCancelled(() -> done.add("old"));
    });
    begun.await();
    meanwhile.run();
    latest.ask(_ -> done.add("next"));
    released.countDown();
    await(() -> done.contains("next"));
  }

  @Test
  void outdatedResultIsHandedOverOnlyIfThatIsAskedFor() throws InterruptedException {
    whileOneRuns(() -> {});
    assertEquals(List.of("old", "next"), List.copyOf(done));
  }

  @Test
  void cancelledResultIsNeverHandedOver() throws InterruptedException {
    whileOneRuns(latest::cancel);
    assertEquals(List.of("next"), List.copyOf(done));
  }

  @Test
  void abandonedTaskHoldsUpNothingAndShowsNothing() throws InterruptedException {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch released = new CountDownLatch(1);
    CountDownLatch ended = new CountDownLatch(1);
    latest.ask(turn -> {
      begun.countDown();
      await(() -> released.getCount() == 0);
      turn.showUnlessCancelled(() -> done.add("abandoned"));
      ended.countDown();
    });
    begun.await();
    latest.abandon();
    latest.ask(_ -> done.add("next"));
    await(() -> done.contains("next"));
    released.countDown();
    ended.await();
    assertEquals(List.of("next"), List.copyOf(done));
  }
}
