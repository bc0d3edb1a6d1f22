package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.event.Event;
import javafx.scene.control.Labeled;
import javafx.scene.control.ListView;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
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

  private KeptScenes kept() {
    return new KeptScenes(home.resolve("presets"));
  }

  private void keepByKey() throws Exception {
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.S);
    await("#preset-name");
    settle();
  }

  private void fill(String id, String text) {
    robot.interact(() -> robot.lookup("#" + id).queryAs(TextField.class).setText(text));
  }

  private List<MenuItem> items() {
    MenuBar bar = robot.lookup("#menu-bar").queryAs(MenuBar.class);
    Menu scenes =
        bar.getMenus().stream()
            .filter(menu -> "menu-scenes".equals(menu.getId()))
            .findFirst()
            .orElseThrow();
    robot.interact(() -> Event.fireEvent(scenes, new Event(Menu.ON_SHOWING)));
    List<MenuItem> all = new ArrayList<>();
    for (MenuItem item : scenes.getItems()) {
      all.add(item);
      if (item instanceof Menu tag) {
        all.addAll(tag.getItems());
      }
    }
    return all.stream()
        .filter(item -> item.getId() != null && item.getId().startsWith("preset-"))
        .toList();
  }

  private List<String> ids() {
    return items().stream().map(MenuItem::getId).toList();
  }

  private void open(String id) {
    MenuItem item =
        items().stream().filter(one -> one.getId().equals(id)).findFirst().orElseThrow();
    robot.interact(item::fire);
    settle();
  }

  private String said(String id) {
    return robot.lookup("#" + id).queryAs(Labeled.class).getText();
  }

  @Test
  void aPresetWithoutANameIsAskedForAgain() throws Exception {
    keepByKey();
    fill("preset-name", "  ");
    fill("preset-tags", "balls");
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    await("#preset-name");
    settle();
    assertEquals("A preset needs a name.", said("preset-hint"));
    fill("preset-name", "Named");
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    settle();
    assertEquals(List.of("preset-tag-balls", "preset-named.json"), ids());
  }

  @Test
  void aSceneIsKeptUnderATagAndOpenedAsACopy() throws Exception {
    keepByKey();
    fill("preset-name", "My scene");
    fill("preset-tags", "balls, deep");
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    settle();
    assertEquals("\u201cMy scene\u201d is in the Scenes menu.", text("notice-action"));
    assertEquals(
        List.of(
            "preset-tag-balls", "preset-my-scene.json", "preset-tag-deep", "preset-my-scene.json"),
        ids());
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.push(KeyCode.CONTROL, KeyCode.N);
    open("preset-my-scene.json");
    assertEquals("My scene", scene().name());
    assertEquals(SCENE.bodies(), scene().bodies());
    assertEquals(Optional.empty(), session().document().get().file());
  }

  @Test
  void aChangedCopyIsClosedWithoutAQuestionAndResets() throws Exception {
    kept().keep(SCENE, "A", List.of());
    open("preset-a.json");
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.push(KeyCode.DELETE);
    assertEquals(List.of(), scene().bodies());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    assertEquals(SCENE.bodies(), scene().bodies());
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.push(KeyCode.DELETE);
    open("preset-a.json");
    assertEquals(SCENE.bodies(), scene().bodies());
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertEquals(List.of(), scene().bodies());
    assertEquals(SCENE.named("A"), SceneFile.read(home.resolve("presets/a.json")));
  }

  @Test
  void takenNamesAndNoNamesAreSaidWhileTheyAreTyped() throws Exception {
    kept().keep(SCENE, "A", List.of());
    keepByKey();
    fill("preset-name", "A");
    assertTrue(said("preset-hint").startsWith("Replaces"), said("preset-hint"));
    fill("preset-name", "  ");
    assertEquals("A preset needs a name.", said("preset-hint"));
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    assertEquals(List.of("preset-a.json"), ids());
  }

  @Test
  void aPresetKeptAgainKeepsItsTagsUnlessOthersAreTyped() throws Exception {
    kept().keep(SCENE, "A", List.of("deep"));
    keepByKey();
    fill("preset-name", "A");
    assertEquals("deep", tags());
    fill("preset-name", "AB");
    assertEquals("", tags());
    fill("preset-tags", "mine");
    fill("preset-name", "A");
    assertEquals("mine", tags());
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    assertEquals(List.of("mine"), kept().named("A").orElseThrow().tags());
  }

  private String tags() {
    return robot.lookup("#preset-tags").queryAs(TextField.class).getText();
  }

  @Test
  void aTypedNameIsKeptWhenAnotherRowIsClicked() throws Exception {
    kept().keep(SCENE, "A", List.of());
    kept().keep(SCENE, "B", List.of());
    arrange();
    robot.doubleClickOn("#preset-name").write("Renamed");
    robot.clickOn("B");
    settle();
    assertEquals(List.of("Renamed", "B"), names());
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void aFolderThatCannotBeWrittenIsSaid() throws Exception {
    Files.writeString(home.resolve("presets"), "a file");
    keepByKey();
    fill("preset-name", "A");
    robot.interact(() -> robot.lookup("#preset-keep").queryButton().fire());
    await("#dialog-text");
    assertTrue(
        said("dialog-text").contains(home.resolve("presets").toString()), said("dialog-text"));
    robot.push(KeyCode.ENTER);
    settle();
    assertEquals(List.of("preset-trouble"), ids());
  }

  @Test
  void aDamagedPresetIsSaidAndTheSceneStays() throws Exception {
    kept().keep(SCENE, "A", List.of());
    Files.writeString(home.resolve("presets/a.json"), "{");
    Document before = session().document().get();
    MenuItem item = items().getFirst();
    Platform.runLater(item::fire);
    await("#dialog-text");
    assertTrue(said("dialog-text").contains("a.json"), said("dialog-text"));
    robot.push(KeyCode.ENTER);
    settle();
    assertEquals(before, session().document().get());
  }

  @SuppressWarnings("unchecked")
  private ListView<KeptScene> arrange() throws Exception {
    robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.P);
    await("#preset-list");
    settle();
    return robot.lookup("#preset-list").queryAs(ListView.class);
  }

  private void press(String id) {
    robot.interact(() -> robot.lookup("#" + id).queryButton().fire());
  }

  private List<String> names() {
    return kept().all().scenes().stream().map(KeptScene::name).toList();
  }

  @Test
  void presetsAreRenamedOrderedRemovedAndBroughtBack() throws Exception {
    for (String name : List.of("A", "B", "C")) {
      kept().keep(SCENE, name, List.of());
    }
    ListView<KeptScene> list = arrange();
    press("preset-down");
    assertEquals(List.of("B", "A", "C"), names());
    fill("preset-name", "Ay");
    robot.interact(
        () -> robot.lookup("#preset-name").queryAs(TextField.class).fireEvent(new ActionEvent()));
    assertEquals(List.of("B", "Ay", "C"), names());
    press("preset-remove");
    assertEquals(List.of("B", "C"), names());
    press("preset-undo");
    assertEquals(List.of("B", "Ay", "C"), names());
    assertEquals("Ay", onFx(() -> list.getSelectionModel().getSelectedItem().name()));
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void aTakenNameIsRefused() throws Exception {
    kept().keep(SCENE, "A", List.of());
    kept().keep(SCENE, "B", List.of());
    arrange();
    fill("preset-name", "B");
    robot.interact(
        () -> robot.lookup("#preset-name").queryAs(TextField.class).fireEvent(new ActionEvent()));
    assertEquals(List.of("A", "B"), names());
    assertEquals("There already is a preset \u201cB\u201d.", said("preset-report"));
    assertFalse(robot.lookup("#preset-undo").queryButton().isVisible());
    robot.push(KeyCode.ESCAPE);
  }

  @Test
  void presetsAreFoundByName() throws Exception {
    kept().keep(SCENE, "Quaint", List.of("odd"));
    robot.push(KeyCode.CONTROL, KeyCode.P);
    robot.write("quaint");
    settle();
    robot.push(KeyCode.ENTER);
    settle();
    assertEquals("Quaint", scene().name());
  }
}
