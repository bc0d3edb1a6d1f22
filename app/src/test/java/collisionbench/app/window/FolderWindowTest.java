package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.window.folder.FolderPanel;
import collisionbench.bench.folder.FolderState;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A folder of scenes in the window.
class FolderWindowTest extends WindowTest {

  private static final Scene APART =
      inSpace(
          new Body3("a", new Sphere(Vec3.ZERO, 1)),
          new Body3("b", new Sphere(new Vec3(3, 0, 0), 1)));

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(APART);
  }

  private Path save(String name, Expectation expected) throws SceneFileException {
    Path file = folder.resolve(name);
    SceneFile.save(APART.named(name).expecting(Optional.of(expected)), file);
    return file;
  }

  private Path right(String name) throws SceneFileException {
    return save(name, new Expectation(List.of()));
  }

  private Path wrong(String name) throws SceneFileException {
    return save(name, new Expectation(List.of(new Expectation.Pair("a", "b"))));
  }

  private void openFolder() {
    asked.answer = Optional.of(folder);
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.O);
    settle();
  }

  private boolean isOpen() {
    return robot.lookup("#folder-list").tryQuery().isPresent();
  }

  @SuppressWarnings("unchecked")
  private List<String> listed() {
    ListView<ListedScene> list = robot.lookup("#folder-list").queryAs(ListView.class);
    return onFx(() ->
        list.getItems().stream()
            .map(scene -> String.valueOf(Path.of(scene.name()).getFileName()))
            .toList());
  }

  private boolean says(String words) {
    return robot.lookup(".folder-words").queryAll().stream()
        .anyMatch(label -> label instanceof Label text && text.getText().equals(words));
  }

  private boolean says(String id, String words) {
    return robot.lookup("#" + id).queryAs(Label.class).getText().contains(words);
  }

  @Test
  void listsBrokenScenesFirstAndOpensOneByEnter() throws Exception {
    right("a.json");
    Path broken = wrong("b.json");
    openFolder();
    await(() -> isOpen() && says("1 broken") && says("as expected"));
    assertEquals(List.of("b.json", "a.json"), listed());
    robot.interact(() -> {
      ListView<?> list = robot.lookup("#folder-list").queryAs(ListView.class);
      list.requestFocus();
      list.getSelectionModel().select(0);
    });
    robot.type(KeyCode.ENTER);
    await(() -> session().document().get().file().equals(Optional.of(broken)));
    assertEquals("b.json", scene().name());
    assertEquals(List.of(0), marked());
    right("b.json");
    await(() -> listed().equals(List.of("a.json", "b.json")));
    assertEquals(List.of(1), marked(), "the open file has moved down");
    robot.interact(() -> session().open(document(), FRONT));
    assertEquals(List.of(), marked(), "no file is open");
    robot.interact(() -> session().open(document().savedTo(folder.resolve("a.json")), FRONT));
    assertEquals(List.of(0), marked());
    robot.clickOn("#folder-close");
    openFolder();
    await(() -> isOpen() && listed().size() == 2);
    assertEquals(List.of(0), marked(), "the file was open before the folder");
  }

  /// {@return the rows that are selected}
  private List<Integer> marked() {
    ListView<?> list = robot.lookup("#folder-list").queryAs(ListView.class);
    return onFx(() -> List.copyOf(list.getSelectionModel().getSelectedIndices()));
  }

  @Test
  void checksAgainWhenFilesChange() throws Exception {
    wrong("a.json");
    openFolder();
    await(() -> isOpen() && says("1 broken"));
    right("a.json");
    await(() -> says("as expected"));
    wrong("c.json");
    await(() -> listed().equals(List.of("c.json", "a.json")));
    Files.delete(folder.resolve("c.json"));
    await(() -> listed().equals(List.of("a.json")));
  }

  @Test
  void saysThatAFolderIsEmptyOrGone() throws IOException {
    openFolder();
    await(() -> isOpen() && says("folder-empty", "no scene files"));
    FolderPanel panel = robot.lookup("#folder").queryAs(FolderPanel.class);
    robot.interact(() -> panel.show(Optional.of(FolderState.of(folder))));
    assertEquals("", text("folder-summary"), "while it is read");
    assertTrue(says("folder-empty", "Reading"));
    Files.delete(folder);
    await(() -> says("folder-empty", folder.toString()));
    Files.createDirectory(folder);
    await(() -> says("folder-empty", "no scene files"));
    Path elsewhere = home.resolve("moved");
    Files.move(folder, elsewhere);
    await(() -> says("folder-empty", folder.toString()));
    Files.move(elsewhere, folder);
    await(() -> says("folder-empty", "no scene files"));
  }

  @Test
  void survivesAnotherLanguageAndCloses() throws Exception {
    wrong("a.json");
    openFolder();
    await(() -> isOpen() && says("1 broken"));
    switchLanguage();
    await(() -> isOpen() && says("1 项不符合预期"));
    switchLanguage();
    assertTrue(isOpen());
    robot.clickOn("#folder-close");
    settle();
    assertFalse(isOpen());
  }
}
