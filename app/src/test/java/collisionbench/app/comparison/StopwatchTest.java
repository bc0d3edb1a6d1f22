package collisionbench.app.comparison;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.geometry.method.builtin.Methods;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class StopwatchTest {

  private static final PairQuestion QUESTION =
      PairQuestion.of(
          new Body3("a", new Sphere(Vec3.ZERO, 1)),
          new Body3("b", new Sphere(new Vec3(2.1, 0.3, 0.4), 1)),
          0);

  @Test
  void exactArithmeticTakesLongerThanAClosedFormula() {
    double exact = Stopwatch.nanoseconds(Methods.EXACT, QUESTION, () -> false).orElseThrow();
    double ours = Stopwatch.nanoseconds(Methods.ANALYTIC, QUESTION, () -> false).orElseThrow();
    assertTrue(ours > 0 && ours < exact, ours + " and " + exact);
  }

  @Test
  void itStopsWhenItIsTold() {
    assertEquals(
        OptionalDouble.empty(), Stopwatch.nanoseconds(Methods.EXACT, QUESTION, () -> true));
  }
}
