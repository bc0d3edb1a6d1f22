package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.Theme;
import collisionbench.app.viewport.render.Palette;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// Context menus open without warnings about the style sheet, also while their field goes.
class ContextMenuTest extends WindowTest {

  private final Logger css = Logger.getLogger("javafx.css");
  private final List<String> warnings = Collections.synchronizedList(new ArrayList<>());

  private final Handler collector =
      new Handler() {
        @Override
        public void publish(LogRecord warning) {
          warnings.add(warning.getMessage());
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
      };

  @BeforeEach
  void listen() {
    css.addHandler(collector);
  }

  @AfterEach
  void stop() {
    css.removeHandler(collector);
  }

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(new Vec3(-1, 1, 0), 0.5)),
            new Body3("other", new Sphere(new Vec3(2, 1, 0), 0.5))));
  }

  private static List<ContextMenu> openMenus() {
    return Window.getWindows().stream()
        .filter(ContextMenu.class::isInstance)
        .map(ContextMenu.class::cast)
        .toList();
  }

  private void askMenu(String selector) {
    Node node = robot.lookup(selector).query();
    robot.interact(() -> {
      Point2D at = node.localToScreen(4, 4);
      node.fireEvent(
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED, 4, 4, at.getX(), at.getY(), true, null));
    });
  }

  @Test
  void aColorThatIsNotDefinedIsNoticed() {
    Node name = robot.lookup("#inspector-name").query();
    robot.interact(() -> name.setStyle("-fx-background-color: -not-defined;"));
    assertTrue(warnings.toString().contains("ClassCastException"));
  }

  @Test
  void theMenusOfFieldsAreStyled() {
    select("ball");
    for (String field : List.of("#outliner-filter", "#snap-step", "#inspector-name")) {
      askMenu(field);
      assertEquals(1, onFx(() -> openMenus().size()), field);
      robot.type(KeyCode.DOWN);
      robot.interact(() -> new Hands(stage).press(KeyCode.T, false, true, false));
      if (!field.equals("#inspector-name")) {
        robot.type(KeyCode.ESCAPE);
      }
      settle();
    }
    select();
    robot.type(KeyCode.DOWN, KeyCode.DOWN);
    assertEquals(List.of(), warnings);
  }

  @Test
  void anOpenMenuClosesBeforeTheThemeChanges() {
    askMenu("#outliner-filter");
    assertEquals(1, onFx(() -> openMenus().size()));
    Theme other =
        window.viewport().palette().get().equals(Palette.ofWindow(Theme.LIGHT))
            ? Theme.DARK
            : Theme.LIGHT;
    robot.interact(() -> window.change(settings -> settings.withTheme(Optional.of(other))));
    assertEquals(0, onFx(() -> openMenus().size()));
    assertEquals(List.of(), warnings);
  }

  @Test
  void theMenusOfBodiesAndPlacesAreStyled() {
    robot.clickOn(onScreen(new Vec3(-1, 1, 0)), MouseButton.SECONDARY);
    assertTrue(onFx(() -> !openMenus().isEmpty()));
    robot.type(KeyCode.DOWN, KeyCode.ESCAPE);
    robot.clickOn(onScreen(new Vec3(0, 3, 0)), MouseButton.SECONDARY);
    robot.type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.ESCAPE, KeyCode.ESCAPE);
    assertEquals(List.of(), warnings);
  }
}
