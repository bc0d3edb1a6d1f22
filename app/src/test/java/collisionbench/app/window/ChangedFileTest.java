package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.TimeoutException;
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
    robot.interact(() -> window.openFile(file));
    settle();
  }

  private void change() {
    robot.interact(() -> session().make(new Edit.Move(Set.of("ball"), Vec3.X)));
  }

  private void save() {
    robot.push(KeyCode.CONTROL, KeyCode.S);
    settle();
  }

  /// Goes to another window and comes back.
  private void comeBack() {
    Stage other = onFx(Stage::new);
    robot.interact(() -> {
      other.setX(1300);
      other.show();
      other.requestFocus();
    });
    settle();
    robot.interact(() -> {
      other.hide();
      stage.requestFocus();
    });
    settle();
  }

  @Test
  void whatNobodyElseChangedIsSavedWithoutAsking() throws SceneFileException {
    change();
    save();
    change();
    save();
    assertEquals(scene().bodies(), SceneFile.read(file).bodies());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void theSameContentWrittenAnewIsNoChange() throws SceneFileException, IOException {
    Files.write(file, Files.readAllBytes(file));
    change();
    save();
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void overwritingIsAskedForAndCanBeCancelled() throws SceneFileException, TimeoutException {
    SceneFile.save(THEIRS, file);
    change();
    save();
    robot.clickOn("#ask-cancel");
    settle();
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
    settle();
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
    settle();
    assertEquals(THEIRS, scene());
    assertFalse(session().document().get().isDirty());
    assertEquals(THEIRS, SceneFile.read(file));
  }

  @Test
  void comingBackToTheWindowSaysItQuietlyAndReloads() throws SceneFileException, TimeoutException {
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#changed-reload");
    assertTrue(text("notice-file").contains("shared.json"));
    assertEquals(OURS, scene(), "nothing happens by itself");
    robot.clickOn("#changed-reload");
    settle();
    assertEquals(THEIRS, scene());
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  @Test
  void reloadingAsksForWhatWasChangedSinceTheNoticeCame()
      throws SceneFileException, TimeoutException {
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#changed-reload");
    change();
    Scene changed = scene();
    for (KeyCode key : List.of(KeyCode.ENTER, KeyCode.ESCAPE)) {
      askToReload();
      robot.type(key);
      await(() -> robot.lookup("#changed-read-again").tryQuery().isEmpty());
      assertEquals(changed, scene(), key + " loses nothing");
    }
    askToReload();
    robot.clickOn("#changed-read-again");
    settle();
    assertEquals(THEIRS, scene());
  }

  private void askToReload() throws TimeoutException {
    await("#changed-reload");
    robot.clickOn("#changed-reload");
    await("#changed-read-again");
  }

  @Test
  void keepingOnesOwnIsAChangeToSaveAndIsNotAskedAgain()
      throws SceneFileException, TimeoutException {
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#changed-keep");
    robot.clickOn("#changed-keep");
    settle();
    assertEquals(OURS, scene());
    assertTrue(session().document().get().isDirty(), "it is not what the file has");
    save();
    assertEquals(OURS.name(), SceneFile.read(file).name());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void aFileThatIsGoneIsSaidAndWrittenAnew()
      throws SceneFileException, IOException, TimeoutException {
    Files.delete(file);
    comeBack();
    await("#notice-file");
    save();
    assertEquals(OURS.bodies(), SceneFile.read(file).bodies());
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  @Test
  void anotherSceneHasNothingToDoWithTheFile() throws SceneFileException, TimeoutException {
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#notice-file");
    robot.push(KeyCode.CONTROL, KeyCode.N);
    settle();
    assertTrue(robot.lookup("#notice-file").tryQuery().isEmpty());
  }

  @Test
  void aNoticeAboutTheFileOutlivesAnEdit() throws SceneFileException, TimeoutException {
    SceneFile.save(THEIRS, file);
    comeBack();
    await("#notice-file");
    change();
    settle();
    assertEquals(1, robot.lookup("#notice-file").queryAll().size());
  }

  @Test
  void buttonsKeepTheirWordsInTheSmallestWindow() throws SceneFileException, TimeoutException {
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
