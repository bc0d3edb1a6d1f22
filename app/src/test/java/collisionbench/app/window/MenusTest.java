package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.ShapeType;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.app.window.action.Action;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToolBar;
import org.junit.jupiter.api.Test;

/// How much there is to choose from.
class MenusTest extends WindowTest {

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("moving-spheres").orElseThrow());
  }

  private static Stream<MenuItem> entries(MenuItem item) {
    return item instanceof Menu menu
        ? Stream.concat(Stream.of(menu), menu.getItems().stream().flatMap(MenusTest::entries))
        : Stream.of(item).filter(one -> !(one instanceof SeparatorMenuItem));
  }

  @Test
  void entriesKeysAndButtonsStayFew() {
    List<MenuItem> entries =
        robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
            .flatMap(MenusTest::entries)
            .toList();
    assertTrue(entries.size() <= 130, entries.size() + " entries");
    long keys =
        Stream.of(Action.values()).mapToLong(entry -> 1 + entry.otherKeys().size()).sum()
            + ShapeType.in(Space.THREE).size();
    assertTrue(keys <= 120, keys + " keys");
    long buttons =
        robot.lookup("#tool-bar").queryAs(ToolBar.class).getItems().stream()
            .filter(ButtonBase.class::isInstance)
            .count();
    assertEquals(14, buttons);
  }

  @Test
  void everyActionHasAnEntryAButtonOrALineOfKeys() {
    List<String> entries =
        robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
            .flatMap(MenusTest::entries)
            .map(MenuItem::getId)
            .toList();
    for (Action.Place place : Action.Place.values()) {
      boolean keysOnly = place == Action.Place.CAMERA || place == Action.Place.TIME;
      for (Action entry : Action.values()) {
        if (entry.place() == place) {
          assertEquals(!keysOnly, entries.contains(entry.id()), entry.id());
        }
      }
    }
  }

  @Test
  void toolBarAndMenuSwitchALayerTogether() {
    for (boolean shown : new boolean[] {true, false}) {
      robot.clickOn("#overlays-button");
      robot.clickOn("#show-names");
      assertEquals(shown, session().display().view().get().shows(View.Layer.NAMES));
      List<MenuItem> items =
          Stream.concat(
                  robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream(),
                  robot.lookup("#overlays-button").queryAs(MenuButton.class).getItems().stream())
              .flatMap(MenusTest::entries)
              .filter(item -> "show-names".equals(item.getId()))
              .toList();
      assertEquals(2, items.size());
      items.forEach(item -> assertEquals(shown, ((CheckMenuItem) item).isSelected()));
    }
  }
}
