package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecentScenesTest extends WindowTest {

  private static final Scene SCENE = inSpace(new Body3("ball", new Sphere(Vec3.Y, 1)));

  @TempDir Path folder;

  @Override
  Document document() {
    return Document.of(SCENE);
  }

  private Path saved(String name) throws SceneFileException {
    Path file = folder.resolve(name);
    SceneFile.save(SCENE.named(name), file);
    return file;
  }

  private void open(Path file) {
    asked.answer = Optional.of(file);
    robot.push(KeyCode.CONTROL, KeyCode.O);
  }

  private Menu menu() {
    MenuBar bar = robot.lookup("#menu-bar").queryAs(MenuBar.class);
    return bar.getMenus().getFirst().getItems().stream()
        .filter(item -> "menu-recent".equals(item.getId()))
        .map(Menu.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private List<String> listed() {
    return menu().getItems().stream()
        .map(MenuItem::getText)
        .filter(text -> text != null && text.contains(folder.toString()))
        .toList();
  }

  private void click(int index) {
    robot.interact(() -> menu().getItems().get(index).fire());
  }

  @Test
  void whatWasOpenedOrSavedIsListedAndOpens() throws SceneFileException {
    assertTrue(menu().isDisable());
    Path one = saved("my_one.json");
    Path two = folder.resolve("two.json");
    open(one);
    asked.answer = Optional.of(two);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.S);
    assertEquals(List.of(two.toString(), one.toString()), listed());
    click(1);
    assertEquals(Optional.of(one), session().document().get().file());
    assertEquals(List.of(one.toString(), two.toString()), listed());
  }

  @Test
  void theListIsKeptAndCanBeCleared() throws SceneFileException {
    Path one = saved("one.json");
    open(one);
    reopen();
    assertEquals(List.of(one.toString()), listed());
    click(menu().getItems().size() - 1);
    assertEquals(List.of(), listed());
    reopen();
    assertEquals(List.of(), listed());
  }

  @Test
  void aFileThatIsGoneIsSaidAndTakenOffTheList() throws Exception {
    Path gone = saved("gone.json");
    open(gone);
    open(saved("there.json"));
    Files.delete(gone);
    Document before = session().document().get();
    click(1);
    assertTrue(text("notice-action").startsWith(gone.toString()), text("notice-action"));
    assertEquals(List.of(folder.resolve("there.json").toString()), listed());
    assertEquals(before, session().document().get());
  }
}
