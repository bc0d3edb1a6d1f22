package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.lesson.LessonFiles;
import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.settings.SettingsFile;
import collisionbench.app.viewport.render.Framing;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.application.Platform;
import javafx.geometry.Bounds;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A lesson beside what is open, what is kept for the next start, and what falls on the window.
class LessonKeepingTest extends LessonTest {

  private void restore() throws TimeoutException {
    await("#restore-offer");
    robot.clickOn("#restore-offer");
    settle();
  }

  private void makeUnsaved() {
    robot.interact(() -> session().make(new Edit.Move("ball", Vec3.X)));
    settle();
  }

  @Test
  void unsavedWorkIsAskedForBeforeALessonBegins() {
    makeUnsaved();
    Scene mine = scene();
    robot.interact(() -> Platform.runLater(() -> item("lesson-000").fire()));
    settle();
    robot.clickOn("#ask-cancel");
    settle();
    assertEquals(mine, scene());
    assertFalse(isLearning());
    assertTrue(item("lesson-next").isDisable());
    robot.interact(() -> Platform.runLater(() -> item("lesson-000").fire()));
    settle();
    robot.clickOn("#ask-discard");
    settle();
    assertTrue(isLearning());
  }

  @Test
  void unsavedWorkIsAskedForBeforeADroppedLesson() throws IOException {
    LessonFiles.write(folder, LessonFiles.INDEX);
    makeUnsaved();
    Scene mine = scene();
    drop(folder);
    robot.clickOn("#ask-cancel");
    settle();
    assertEquals(mine, scene());
    assertFalse(isLearning());
  }

  @Test
  void theNextStartGoesOnWithTheStepThatWasChanged() throws Exception {
    begin("000");
    move("ball", new Vec3(0, -1, 0));
    next();
    move("ball", Vec3.X.times(0.25));
    Scene changed = scene();
    reopen();
    assertFalse(isLearning());
    restore();
    assertEquals(changed, scene());
    assertEquals("Step 2 of 4", text("lesson-count"));
    assertFalse(isDone());
    move("ball", Vec3.X);
    assertTrue(isDone());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    assertEquals(0.2, scene().body("ball").orElseThrow().points().getFirst().x(), "as at first");
  }

  @Test
  void whatWasDoneBeforeIsNotOffered() throws Exception {
    begin("000");
    move("ball", new Vec3(0, -1, 0));
    next();
    reopen();
    assertFalse(isLearning());
    assertTrue(robot.lookup("#notice-leftover").tryQuery().isEmpty());
  }

  @Test
  void aLessonInAFolderGoesOnToo() throws Exception {
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
  void ofALessonThatIsGoneTheSceneIsKept() throws Exception {
    LessonFiles.write(folder, LessonFiles.INDEX);
    drop(folder);
    move("left", Vec3.X);
    Scene changed = scene();
    robot.interact(stage::hide);
    Files.delete(folder.resolve(LessonFolder.INDEX));
    openAgain();
    await("#restore-restore");
    robot.clickOn("#restore-restore");
    settle();
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
    settle();
    reopen();
    assertEquals(List.of(folder.toAbsolutePath()), recent(), "by its folder, once");
    robot.interact(() -> recentItem().fire());
    settle();
    assertEquals("Two balls", text("lesson-title"));
    begin("000");
    assertEquals(1, recent().size(), "those that come with the program are in a menu");
  }

  private MenuItem recentItem() {
    return ((Menu) item("menu-recent")).getItems().getFirst();
  }

  @Test
  void aFolderThatIsNoLessonOpensAsAFolderOfScenes() throws TimeoutException {
    drop(folder);
    await("#folder-list");
    assertEquals(SCENE, scene());
    assertFalse(isLearning());
  }

  @Test
  void ofTwoLessonsTheFirstIsTaken() throws IOException {
    Path one = Files.createDirectory(folder.resolve("one"));
    Path two = Files.createDirectory(folder.resolve("two"));
    LessonFiles.write(one, LessonFiles.INDEX);
    LessonFiles.write(two, LessonFiles.INDEX.replace("Two balls", "Others"));
    drop(one, two);
    assertEquals("Two balls", text("lesson-title"));
  }

  @Test
  void aLessonMayBeReadOnly() throws IOException {
    LessonFiles.write(folder, LessonFiles.INDEX);
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
    drop(folder);
    move("left", Vec3.X.times(3));
    assertTrue(isDone());
    next();
    back();
    assertTrue(isDone());
    Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
  }

  @Test
  void aStepMayBeDoneAtOnce() throws IOException {
    LessonFiles.write(folder, LessonFiles.INDEX.replace("[[\"left\", \"right\"]]", "[]"));
    drop(folder);
    assertTrue(isDone());
    next();
    assertFalse(isDone());
  }

  @Test
  void aLessonMayHaveAThousandSteps() throws IOException {
    String step = "{\"scene\": \"balls.json\", \"text\": {\"en\": \"Go on.\"}}";
    LessonFiles.write(
        folder,
        LessonFiles.INDEX.replace(
            "{\"scene\": \"balls.json\", \"text\": {\"en\": \"That is all.\"}}",
            String.join(",", Collections.nCopies(999, step))));
    drop(folder);
    assertEquals("Step 1 of 1,000", text("lesson-count"));
    next();
    assertEquals("Step 2 of 1,000", text("lesson-count"));
  }

  @Test
  void savingAStepMakesAFileOfItAndTheLessonGoesOn() {
    asked.answer = Optional.of(folder.resolve("mine.json"));
    begin("000");
    move("ball", Vec3.X);
    robot.push(KeyCode.CONTROL, KeyCode.S);
    settle();
    assertTrue(Files.exists(folder.resolve("mine.json")));
    assertFalse(isLearning());
    assertEquals(
        "\u201cmine.json\u201d is open. Alt+\u2192 returns to the lesson.", text("notice-action"));
    next();
    assertEquals("Step 1 of 4", text("lesson-count"));
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
    settle();
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
    settle();
    assertEquals(close, session().display().camera().get());
  }

  @Test
  void leavingKeepsACameraThatShowsAllBodies() {
    begin("003");
    Camera before = session().display().camera().get();
    robot.clickOn("#lesson-leave-button");
    settle();
    assertEquals(before, session().display().camera().get());
  }
}
