package collisionbench.app.comparison;

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

  private final LatestTaskExecutor latest = new LatestTaskExecutor("test");
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
        outdated -> {
          begun.countDown();
          await(() -> allAsked.getCount() == 0);
          done.add(outdated.getAsBoolean() ? "first, out of date" : "first");
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
}
