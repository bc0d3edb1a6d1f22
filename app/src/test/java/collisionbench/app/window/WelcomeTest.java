package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.Layout;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.DoubleStream;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class WelcomeTest extends WindowTest {

  private static final Scene SCENE =
      BuiltInScenes.named(BuiltInScenes.FIRST).orElseThrow().withoutExpectation();

  private final AtomicInteger ended = new AtomicInteger();

  @Override
  Document document() {
    return Document.builtIn(BuiltInScenes.FIRST, SCENE);
  }

  /// Begins, and goes on to when the body is in deepest.
  private Welcome begin() {
    return onFx(() -> {
      Welcome welcome = Welcome.of(stage, session(), _ -> ended.incrementAndGet()).orElseThrow();
      welcome.handle(1);
      welcome.handle(3_500_000_000L);
      assertFalse(session().evaluation().get().contacts().isEmpty());
      return welcome;
    });
  }

  private void assertNothingChanged() {
    assertFalse(session().previewing().get());
    assertEquals(SCENE, scene());
    assertEquals(SCENE, session().evaluation().get().scene());
    assertEquals(0, steps());
    assertFalse(session().document().get().isDirty());
  }

  /// From where the scene has it, into contact and back, by the shortest way.
  @Test
  void theBodyMovesIntoTheOtherAndBack() {
    PairAnswer pair = Evaluation.of(SCENE).closest(Set.of()).orElseThrow();
    double[] distances =
        DoubleStream.iterate(0, time -> time <= Welcome.ENDS, time -> time + 1 / 16.0)
            .map(time -> distance(Welcome.at(time, pair).applyTo(SCENE)))
            .toArray();
    double start = pair.separation().distance();
    assertEquals(start, distances[0]);
    assertEquals(start, distances[distances.length - 1]);
    double deepest = DoubleStream.of(distances).min().orElseThrow();
    assertTrue(deepest < -0.2, deepest + "");
    assertEquals(start, DoubleStream.of(distances).max().orElseThrow());
    int middle = DoubleStream.of(distances).boxed().toList().indexOf(deepest);
    for (int i = 1; i < distances.length; i++) {
      assertTrue(i > middle || distances[i] <= distances[i - 1], "away at first, at " + i);
      assertTrue(Math.abs(distances[i] - distances[i - 1]) < 0.1, "a leap at " + i);
    }
  }

  private static double distance(Scene scene) {
    return Evaluation.of(scene).pairs().getFirst().separation().distance();
  }

  @Test
  void itEndsByItselfAsItBegan() {
    Welcome welcome = begin();
    robot.moveTo(window.viewport());
    assertTrue(session().previewing().get());
    robot.interact(() -> welcome.handle(6_000_000_000L));
    assertEquals(1, ended.get());
    assertNothingChanged();
  }

  @Test
  void aKeyAndAClickEndItAtOnceAndDoWhatTheyDo() {
    begin();
    robot.push(KeyCode.CONTROL, KeyCode.A);
    assertNothingChanged();
    assertEquals(2, session().selection().get().ids().size());
    begin();
    robot.clickOn("#tab-steps");
    assertNothingChanged();
    assertEquals(Layout.Tab.STEPS, session().display().layout().get().tab());
    assertEquals(0, ended.get());
  }

  @Test
  void nothingMovesByItselfInTests() {
    robot.interact(window::welcome);
    settle();
    assertNothingChanged();
  }
}
