package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.recovery.Recovery;
import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.scenefile.DraftFile;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.storage.Stamp;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Drafts of unsaved work: when there is one, and what is done with those of others.
class AutosaveTest extends WindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;
  private Path unsaved;

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  @BeforeEach
  void unsaved() {
    unsaved = home.resolve("unsaved");
  }

  private List<Path> files() throws IOException {
    if (!Files.exists(unsaved)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(unsaved)) {
      return files.sorted().toList();
    }
  }

  private List<String> draftNames() throws IOException {
    return files().stream()
        .map(file -> file.getFileName().toString())
        .filter(name -> name.endsWith(".json"))
        .toList();
  }

  private void add() {
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
  }

  /// As a window leaves it that is killed.
  private void leave(String name, Optional<Path> file, Scene scene) throws IOException {
    Files.createDirectories(unsaved);
    Path draft = unsaved.resolve("window-1-" + name + ".json");
    Optional<String> content =
        file.isPresent() ? Optional.of(Stamp.of(file.get()).content()) : Optional.empty();
    DraftFile.save(
        new Draft(file, Optional.empty(), content, scene, new Camera(Vec3.Y, 4, 1, 0.5)), draft);
    Files.setLastModifiedTime(draft, FileTime.fromMillis(1_700_000_000_000L + name.length()));
    Files.createFile(unsaved.resolve(draft.getFileName() + ".lock"));
  }

  private Scene changed(String name) {
    return SCENE.named(name);
  }

  @Test
  void draftExistsWhileThereAreChanges() throws Exception {
    add();
    await(() -> draftNames().size() == 1);
    assertEquals(scene(), DraftFile.read(unsaved.resolve(draftNames().getFirst())).scene());
    undo();
    await(() -> files().isEmpty());
  }

  @Test
  void savingAndClosingDeleteTheDraft() throws Exception {
    add();
    await(() -> draftNames().size() == 1);
    asked.answer = Optional.of(folder.resolve("saved.json"));
    robot.push(KeyCode.CONTROL, KeyCode.S);
    await(() -> files().isEmpty());
    add();
    await(() -> draftNames().size() == 1);
    robot.push(KeyCode.CONTROL, KeyCode.Q);
    robot.clickOn("#ask-discard");
    assertFalse(stage.isShowing());
    assertEquals(List.of(), files());
  }

  @Test
  void theDraftFollowsAChangeOfLanguage() throws Exception {
    switchLanguage();
    add();
    await(() -> draftNames().size() == 1);
    undo();
    await(() -> files().isEmpty());
    switchLanguage();
  }

  @Test
  void draftOfAFileIsRestoredAsUnsavedChanges() throws Exception {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    leave("a", Optional.of(file), changed("edited"));
    reopen();
    await("#restore-restore");
    robot.clickOn("#restore-restore");
    assertEquals("edited", scene().name());
    assertEquals(Optional.of(file), session().document().get().file());
    assertEquals(new Camera(Vec3.Y, 4, 1, 0.5), session().display().camera().get());
    assertTrue(session().document().get().isDirty());
    assertTrue(stage.getTitle().startsWith("\u2022 mine.json"), stage.getTitle());
    String pid = String.valueOf(ProcessHandle.current().pid());
    assertEquals(1, draftNames().size());
    assertTrue(draftNames().getFirst().startsWith("window-" + pid), "it is this window's now");
    robot.push(KeyCode.CONTROL, KeyCode.S);
    assertEquals("edited", SceneFile.read(file).name());
    await(() -> files().isEmpty());
  }

  @Test
  void aFileThatOthersChangedSinceTheCrashIsNotOverwrittenUnasked() throws Exception {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    leave("a", Optional.of(file), changed("edited"));
    SceneFile.save(changed("theirs"), file);
    reopen();
    await("#restore-restore");
    robot.clickOn("#restore-restore");
    robot.push(KeyCode.CONTROL, KeyCode.S);
    robot.clickOn("#ask-cancel");
    assertEquals("theirs", SceneFile.read(file).name());
  }

  @Test
  void offeredDraftCanWaitOrBeDiscarded() throws Exception {
    leave("a", Optional.empty(), changed("sketch"));
    reopen();
    await("#restore-later");
    robot.clickOn("#restore-later");
    assertEquals(SCENE, scene());
    assertEquals(2, files().size());
    reopen();
    await("#restore-discard");
    robot.clickOn("#restore-discard");
    assertEquals(SCENE, scene());
    assertEquals(List.of(), files());
  }

  /// This window offers drafts that it did not leave to nobody again.
  @Test
  void leftoverThatCannotBeDeletedIsLeftLikeTheOthers() throws Exception {
    leave("a", Optional.empty(), changed("older"));
    leave("bb", Optional.empty(), changed("newer"));
    reopen();
    await("#restore-discard");
    Path undeletable = unsaved.resolve("window-1-bb.json");
    Files.delete(undeletable);
    Files.createDirectories(undeletable.resolve("inside"));
    robot.clickOn("#restore-discard");
    assertTrue(robot.lookup("#notice-recovery").tryQuery().isPresent());
    Recovery.Found found = new Recovery(unsaved).find();
    assertEquals(1, found.abandoned().size());
    assertEquals("older", found.abandoned().getFirst().draft().scene().name());
    assertEquals(1, found.unreadable().size());
    found.abandoned().getFirst().discard();
  }

  @Test
  void choosingOneOfSeveralDraftsKeepsTheOthers() throws Exception {
    leave("a", Optional.empty(), changed("oldest"));
    leave("bb", Optional.empty(), changed("middle"));
    leave("ccc", Optional.empty(), changed("newest"));
    reopen();
    await("#restore-list");
    ListView<?> list = robot.lookup("#restore-list").queryAs(ListView.class);
    assertEquals(
        List.of("newest", "middle", "oldest"),
        list.getItems().stream().map(item -> item.toString().split(":", 2)[0]).toList());
    robot.clickOn("#restore-discard");
    await("#restore-list");
    robot.interact(
        () -> robot.lookup("#restore-list").queryAs(ListView.class).getSelectionModel().select(1));
    robot.clickOn("#restore-restore");
    assertEquals("oldest", scene().name());
    assertTrue(draftNames().contains("window-1-bb.json"), draftNames().toString());
    assertEquals(2, draftNames().size());
  }

  @Test
  void draftEqualToItsFileIsNotOffered() throws Exception {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    leave("a", Optional.of(file), SCENE);
    reopen();
    await(() -> files().isEmpty());
    assertTrue(robot.lookup("#restore-restore").tryQuery().isEmpty());
  }

  @Test
  void unreadableDraftIsReported() throws Exception {
    leave("a", Optional.empty(), changed("sketch"));
    Files.writeString(unsaved.resolve("window-1-a.json"), "{");
    reopen();
    await("#notice-recovery");
    assertTrue(text("notice-recovery").contains("window-1-a.json"));
  }
}
