package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.panel.widget.Scrolling;
import collisionbench.app.session.Document;
import collisionbench.app.settings.Layout;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// The gallery of scenes.
class GalleryTest extends WindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  private void find(String letters) {
    robot.push(KeyCode.CONTROL, KeyCode.P);
    robot.write(letters);
  }

  private boolean isShown() {
    return robot.lookup("#gallery").query().isVisible();
  }

  private List<Node> tiles() {
    return onFx(
        () -> List.copyOf(robot.lookup("#gallery-scenes").query().lookupAll(".gallery-tile")));
  }

  private int chosen() {
    return tiles().stream()
        .map(tile ->
            tile.getPseudoClassStates().stream()
                .anyMatch(state -> state.getPseudoClassName().equals("chosen")))
        .toList()
        .indexOf(true);
  }

  private List<String> headings() {
    return robot.lookup(".gallery-heading").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .toList();
  }

  private static Scene builtIn(String key) {
    return BuiltInScenes.named(key).orElseThrow().withoutExpectation();
  }

  @Test
  void aFewLettersAndEnterOpenAScene() {
    find("sec pla");
    robot.type(KeyCode.ENTER);
    assertFalse(isShown());
    assertEquals(builtIn("circle-sector-2d"), scene());
    assertTrue(window.viewport().isFocused());
  }

  @Test
  void theArrowsChooseInTheGridAndStopAtItsEnds() {
    find("");
    assertEquals(BuiltInScenes.keys().size(), tiles().size());
    assertEquals(0, chosen());
    robot.type(KeyCode.LEFT, KeyCode.UP);
    assertEquals(0, chosen());
    robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.LEFT);
    assertEquals(1, chosen());
    int columns = columns();
    robot.type(KeyCode.DOWN);
    assertEquals(1 + columns, chosen());
    robot.type(KeyCode.UP);
    assertEquals(1, chosen());
    for (int before = -1; before != chosen(); ) {
      before = chosen();
      robot.type(KeyCode.PAGE_DOWN);
    }
    int last = chosen();
    assertTrue(last >= BuiltInScenes.keys().size() - columns, last + " in the last row");
    settle();
    Node tile = tiles().get(last);
    assertTrue(onFx(() -> Scrolling.isInView(tile)));
    robot.type(KeyCode.ENTER);
    assertEquals(BuiltInScenes.all().get(last).scene().name(), scene().name());
  }

  /// {@return the number of tiles in the first row}
  private int columns() {
    List<Double> tops =
        tiles().stream()
            .map(tile -> onFx(() -> tile.localToScene(tile.getLayoutBounds()).getMinY()))
            .toList();
    return (int) tops.stream().filter(tops.getFirst()::equals).count();
  }

  @Test
  void twelvePicturesAreSeenAtAGlanceInASmallWindow() {
    robot.interact(() -> {
      stage.setWidth(1024);
      stage.setHeight(700);
    });
    find("");
    List<Node> seen =
        tiles().stream().filter(tile -> onFx(() -> Scrolling.isInView(tile))).toList();
    assertTrue(seen.size() >= 12, seen.size() + " tiles");
    await(() -> seen.stream().allMatch(GalleryTest::hasPicture));
  }

  private static boolean hasPicture(Node tile) {
    return tile.lookup(".image-view") instanceof ImageView view && view.getImage() != null;
  }

  @Test
  void scenesStandUnderTheirHeadingsUntilSomethingIsTyped() {
    find("");
    assertEquals(
        List.of("Built in, 3D", "Built in, 2D", "Errors in the articles", "What libraries answer"),
        headings());
    robot.write("sphere");
    assertEquals(List.of(), headings());
  }

  @Test
  void aClickOpensAndAClickBesideCloses() {
    find("playground");
    robot.clickOn(".gallery-tile");
    assertEquals(builtIn("playground"), scene());
    find("");
    Node gallery = robot.lookup("#gallery").query();
    robot.clickOn(onFx(() -> gallery.localToScreen(4, 4)));
    assertFalse(isShown());
    assertEquals(builtIn("playground"), scene());
  }

  @Test
  void keysTypedIntoTheGalleryActOnNothingElse() {
    find("");
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    robot.type(KeyCode.DELETE, KeyCode.W, KeyCode.TAB);
    assertEquals(SCENE, scene());
    assertTrue(isShown());
    robot.write("nothing like it");
    assertEquals(List.of(), tiles());
    robot.type(KeyCode.ENTER);
    assertTrue(isShown());
  }

  @Test
  void theFilesLastOpenedComeFirst() throws SceneFileException {
    Path file = folder.resolve("mine.json");
    SceneFile.save(SCENE, file);
    robot.interact(() -> window.files().open(file));
    robot.push(KeyCode.CONTROL, KeyCode.N);
    find("");
    assertEquals("Recent", headings().getFirst());
    robot.type(KeyCode.ENTER);
    assertEquals(Optional.of(file), session().document().get().file());
  }

  @Test
  void unsavedWorkIsAskedFor() {
    robot.push(KeyCode.CONTROL, KeyCode.DIGIT1);
    find("playground");
    robot.type(KeyCode.ENTER);
    robot.clickOn("#ask-cancel");
    assertEquals(2, scene().bodies().size());
  }

  @Test
  void anErrorOfAnArticleOpensWithTheMapThatShowsIt() {
    find("fault-003-touching-2d");
    robot.type(KeyCode.ENTER);
    await("#map-edge");
    await(() -> Scrolling.isInView(robot.lookup("#map-edge-picture").query()));
    find("fault-003-direction-2d");
    robot.type(KeyCode.ENTER);
    await("#map-wrong-no-share");
    await(() -> Scrolling.isInView(robot.lookup("#map-wrong-no-share").query()));
  }

  @Test
  void noPaneOpensToShowAMap() {
    robot.interact(() -> session().display().arrange(Layout::inspectorToggled));
    Layout before = session().display().layout().get();
    find("fault-003-touching-2d");
    robot.type(KeyCode.ENTER);
    assertEquals(builtIn("fault-003-touching-2d"), scene());
    assertEquals(before, session().display().layout().get());
  }

  @Test
  void aSceneWithoutAnErrorLeavesTheTab() {
    Layout before = session().display().layout().get();
    find("playground");
    robot.type(KeyCode.ENTER);
    assertEquals(before, session().display().layout().get());
  }
}
