package collisionbench.app.panel.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(300)
class TimingTest {

  private static PairQuestion apart(double by) {
    return PairQuestion.of(
        new Body3("a", new Sphere(Vec3.ZERO, 1)),
        new Body3("b", new Sphere(new Vec3(2 + by, 0, 0), 1)),
        0);
  }

  /// One that has not is not waited for: it may never do.
  @Test
  void onlyMethodsThatHaveAnsweredThePairAreMeasured() throws InterruptedException {
    BlockingQueue<Method> measured = new LinkedBlockingQueue<>();
    try (ExecutorService teller = Executors.newSingleThreadExecutor()) {
      Timing timing =
          new Timing(
              teller,
              (method, time) -> {
                assertTrue(time.isPresent());
                measured.add(method);
              });
      teller.execute(() -> {
        timing.begin(apart(1));
        timing.answered(Methods.EXACT, apart(2));
        timing.answered(Methods.ANALYTIC, apart(1));
        timing.answered(Methods.GJK, apart(1));
        timing.answered(Methods.ANALYTIC, apart(1));
      });
      assertEquals(Methods.ANALYTIC, measured.take());
      assertEquals(Methods.GJK, measured.take());
      assertEquals(null, measured.poll(200, TimeUnit.MILLISECONDS));
      teller.execute(() -> timing.answered(Methods.EXACT, apart(1)));
      assertEquals(Methods.EXACT, measured.take());
    }
  }
}
