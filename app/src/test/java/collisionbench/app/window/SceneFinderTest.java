package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.finder.SceneCandidate;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SceneFinderTest extends WindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  private void find(String letters) {
    robot.push(KeyCode.CONTROL, KeyCode.P);
    settle();
    robot.write(letters);
    settle();
  }

  private boolean isShown() {
    return robot.lookup("#finder").query().isVisible();
  }

  @SuppressWarnings("unchecked")
  private ListView<SceneCandidate> list() {
    return robot.lookup("#finder-list").queryAs(ListView.class);
  }

  private static Scene builtIn(String key) {
    return BuiltInScenes.named(key).orElseThrow().withoutExpectation();
  }

  @Test
  void aFewLettersAndEnterOpenAScene() {
    find("sec pla");
    robot.type(KeyCode.ENTER);
    settle();
    assertFalse(isShown());
    assertEquals(builtIn("circle-sector-2d"), scene());
    assertTrue(window.viewport().isFocused());
  }

  @Test
  void theArrowsChooseAndStopAtTheEnds() {
    find("");
    List<SceneCandidate> all = List.copyOf(list().getItems());
    assertEquals(BuiltInScenes.keys().size(), all.size());
    robot.type(KeyCode.UP, KeyCode.DOWN, KeyCode.DOWN, KeyCode.PAGE_DOWN, KeyCode.UP);
    settle();
    assertEquals(5, list().getSelectionModel().getSelectedIndex());
    robot.type(KeyCode.ENTER);
    settle();
    assertEquals(all.get(5).name(), scene().name());
  }

  @Test
  void escapeClosesAndLeavesTheSceneAlone() {
    Document before = session().document().get();
    find("box");
    robot.type(KeyCode.ESCAPE);
    settle();
    assertFalse(isShown());
    assertEquals(before, session().document().get());
  }

  @Test
  void aClickOpensAndAClickBesideCloses() {
    find("playground");
    robot.clickOn(".finder-name");
    settle();
    assertEquals(builtIn("playground"), scene());
    find("");
    robot.clickOn(robot.offset("#status-count", 0, 0));
    settle();
    assertFalse(isShown());
    assertEquals(builtIn("playground"), scene());
  }

  @Test
  void keysTypedIntoItDoNothingElse() {
    find("");
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    robot.type(KeyCode.DELETE, KeyCode.W, KeyCode.TAB);
    settle();
    assertEquals(SCENE, scene());
    assertTrue(isShown());
    robot.write("nothing like it");
    settle();
    assertEquals(List.of(), list().getItems());
    robot.type(KeyCode.ENTER);
    settle();
    assertTrue(isShown());
  }

  @Test
  void theFilesLastOpenedComeFirst() throws SceneFileException {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    robot.interact(() -> window.files().open(file));
    robot.push(KeyCode.CONTROL, KeyCode.N);
    find("");
    assertEquals(new SceneCandidate.Recent(file), list().getItems().getFirst());
    robot.type(KeyCode.ENTER);
    settle();
    assertEquals(Optional.of(file), session().document().get().file());
  }

  @Test
  void everyLineInSightGetsItsPicture() throws TimeoutException {
    find("");
    await(() -> onFx(this::pictures).stream().allMatch(view -> view.getImage() != null));
    assertTrue(onFx(this::pictures).size() >= 4);
  }

  private List<ImageView> pictures() {
    return list().lookupAll(".finder-picture .image-view").stream()
        .filter(Node::isVisible)
        .filter(view -> view.localToScreen(view.getBoundsInLocal()) != null)
        .filter(view -> view.getParent().getParent().getParent() != null)
        .map(ImageView.class::cast)
        .toList();
  }

  @Test
  void unsavedWorkIsAskedFor() {
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    find("playground");
    robot.type(KeyCode.ENTER);
    settle();
    robot.clickOn("#ask-cancel");
    settle();
    assertEquals(2, scene().bodies().size());
  }
}
