package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.settings.SettingsFile;
import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.lesson.LessonFiles;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A lesson beside what is open, what is kept for the next start, and what falls on the window.
class LessonKeepingTest extends LessonTest {

  private void restore() {
    await("#restore-offer");
    robot.clickOn("#restore-offer");
  }

  private void makeUnsaved() {
    robot.interact(() -> session().make(new Edit.Move("ball", Vec3.X)));
  }

  @Test
  void unsavedWorkIsAskedForBeforeALessonBegins() {
    makeUnsaved();
    Scene mine = scene();
    robot.interact(() -> Platform.runLater(() -> item("lesson-000").fire()));
    settle();
    robot.clickOn("#ask-cancel");
    assertEquals(mine, scene());
    assertFalse(isLearning());
    assertTrue(item("lesson-next").isDisable());
    robot.interact(() -> Platform.runLater(() -> item("lesson-000").fire()));
    settle();
    robot.clickOn("#ask-discard");
    assertTrue(isLearning());
  }

  @Test
  void changedStepIsRestoredAtTheNextStart() throws Exception {
    begin("000");
    move("ball", new Vec3(0, -1, 0));
    next();
    move("ball", Vec3.X.times(0.25));
    Scene changed = scene();
    reopen();
    assertFalse(isLearning());
    restore();
    assertEquals(changed, scene());
    assertEquals("Step 2 of 5", text("lesson-count"));
    assertFalse(isDone());
    move("ball", Vec3.X);
    assertTrue(isDone());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    assertEquals(0.2, scene().body("ball").orElseThrow().points().getFirst().x(), "as at first");
  }

  @Test
  void finishedStepsAreNotOfferedForRestore() throws Exception {
    begin("000");
    move("ball", new Vec3(0, -1, 0));
    next();
    reopen();
    assertFalse(isLearning());
    assertTrue(robot.lookup("#notice-leftover").tryQuery().isEmpty());
  }

  @Test
  void folderLessonContinuesAfterRestart() throws Exception {
    LessonFiles.write(folder, LessonFiles.INDEX);
    drop(folder);
    move("left", Vec3.X);
    Scene changed = scene();
    reopen();
    restore();
    assertEquals(changed, scene());
    assertEquals("Two balls", text("lesson-title"));
    next();
    assertEquals("Step 2 of 2", text("lesson-count"));
  }

  @Test
  void sceneOfADeletedLessonIsRestored() throws Exception {
    LessonFiles.write(folder, LessonFiles.INDEX);
    drop(folder);
    move("left", Vec3.X);
    Scene changed = scene();
    robot.interact(stage::hide);
    Files.delete(folder.resolve(LessonFolder.INDEX));
    openAgain();
    await("#restore-restore");
    robot.clickOn("#restore-restore");
    assertEquals(changed, scene());
    assertTrue(session().document().get().isDirty());
    assertFalse(isLearning());
  }

  private List<Path> recent() {
    return new SettingsFile(home).load().settings().recent();
  }

  @Test
  void aLessonIsAmongTheRecentFiles() throws Exception {
    LessonFiles.write(folder, LessonFiles.INDEX);
    drop(folder);
    await(() -> recent().equals(List.of(folder.toAbsolutePath())));
    asked.answer = Optional.of(folder.resolve(LessonFolder.INDEX));
    robot.push(KeyCode.CONTROL, KeyCode.O);
    reopen();
    assertEquals(List.of(folder.toAbsolutePath()), recent(), "by its folder, once");
    robot.interact(() -> recentItem().fire());
    assertEquals("Two balls", text("lesson-title"));
    begin("000");
    assertEquals(1, recent().size(), "those that come with the program are in a menu");
  }

  private MenuItem recentItem() {
    return ((Menu) item("menu-recent")).getItems().getFirst();
  }

  @Test
  void aFolderThatIsNoLessonOpensAsAFolderOfScenes() {
    drop(folder);
    await("#folder-list");
    assertEquals(SCENE, scene());
    assertFalse(isLearning());
  }

  @Test
  void savingAStepWritesAFileAndKeepsTheLesson() {
    asked.answer = Optional.of(folder.resolve("mine.json"));
    begin("000");
    move("ball", Vec3.X);
    robot.push(KeyCode.CONTROL, KeyCode.S);
    assertTrue(Files.exists(folder.resolve("mine.json")));
    assertFalse(isLearning());
    assertEquals(
        "\u201cmine.json\u201d is open. Alt+\u2192 returns to the lesson.", text("notice-action"));
    next();
    assertEquals("Step 1 of 5", text("lesson-count"));
  }

  private boolean isWhole(Body body) {
    Bounds area = window.viewport().getLayoutBounds();
    return Framing.corners(body).stream()
        .map(window.viewport().projection()::toPixel)
        .allMatch(pixel -> pixel.filter(area::contains).isPresent());
  }

  @Test
  void leavingKeepsAllBodiesInView() {
    begin("003");
    // As close as the picture with the lesson's bar allows.
    Camera camera = session().display().camera().get();
    while (window.viewport().navigation().showsAll()) {
      camera = session().display().camera().get();
      Camera closer = camera.zoomedBy(0.99, camera.target());
      robot.interact(() -> session().display().lookFrom(closer));
    }
    Camera closest = camera;
    robot.interact(() -> session().display().lookFrom(closest));
    robot.clickOn("#lesson-leave-button");
    assertTrue(scene().bodies().stream().allMatch(this::isWhole));
  }

  @Test
  void leavingKeepsACameraThatTheUserHasMovedClose() {
    begin("003");
    Camera before = session().display().camera().get();
    Camera close = before.zoomedBy(0.4, before.target());
    robot.interact(() -> session().display().lookFrom(close));
    assertFalse(scene().bodies().stream().allMatch(this::isWhole));
    robot.clickOn("#lesson-leave-button");
    assertEquals(close, session().display().camera().get());
  }
}
