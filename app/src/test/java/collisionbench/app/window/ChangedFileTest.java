package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What happens when another program writes the file that is open.
class ChangedFileTest extends WindowTest {

  private static final Scene OURS = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));
  private static final Scene THEIRS = OURS.named("a longer name by somebody else");

  @TempDir Path folder;
  private Path file;

  @Override
  Document document() {
    return Document.of(OURS);
  }

  @BeforeEach
  void openFile() throws SceneFileException {
    file = folder.resolve("shared.json");
    SceneFile.save(OURS, file);
    robot.interact(() -> window.files().open(file));
  }

  private void change() {
    robot.interact(() -> session().make(new Edit.Move(Set.of("ball"), Vec3.X)));
  }

  private void save() {
    robot.push(KeyCode.CONTROL, KeyCode.S);
  }

  /// Goes to another window and comes back.
  private void comeBack() {
    Stage other = onFx(Stage::new);
    robot.interact(() -> {
      other.setX(1300);
      other.show();
      other.requestFocus();
    });
    robot.interact(() -> {
      other.hide();
      stage.requestFocus();
    });
  }

  @Test
  void overwritingIsAskedForAndCanBeCancelled() throws SceneFileException {
    SceneFile.save(THEIRS, file);
    change();
    save();
    robot.clickOn("#ask-cancel");
    assertEquals(THEIRS, SceneFile.read(file));
    assertTrue(session().document().get().isDirty());
    save();
    await("#changed-overwrite");
    robot.type(KeyCode.ENTER);
    await(() -> robot.lookup("#changed-overwrite").tryQuery().isEmpty());
    assertEquals(THEIRS, SceneFile.read(file), "Enter loses nothing");
    assertTrue(session().document().get().isDirty());
    save();
    robot.clickOn("#changed-overwrite");
    assertEquals(OURS.name(), SceneFile.read(file).name());
    assertFalse(session().document().get().isDirty());
    change();
    save();
    assertFalse(session().document().get().isDirty(), "asked once");
  }

  @Test
  void reloadingTakesWhatTheOthersWrote() throws SceneFileException {
    SceneFile.save(THEIRS, file);
    change();
    save();
    robot.clickOn("#changed-read-again");
    assertEquals(THEIRS, scene());
    assertFalse(session().document().get().isDirty());
    assertEquals(THEIRS, SceneFile.read(file));
  }

  @Test
  void unchangedSceneFollowsItsFileAndKeepsTheCamera() throws Exception {
    Camera camera = new Camera(Vec3.ZERO, 33, 0.5, 0.25);
    robot.interact(() -> session().display().lookFrom(camera));
    select("ball");
    SceneFile.save(THEIRS, file);
    await(() -> scene().equals(THEIRS));
    assertFalse(session().document().get().isDirty());
    assertEquals(camera, session().display().camera().get());
    assertEquals(Selection.of("ball"), session().selection().get());
  }

  @Test
  void undoGoesBackToBeforeARowOfReloads() throws SceneFileException {
    change();
    save();
    Scene saved = scene();
    for (int i = 1; i <= 3; i++) {
      Scene next = THEIRS.named("version " + i);
      SceneFile.save(next, file);
      await(() -> scene().equals(next));
    }
    undo();
    assertEquals(saved, scene().seenFrom(saved.camera().orElseThrow()));
    assertTrue(session().document().get().isDirty(), "it is not what the file has");
    robot.push(KeyCode.CONTROL, KeyCode.Y);
    assertEquals("version 3", scene().name());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aFileThatIsWrittenInPiecesIsTakenWhenItIsWhole() throws Exception {
    byte[] whole = bytesOf(THEIRS);
    Files.write(file, Arrays.copyOf(whole, whole.length / 2));
    settle();
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
    assertEquals(OURS, scene());
    Files.write(file, whole);
    await(() -> scene().equals(THEIRS));
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  private byte[] bytesOf(Scene scene) throws SceneFileException, IOException {
    Path other = folder.resolve("other.json");
    SceneFile.save(scene, other);
    return Files.readAllBytes(other);
  }

  @Test
  void brokenFileIsReportedAndTheOpenSceneStays() throws Exception {
    Files.writeString(file, "{\"format\": 3}");
    await("#notice-file");
    assertTrue(text("notice-file").contains("shared.json"), text("notice-file"));
    assertTrue(text("notice-file").contains("/format"), text("notice-file"));
    assertEquals(OURS, scene());
    SceneFile.save(THEIRS, file);
    await(() -> scene().equals(THEIRS));
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  @Test
  void aSceneOfTheOtherSpaceIsAnotherDocument() throws Exception {
    Scene flat = Scene.empty("flat", Space.TWO);
    SceneFile.save(flat, file);
    await(() -> scene().equals(flat));
    assertFalse(session().document().get().isDirty());
    assertTrue(session().document().get().history().done().isEmpty());
  }

  @Test
  void changedSceneIsReloadedOnlyOnRequest() throws Exception {
    change();
    Scene changed = scene();
    SceneFile.save(THEIRS, file);
    await("#changed-reload");
    assertTrue(text("notice-file").contains("shared.json"));
    assertEquals(changed, scene(), "nothing happens by itself");
    robot.clickOn("#changed-reload");
    assertEquals(THEIRS, scene());
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
    undo();
    assertEquals(changed, scene());
    assertTrue(session().document().get().isDirty());
  }

  @Test
  void reloadWaitsForTheEndOfADrag() throws SceneFileException {
    Edit.Move move = new Edit.Move(Set.of("ball"), Vec3.X);
    robot.interact(() -> session().preview(move));
    SceneFile.save(THEIRS, file);
    await("#changed-reload");
    assertTrue(session().previewing().getValue());
    robot.interact(() -> session().commit());
    assertEquals(move.applyTo(OURS), scene());
  }

  @Test
  void keptSceneIsUnsavedAndNotAskedAboutAgain() throws Exception {
    change();
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#changed-keep");
    Scene changed = scene();
    robot.clickOn("#changed-keep");
    assertEquals(changed, scene());
    assertTrue(session().document().get().isDirty(), "it is not what the file has");
    save();
    assertEquals(OURS.name(), SceneFile.read(file).name());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void deletedFileIsReportedAndWrittenAgain() throws Exception {
    Files.delete(file);
    comeBack();
    await("#notice-file");
    save();
    assertEquals(OURS.bodies(), SceneFile.read(file).bodies());
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  @Test
  void closingAsksToSaveASceneWhoseFileIsGone() throws Exception {
    Files.delete(file);
    robot.push(KeyCode.CONTROL, KeyCode.Q);
    robot.clickOn("#ask-save");
    assertFalse(stage.isShowing());
    assertEquals(OURS.bodies(), SceneFile.read(file).bodies());
  }

  @Test
  void noticeAboutTheFileGoesWithItsScene() throws SceneFileException {
    change();
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#notice-file");
    undo();
    robot.push(KeyCode.CONTROL, KeyCode.N);
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  @Test
  void buttonsKeepTheirWordsInTheSmallestWindow() throws SceneFileException {
    robot.interact(() -> {
      stage.setWidth(stage.getMinWidth());
      stage.setHeight(stage.getMinHeight());
    });
    change();
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#changed-keep");
    for (String id : List.of("changed-reload", "changed-keep")) {
      Button button = robot.lookup("#" + id).queryButton();
      assertEquals(button.getText(), shown(button));
    }
    Label sentence = robot.lookup("#notice-file").queryAs(Label.class);
    assertEquals(sentence.getText(), shown(sentence).replaceAll("\\s+", " "));
    Bounds notices = onScreen("#notices");
    assertTrue(onScreen("#viewport").contains(notices), notices.toString());
  }

  private Bounds onScreen(String selector) {
    Node node = robot.lookup(selector).query();
    return onFx(() -> node.localToScreen(node.getLayoutBounds()));
  }

  /// {@return what of its words a control has room for}
  private static String shown(Labeled control) {
    return ((Text) control.lookup(".text")).getText();
  }
}
