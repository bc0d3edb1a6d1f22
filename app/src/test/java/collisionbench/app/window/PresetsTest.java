package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.scenefile.UserScenes;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Presets in the window.
class PresetsTest extends WindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  private UserScenes kept() {
    return new UserScenes(home.resolve("presets"));
  }

  private void keep(String... names) throws Exception {
    for (String name : names) {
      var _ = kept().keep(SCENE, name);
    }
  }

  private List<String> names() {
    return kept().all().scenes().stream().map(UserScene::name).toList();
  }

  private void keepByKey() throws Exception {
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.S);
    await("#preset-name");
    settle();
  }

  private void name(String text) {
    robot.interact(() -> robot.lookup("#preset-name").queryAs(TextField.class).setText(text));
  }

  private void press(String id) {
    robot.interact(() -> robot.lookup("#" + id).queryButton().fire());
  }

  private String said(String id) {
    return robot.lookup("#" + id).queryAs(Labeled.class).getText();
  }

  private void find(String query) {
    robot.push(KeyCode.CONTROL, KeyCode.P);
    robot.write(query);
  }

  @Test
  void aSceneIsKeptAndOpenedAsAFile() throws Exception {
    keepByKey();
    name("My scene");
    press("preset-keep");
    assertEquals(
        "\u201cMy scene\u201d is in the gallery of scenes (Ctrl+P).", text("notice-action"));
    robot.push(KeyCode.CONTROL, KeyCode.N);
    find("my scene");
    robot.push(KeyCode.ENTER);
    assertEquals("My scene", scene().name());
    assertEquals(SCENE.bodies(), scene().bodies());
    Optional<Path> file = session().document().get().file();
    assertEquals(Optional.of(home.resolve("presets/my-scene.json")), file);
  }

  @Test
  void takenNamesAndNoNamesAreSaidWhileTheyAreTyped() throws Exception {
    keep("A");
    keepByKey();
    name("A");
    assertTrue(said("preset-hint").startsWith("Replaces"), said("preset-hint"));
    name("  ");
    assertEquals("A preset needs a name.", said("preset-hint"));
    press("preset-keep");
    await("#preset-name");
    name("Named");
    press("preset-keep");
    assertEquals(List.of("A", "Named"), names());
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaid() throws Exception {
    Files.writeString(home.resolve("presets"), "a file");
    keepByKey();
    name("A");
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    await("#dialog-text");
    assertTrue(
        said("dialog-text").contains(home.resolve("presets").toString()), said("dialog-text"));
    robot.push(KeyCode.ENTER);
    find("");
    assertTrue(said("gallery-hint").contains("presets"), said("gallery-hint"));
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void f2RenamesAPresetInTheGallery() throws Exception {
    keep("Quaint", "Taken");
    find("quaint");
    robot.push(KeyCode.F2);
    await("#preset-name");
    name("Taken");
    assertEquals("There already is a preset of this name.", said("preset-hint"));
    press("preset-rename");
    await("#preset-name");
    assertEquals(List.of("Quaint", "Taken"), names());
    name("Odd");
    press("preset-rename");
    assertEquals(List.of("Odd", "Taken"), names());
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void deleteRemovesAPresetInTheGalleryAndANoticeBringsItBack() throws Exception {
    keep("Quaint", "Queer");
    find("quaint");
    robot.push(KeyCode.DELETE);
    assertEquals(List.of("Queer"), names());
    robot.push(KeyCode.ESCAPE);
    press("preset-undo");
    assertEquals(List.of("Quaint", "Queer"), names());
  }

  @Test
  void ctrlZBringsBackTheOneThatWasRemovedLast() throws Exception {
    keep("Quaint", "Queer");
    find("");
    robot.push(KeyCode.DELETE);
    assertEquals(List.of("Queer"), names());
    assertTrue(said("gallery-hint").contains("Ctrl+Z"), said("gallery-hint"));
    undo();
    assertEquals(List.of("Quaint", "Queer"), names());
    assertFalse(said("gallery-hint").contains("Ctrl+Z"), said("gallery-hint"));
    undo();
    robot.push(KeyCode.ESCAPE);
    assertEquals(SCENE, scene());
  }

  /// Delete edits the query where there is something after the caret, and leaves other scenes.
  @Test
  void deleteEditsTheQueryAndRemovesNoOtherScene() throws Exception {
    keep("Quaint");
    find("xquaint");
    robot.push(KeyCode.HOME);
    robot.push(KeyCode.DELETE);
    assertEquals("quaint", robot.lookup("#gallery-query").queryAs(TextField.class).getText());
    assertEquals(List.of("Quaint"), names());
    robot.push(KeyCode.ESCAPE);
    find("playground");
    robot.push(KeyCode.DELETE);
    robot.push(KeyCode.F2);
    assertEquals(List.of("Quaint"), names());
    robot.push(KeyCode.ESCAPE);
  }
}
