package collisionbench.bench.folder;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Phrase;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class FolderStateTest {

  private static final ListedScene A = ListedScene.named("a");
  private static final ListedScene B = ListedScene.named("b");
  private static final ListedScene C = ListedScene.named("c");
  private static final FolderState FOUND = FolderState.of(Path.of("suite")).found(List.of(A, B, C));

  private static SceneOutcome outcome(ListedScene scene, int wrong) {
    ExpectationCheck check = new ExpectationCheck(wrong, 1, List.of(), List.of());
    return new SceneOutcome(
        scene, Checked.ofBench(Optional.of(check)), Optional.empty(), Optional.empty(), 0);
  }

  @Test
  void failuresComeFirstAndOthersStayInOrder() {
    FolderState checked = FOUND.with(List.of(outcome(A, 0), outcome(C, 2)));
    assertEquals(List.of(C, A, B), checked.failuresFirst());
    assertEquals(List.of(C), checked.failures());
    assertEquals(Optional.of(1), checked.left());
  }

  @Test
  void countsScenesByState() {
    FolderState checked = FOUND.with(List.of(outcome(A, 0), outcome(B, 1), outcome(C, 0))).ended();
    assertEquals(
        "3 scenes: 2 as expected; 1 not as expected", checked.summary().in(Language.ENGLISH));
    assertEquals(Optional.empty(), checked.left());
  }

  @Test
  void earlierOutcomesStayUntilThereAreNewOnesAndGoWithTheirScenes() {
    FolderState again = FOUND.with(List.of(outcome(A, 0), outcome(B, 1))).found(List.of(B, C));
    assertEquals(Optional.empty(), again.outcome(A));
    assertEquals(1, again.outcome(B).orElseThrow().check().orElseThrow().wrong());
    assertEquals(Optional.of(2), again.left());
  }

  @Test
  void aFolderThatIsOpenedIsBeingRead() {
    FolderState begun = FolderState.of(Path.of("suite"));
    assertEquals(Optional.of(0), begun.left());
    assertEquals(List.of(), begun.scenes());
    assertEquals(Optional.empty(), begun.failure());
    assertEquals(Optional.empty(), begun.ended().left());
  }

  @Test
  void outcomesThatComeAfterStoppingLeaveItStopped() {
    FolderState late = FOUND.ended().with(List.of(outcome(B, 1)));
    assertEquals(Optional.empty(), late.left());
    assertEquals(List.of(B), late.failures());
  }

  @Test
  void aFolderThatCannotBeReadHasNoScenes() {
    FolderState failed = FOUND.with(List.of(outcome(A, 1))).failed(Phrase.verbatim("gone"));
    assertEquals(Optional.of(Phrase.verbatim("gone")), failed.failure());
    assertEquals(Optional.empty(), failed.left());
    assertEquals(Map.of(), failed.outcomes());
    assertEquals(List.of(), failed.scenes());
    assertEquals(Optional.of(3), failed.found(List.of(A, B, C)).left());
    assertEquals(Optional.empty(), failed.found(List.of(A)).failure());
  }
}
