package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.docs.Docs;
import collisionbench.bench.scenefile.BuiltInScenes;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.geometry.Dimension2D;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeySheetTest extends OneWindowTest {

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("moving-spheres").orElseThrow());
  }

  private Set<String> shown() {
    return robot.lookup(".key-lines > .label").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .collect(Collectors.toSet());
  }

  @Test
  void aLinkLeadsToTheGuideIfTheProgramHasItsSources() {
    robot.push(KeyCode.F1);
    await(".key-sheet");
    assertTrue(robot.lookup("#key-guide").tryQuery().isEmpty());
    robot.push(KeyCode.ESCAPE);
    System.setProperty("collisionbench.target", Docs.GUIDE.resolve("../../target").toString());
    try {
      robot.push(KeyCode.F1);
      await("#key-guide");
      Hyperlink link = robot.lookup("#key-guide").queryAs(Hyperlink.class);
      assertTrue(Files.exists(Path.of(link.getTooltip().getText())));
    } finally {
      System.clearProperty("collisionbench.target");
    }
  }

  @Test
  void whateverIsInTheMenusIsOnTheSheetWithItsKey() {
    robot.push(KeyCode.F1);
    await(".key-sheet");
    Set<String> shown = shown();
    MenuBar bar = robot.lookup("#menu-bar").queryAs(MenuBar.class);
    long items =
        bar.getMenus().stream()
            .flatMap(menu -> menu.getItems().stream())
            .filter(item -> item.getAccelerator() != null)
            .peek(item -> assertTrue(hasKeyOf(item, shown), item::getText))
            .count();
    assertTrue(items > 40, items + " items");
    assertTrue(
        shown.containsAll(Set.of("Save", "Undo", "Frame all", "Keyboard and mouse")),
        shown::toString);
    assertTrue(shown.contains("Sphere (3D) · Circle (2D)"), shown::toString);
    assertTrue(
        shown.containsAll(Set.of("1, Numpad 1", "Delete, Backspace", "Space")), shown::toString);
    robot.push(KeyCode.ESCAPE);
    await(() -> robot.lookup(".key-sheet").tryQuery().isEmpty());
    robot.push(KeyCode.SHIFT, KeyCode.F1);
    await("#dialog-text");
    assertTrue(text("dialog-text").startsWith("Version"), text("dialog-text"));
    robot.push(KeyCode.ESCAPE);
  }

  private static boolean hasKeyOf(MenuItem item, Set<String> shown) {
    String key = item.getAccelerator().getDisplayText().replaceFirst("Numpad(.)", "Numpad $1");
    return shown.stream().anyMatch(keys -> keys.equals(key) || keys.startsWith(key + ", "));
  }

  @Test
  void typingLeavesTheLinesThatHaveIt() {
    robot.push(KeyCode.F1);
    await(".key-sheet");
    robot.write("undo");
    await(() -> shown().equals(Set.of("Undo", "Ctrl+Z")));
    assertFalse(session().display().view().get().shows(View.Layer.NAMES), "N is a letter here");
    robot.write("xxx");
    await(() -> shown().isEmpty());
    robot.push(KeyCode.ENTER);
  }

  @ParameterizedTest
  @CsvSource({"760, 480", "1280, 720"})
  void theSheetIsNoLargerThanTheWindow(int width, int height) {
    robot.interact(() -> {
      stage.setWidth(width);
      stage.setHeight(height);
    });
    robot.push(KeyCode.F1);
    await(".key-sheet");
    Window sheet = robot.lookup(".key-sheet").query().getScene().getWindow();
    assertTrue(sheet.getWidth() <= width, "width " + sheet.getWidth());
    assertTrue(sheet.getHeight() <= height, "height " + sheet.getHeight());
    assertTrue(
        shown().contains(window.commands().get("keys").label()), "the last line is there too");
    robot.push(KeyCode.ENTER);
  }
}
