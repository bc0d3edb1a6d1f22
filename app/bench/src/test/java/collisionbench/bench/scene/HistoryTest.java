package collisionbench.bench.scene;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HistoryTest {

  private static final Scene FIRST =
      new Scene(
          "first",
          "",
          Space.THREE,
          List.of(ball("a", 0.1), ball("b", 1e9), ball("c", -3)),
          Optional.empty(),
          Optional.empty());

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void undoingEverythingRestoresTheFirstSceneExactly(long seed) {
    History history = edited(seed, 50);
    while (history.undoable().isPresent()) {
      history = history.undo();
    }
    assertSame(FIRST, history.present());
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void redoingEverythingRestoresTheLastSceneExactly(long seed) {
    History last = edited(seed, 50);
    History history = last;
    List<Scene> way = new ArrayList<>();
    while (history.undoable().isPresent()) {
      way.addFirst(history.present());
      history = history.undo();
    }
    for (Scene scene : way) {
      history = history.redo();
      assertSame(scene, history.present());
    }
    assertEquals(last, history);
  }

  @Test
  void newEditClearsTheUndoneSteps() {
    History history =
        History.of(FIRST).after(move("a", 1)).after(move("b", 1)).undo().after(move("c", 1));
    assertEquals(Optional.empty(), history.redoable());
    assertSame(history, history.redo());
    assertEquals(2, history.done().size());
  }

  @Test
  void editWithoutEffectAddsNoStep() {
    History history = History.of(FIRST).after(move("a", 1)).undo();
    assertSame(history, history.after(move("a", 0)));
    assertSame(history, history.after(move("nobody", 1)));
    assertSame(history, history.after(move("b", 1e-9)), "too small a move for a place so far out");
    assertEquals(Optional.of(move("a", 1)), history.redoable());
  }

  @Test
  void undoAndRedoDoNothingAtTheEnds() {
    History history = History.of(FIRST);
    assertSame(history, history.undo());
    assertSame(history, history.redo());
    assertEquals(Optional.empty(), history.undoable());
    assertEquals(Optional.empty(), history.redoable());
  }

  @Test
  void namesTheEditsToUndoAndRedo() {
    History history = History.of(FIRST).after(move("a", 1)).after(move("b", 1));
    assertEquals(Optional.of(move("b", 1)), history.undoable());
    assertEquals(Optional.of(move("b", 1)), history.undo().redoable());
    assertEquals(Optional.of(move("a", 1)), history.undo().undoable());
  }

  @Test
  void goToUndoesOrRedoesUpToAStep() {
    History last = edited(1, 20);
    History there = last;
    for (int steps = 19; steps >= 7; steps--) {
      there = there.undo();
    }
    assertEquals(there, last.goTo(7));
    assertSame(there.present(), last.goTo(7).present());
    assertEquals(last, last.goTo(7).goTo(20));
    assertSame(last, last.goTo(20));
    assertSame(FIRST, last.goTo(-3).present());
    assertSame(last.present(), last.goTo(0).goTo(99).present());
  }

  @Test
  void listsAllEditsInOrderAtEveryPosition() {
    History history =
        History.of(FIRST).after(move("a", 1)).after(move("b", 2)).after(move("c", 3)).goTo(1);
    assertEquals(List.of(move("a", 1)), history.doneEdits());
    assertEquals(List.of(move("b", 2), move("c", 3)), history.undoneEdits());
  }

  @Test
  void stepTakesConstantTime() {
    History history = History.of(FIRST);
    for (int i = 0; i < StepStack.MOST; i++) {
      history = history.after(move("a", i % 2 == 0 ? 1 : -1));
    }
    assertEquals(StepStack.MOST, history.done().size());
    assertSame(history.done(), history.after(move("b", 1)).done().withoutLast(), "not copied");
    assertSame(FIRST, history.goTo(0).present());
    assertEquals(history, history.goTo(0).goTo(StepStack.MOST));
  }

  @Test
  void dropsOnlyTheOldestOfVeryManySteps() {
    History history = History.of(FIRST);
    List<Scene> scenes = new ArrayList<>();
    for (int i = 0; i < 2 * StepStack.MOST; i++) {
      scenes.add(history.present());
      history = history.after(move("a", i % 2 == 0 ? 1 : -1));
    }
    int kept = history.done().size();
    assertTrue(kept >= StepStack.MOST && kept < 1.5 * StepStack.MOST, kept + " kept");
    for (int i = scenes.size() - 1; i >= scenes.size() - kept; i--) {
      history = history.undo();
      assertSame(scenes.get(i), history.present());
    }
    assertEquals(Optional.empty(), history.undoable());
  }

  /// The size of a step depends only on what it changed.
  @Test
  void stepTakesTheMemoryOfWhatItChanged() {
    Edit all = new Edit.Move(FIRST.ids(), Vec3.X);
    Edit one = move("a", 1);
    long ofAll = History.of(FIRST).after(all).done().last().bytes();
    long ofOne = History.of(FIRST).after(one).done().last().bytes();
    long own = 2 * (Long.BYTES * 3 + Long.BYTES);
    assertTrue(ofAll >= ofOne + own, ofAll + " of all, " + ofOne + " of one");
    assertEquals(
        History.of(FIRST).after(one).done(), History.of(FIRST).after(one).undo().redo().done());
    String note = "n".repeat(100_000);
    assertTrue(
        History.of(FIRST).after(new Edit.Note(note)).undo().undone().last().bytes() > 100_000);
  }

  @Test
  void dropsTheOldestOfVeryLargeSteps() {
    Edit edit = move("a", 1);
    StepStack steps = StepStack.NONE;
    for (int i = 1; i <= 100; i++) {
      Scene scene = FIRST.named("scene " + i);
      steps = steps.with(new History.Step(edit, scene, StepStack.MOST_BYTES / 10));
      assertEquals(scene, steps.last().scene());
      assertEquals(i, steps.size() + steps.forgotten());
      assertTrue(steps.size() <= 10 && steps.size() >= Math.min(i, 7), i + ": " + steps.size());
    }
    StepStack huge = steps.with(new History.Step(edit, FIRST, 2 * StepStack.MOST_BYTES));
    assertEquals(1, huge.size(), "the last one can always be undone");
    assertEquals(100, huge.forgotten());
  }

  @Test
  void differentHistoriesAreNotEqual() {
    History one = History.of(FIRST).after(move("a", 1)).after(move("b", 1));
    History same = History.of(FIRST).after(move("a", 1)).after(move("b", 1));
    History other = History.of(FIRST).after(move("b", 1)).after(move("a", 1));
    assertEquals(one, same);
    assertEquals(one.hashCode(), same.hashCode());
    assertNotEquals(one, other);
    assertNotEquals(one, one.undo());
  }

  private static History edited(long seed, int edits) {
    Random random = new Random(seed);
    History history = History.of(FIRST);
    for (int i = 0; i < edits; i++) {
      String id = FIRST.bodies().get(random.nextInt(3)).id();
      Vec3 by = new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
      history = history.after(new Edit.Move(id, by));
    }
    return history;
  }

  private static Edit move(String id, double x) {
    return new Edit.Move(id, new Vec3(x, 0, 0));
  }

  private static Body ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 1));
  }
}
