package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.window.document.FileKind;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Languages;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FilesTest extends WindowTest {

  private static final Vec3 RIGHT = new Vec3(2, 1, 0);

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("left", new Sphere(new Vec3(-2, 1, 0), 1)),
            new Body3("right", new Sphere(RIGHT, 1))));
  }

  private void shortcut(KeyCode... keys) {
    KeyCode[] all = new KeyCode[keys.length + 1];
    all[0] = KeyCode.CONTROL;
    System.arraycopy(keys, 0, all, 1, keys.length);
    robot.push(all);
  }

  @Test
  void whatIsSavedOpensAgainTheSame() throws SceneFileException {
    Path file = folder.resolve("mine.json");
    asked.answer = Optional.of(file);
    drag(RIGHT, new Vec3(1, 1.5, 0));
    assertTrue(stage.getTitle().startsWith("\u2022"), stage.getTitle());
    Scene shown = scene();
    shortcut(KeyCode.S);
    assertEquals("mine.json - Collision Bench", stage.getTitle());
    assertEquals(shown.bodies(), SceneFile.read(file).bodies());
    assertEquals(Optional.of(session().display().camera().get()), SceneFile.read(file).camera());
    drag(new Vec3(1, 1.5, 0), RIGHT);
    shortcut(KeyCode.S);
    assertEquals(1, asked.times, "saved to the same file without asking");
    shortcut(KeyCode.Z);
    assertTrue(session().document().get().isDirty());
    shortcut(KeyCode.O);
    robot.clickOn("#ask-discard");
    assertEquals(SceneFile.read(file), scene());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void theOpenFileOpensAgainAtTheNextStart() throws IOException {
    Path file = folder.resolve("mine.json");
    asked.answer = Optional.of(file);
    shortcut(KeyCode.S);
    reopenWithFile();
    assertEquals(Optional.of(file), session().document().get().file());
    Files.delete(file);
    reopenWithFile();
    assertEquals(Optional.empty(), session().document().get().file());
    assertTrue(text("notice-action").contains("mine.json"), text("notice-action"));
  }

  private void reopenWithFile() {
    reopen();
    robot.interact(window::reopenFile);
  }

  @Test
  void brokenFileIsReportedAndTheSceneStays() throws IOException {
    Path broken = Files.writeString(folder.resolve("broken.json"), "{\"format\": 12}");
    asked.answer = Optional.of(broken);
    Document before = session().document().get();
    shortcut(KeyCode.O);
    assertTrue(text("dialog-text").contains("broken.json"), text("dialog-text"));
    assertTrue(text("dialog-text").contains("/format"), text("dialog-text"));
    robot.type(KeyCode.ENTER);
    assertEquals(before, session().document().get());
  }

  @Test
  void inAChineseWindowABrokenFileIsToldInChinese() throws IOException {
    Path broken =
        Files.writeString(
            folder.resolve("broken.json"),
            """
            {"format": "collision-bench-scene", "version": 1, "name": "", "space": "3d",
             "bodies": [{"id": "a", "shape": {"type": "cone"}}]}
            """);
    asked.answer = Optional.of(broken);
    Texts.use(Languages.AVAILABLE.of(Locale.CHINESE));
    try {
      shortcut(KeyCode.O);
      assertEquals(
          broken
              + "：/bodies/0/shape/type（第 2 行第 43 列）："
              + "应为：sphere、capsule、box、segment、triangle 或 hull；实际为：\"cone\"",
          text("dialog-text"));
      robot.type(KeyCode.ENTER);
    } finally {
      Texts.use(Language.ENGLISH);
    }
  }

  @Test
  void unwritableFileIsReportedAndTheChangeStays() {
    asked.answer = Optional.of(folder.resolve("no-such-folder").resolve("mine.json"));
    drag(RIGHT, new Vec3(1, 1.5, 0));
    shortcut(KeyCode.S);
    assertTrue(text("dialog-text").contains("mine.json"), text("dialog-text"));
    robot.type(KeyCode.ENTER);
    assertTrue(session().document().get().isDirty());
  }

  @Test
  void unsavedChangesAreAskedAboutBeforeANewScene() {
    drag(RIGHT, new Vec3(1, 1.5, 0));
    Scene changed = scene();
    shortcut(KeyCode.N);
    robot.clickOn("#ask-cancel");
    assertEquals(changed, scene());
    shortcut(KeyCode.N);
    robot.clickOn("#ask-discard");
    assertTrue(scene().bodies().isEmpty());
  }

  @Test
  void aSaveThatIsDismissedKeepsTheWindowOpen() {
    drag(RIGHT, new Vec3(1, 1.5, 0));
    shortcut(KeyCode.Q);
    robot.clickOn("#ask-save");
    assertTrue(stage.isShowing());
    assertTrue(session().document().get().isDirty());
  }

  @Test
  void anUntitledSceneKeepsItsNameIfItCannotBeSaved() throws SceneFileException {
    robot.interact(() -> session().make(new Edit.Name(Texts.get("scene.unnamed"))));
    Scene before = scene();
    asked.answer = Optional.of(folder.resolve("missing/mine.json"));
    shortcut(KeyCode.S);
    robot.type(KeyCode.ESCAPE);
    assertEquals(before, scene());
    Path file = folder.resolve("mine.json");
    asked.answer = Optional.of(file);
    shortcut(KeyCode.S);
    assertEquals("mine", scene().name());
    assertEquals("mine", SceneFile.read(file).name());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void savingDuringADragSavesTheShownPlace() throws SceneFileException {
    Path file = folder.resolve("held.json");
    asked.answer = Optional.of(file);
    dragAndHold(RIGHT, new Vec3(1, 1.5, 0));
    // Ctrl makes what is held snap before S saves it.
    robot.press(KeyCode.CONTROL);
    var seen = session().evaluation().get().scene().bodies();
    robot.type(KeyCode.S).release(KeyCode.CONTROL);
    drop();
    assertEquals(seen, SceneFile.read(file).bodies());
    assertEquals(seen, scene().bodies());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aNameWithoutExtensionDoesNotReplaceAFileUnasked() throws IOException {
    Path there = Files.writeString(folder.resolve("there.json"), "precious");
    asked.answer = Optional.of(folder.resolve("there"));
    shortcut(KeyCode.SHIFT, KeyCode.S);
    robot.type(KeyCode.ESCAPE);
    assertEquals("precious", Files.readString(there));
    shortcut(KeyCode.SHIFT, KeyCode.S);
    await("#ask-replace");
    robot.type(KeyCode.ENTER);
    await(() -> robot.lookup("#ask-replace").tryQuery().isEmpty());
    assertEquals("precious", Files.readString(there), "Enter loses nothing");
    shortcut(KeyCode.SHIFT, KeyCode.S);
    robot.clickOn("#ask-replace");
    assertTrue(Files.readString(there).contains("collision-bench-scene"));
  }

  @Test
  void aWholeNameTypedOverTheProposedOneHasItsExtensionOnce() throws IOException {
    asked.answer = Optional.of(folder.resolve("tri.json.json"));
    shortcut(KeyCode.SHIFT, KeyCode.S);
    assertTrue(Files.exists(folder.resolve("tri.json")));
    assertFalse(Files.exists(folder.resolve("tri.json.json")));
    assertEquals("tri.json - Collision Bench", stage.getTitle());
    Files.writeString(folder.resolve("odd.json.json"), "of that name already");
    asked.answer = Optional.of(folder.resolve("odd.json.json"));
    shortcut(KeyCode.SHIFT, KeyCode.S);
    assertFalse(Files.exists(folder.resolve("odd.json")));
  }

  @Test
  void theNameOfAFileHasNoEndingWhicheverItIs() throws SceneFileException {
    Path file = folder.resolve("cog.wheels.txt");
    asked.answer = Optional.of(file);
    shortcut(KeyCode.N);
    shortcut(KeyCode.DIGIT1);
    shortcut(KeyCode.S);
    assertEquals("cog.wheels", SceneFile.read(file).name());
  }

  /// The file itself is never written.
  @Test
  void fileInAnotherFormatOpensAsANewScene() throws IOException {
    String obj = "v 0 0 0\nv 1 0 0\nv 1 0 2\n";
    Path file = Files.writeString(folder.resolve("roof.obj"), obj);
    asked.answer = Optional.of(file);
    shortcut(KeyCode.O);
    Triangle roof = new Triangle(Vec3.ZERO, Vec3.X, new Vec3(1, 0, 2));
    assertEquals(List.of(new Body3("triangle", roof)), scene().bodies());
    assertEquals("Opened as a new scene: 1 body.", text("notice-action"));
    assertEquals("roof", session().document().get().title());
    asked.answer = Optional.of(folder.resolve("roof.json"));
    shortcut(KeyCode.S);
    assertEquals(Optional.of(FileKind.SCENE), asked.toSave);
    assertEquals(obj, Files.readString(file));
  }
}
