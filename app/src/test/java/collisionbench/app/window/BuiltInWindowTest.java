package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.DraftFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Built-in scenes are there to be played with: nobody is asked to save them, and nothing is lost.
class BuiltInWindowTest extends WindowTest {

  @Override
  Document document() {
    return builtIn("capsule-sphere");
  }

  private static Document builtIn(String key) {
    return Document.builtIn(key, BuiltInScenes.named(key).orElseThrow().withoutExpectation());
  }

  private void move() {
    robot.interact(() -> session().make(new Edit.Move("ball", Vec3.X)));
  }

  /// From the menu, as a hand does.
  private void open(String key) {
    openBuiltIn(key);
    settle();
  }

  private List<Scene> drafts() throws IOException, SceneFileException {
    Path unsaved = home.resolve("unsaved");
    if (!Files.exists(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      List<Scene> scenes = new ArrayList<>();
      for (Path file : files.filter(path -> path.toString().endsWith(".json")).sorted().toList()) {
        scenes.add(DraftFile.read(file).scene());
      }
      return scenes;
    }
  }

  @Test
  void undoRestoresTheChangedSceneThatAnotherReplaced() {
    move();
    robot.interact(() -> {
      session().select(Selection.of("ball"));
      session().display().show(session().display().view().get().with(Lens.ORTHOGRAPHIC));
      session().display().lookFrom(session().display().camera().get().movedBy(Vec3.Y));
    });
    Document changed = session().document().get();
    Camera camera = session().display().camera().get();
    open("sphere-box");
    assertEquals("Sphere and box", scene().name());
    assertEquals(
        Lens.PERSPECTIVE, session().display().view().get().lens(), "the lens stays behind");
    assertEquals("_Undo open Sphere and box", item("undo").getText());
    undo();
    assertEquals("Undone: open Sphere and box", text("notice-action"));
    assertEquals(changed, session().document().get());
    assertEquals(camera, session().display().camera().get());
    assertEquals(Selection.of("ball"), session().selection().get());
    assertEquals(Lens.ORTHOGRAPHIC, session().display().view().get().lens());
    undo();
    assertTrue(robot.lookup("#notice-action").tryQuery().isEmpty(), "an ordinary step is seen");
    assertEquals(builtIn("capsule-sphere").scene(), scene());
    redo();
    redo();
    assertEquals("Redone: open Sphere and box", text("notice-action"));
    assertEquals("Sphere and box", scene().name());
    assertTrue(item("redo").isDisable());
  }

  @Test
  void resettingIsOneStepThatCanBeTakenBack() {
    assertTrue(item("reset-scene").isDisable());
    move();
    move();
    Scene changed = scene();
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    assertEquals(builtIn("capsule-sphere").scene(), scene());
    assertFalse(session().document().get().isDirty());
    assertTrue(item("reset-scene").isDisable());
    assertEquals("_Undo reset the scene", item("undo").getText());
    undo();
    assertEquals(changed, scene());
  }

  @Test
  void leavingAsksNothingAndTheNextStartOffersWhatWasChanged() throws Exception {
    move();
    Scene changed = scene();
    robot.push(KeyCode.CONTROL, KeyCode.Q);
    settle();
    assertFalse(stage.isShowing());
    assertEquals(List.of(changed), drafts());
    openAgain();
    await("#restore-offer");
    assertEquals("You changed “Capsule and sphere” in the last session.", text("notice-leftover"));
    assertTrue(robot.lookup("#restore-restore").tryQuery().isEmpty(), "nothing stands in the way");
    robot.clickOn("#restore-offer");
    settle();
    assertEquals(changed, scene());
    assertTrue(session().document().get().isChangedBuiltIn());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    assertEquals(builtIn("capsule-sphere").scene(), scene());
    await(() -> drafts().isEmpty());
  }

  @Test
  void theOfferIsWithdrawnAtTheFirstEditAndMadeAgainNextTime() throws Exception {
    move();
    Scene changed = scene();
    reopen();
    await("#restore-offer");
    move();
    assertTrue(robot.lookup("#restore-offer").tryQuery().isEmpty());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    reopen();
    await("#restore-offer");
    robot.clickOn("#restore-offer");
    settle();
    assertEquals(changed, scene());
  }

  @Test
  void replacedChangedScenesAreOfferedToo() throws Exception {
    move();
    Scene first = scene();
    open("sphere-box");
    await(() -> drafts().equals(List.of(first)));
    move();
    Scene second = scene();
    reopen();
    await("#restore-offer");
    assertEquals("You changed 2 of the examples in the last session.", text("notice-leftover"));
    robot.clickOn("#restore-offer");
    await("#restore-list");
    ListView<?> list = robot.lookup("#restore-list").queryAs(ListView.class);
    int box = list.getItems().getFirst().toString().startsWith("Sphere and box") ? 0 : 1;
    robot.interact(() -> list.getSelectionModel().select(box));
    robot.clickOn("#restore-restore");
    settle();
    assertEquals(second, scene());
    await(() -> drafts().size() == 2);
    assertTrue(drafts().contains(first), "kept for another time");
  }

  @Test
  void restoredSceneHasOneDraft() throws Exception {
    move();
    Scene changed = scene();
    open("sphere-box");
    await(() -> drafts().equals(List.of(changed)));
    undo();
    await(() -> drafts().equals(List.of(changed)));
    undo();
    await(() -> drafts().isEmpty());
  }

  @Test
  void droppedOfferDeletesTheDraft() throws Exception {
    move();
    reopen();
    await("#restore-drop");
    robot.clickOn("#restore-drop");
    settle();
    assertEquals(List.of(), drafts());
    reopen();
    assertTrue(robot.lookup("#notice-leftover").tryQuery().isEmpty());
  }
}
