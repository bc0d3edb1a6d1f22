package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.session.Document;
import collisionbench.app.settings.View.Layer;
import collisionbench.app.text.KebabCase;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

class OverlayTest extends OneWindowTest {

  private static final Vec3 LEFT = new Vec3(-2.5, 1, 0);
  private static final Vec3 RIGHT = new Vec3(2.5, 1, 0);

  /// Between the two, and over neither.
  private static final Vec3 BETWEEN = new Vec3(-1, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("left", new Sphere(LEFT, 0.75)),
            new Body3("right", new Sphere(RIGHT, 0.75))));
  }

  private boolean shows(Layer layer) {
    return session().display().view().get().shows(layer);
  }

  /// {@return the item of a layer in the View menu, and that of the button in the tool bar}
  private List<CheckMenuItem> items(Layer layer) {
    List<MenuItem> inMenu =
        robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus().stream()
            .filter(menu -> "menu-view".equals(menu.getId()))
            .flatMap(menu -> menu.getItems().stream())
            .filter(item -> "menu-layers".equals(item.getId()))
            .flatMap(layers -> ((Menu) layers).getItems().stream())
            .toList();
    List<MenuItem> inBar = robot.lookup("#overlays-button").queryAs(MenuButton.class).getItems();
    return List.of(check(inMenu, layer), check(inBar, layer));
  }

  private static CheckMenuItem check(List<MenuItem> items, Layer layer) {
    return items.stream()
        .filter(item -> ("show-" + KebabCase.of(layer)).equals(item.getId()))
        .map(CheckMenuItem.class::cast)
        .findFirst()
        .orElseThrow();
  }

  private void assertShown(boolean shown, Layer layer) {
    settle();
    assertEquals(shown, shows(layer), layer.toString());
    for (CheckMenuItem item : items(layer)) {
      assertEquals(shown, item.isSelected(), layer.toString());
    }
  }

  @Test
  void everyLayerHasAKeyAndShowsInMenuAndToolBarWhetherItIsOn() {
    boolean contacts = shows(Layer.CONTACTS);
    assertShown(contacts, Layer.CONTACTS);
    robot.type(KeyCode.C);
    assertShown(!contacts, Layer.CONTACTS);
    robot.type(KeyCode.C);
    assertShown(contacts, Layer.CONTACTS);
    robot.type(KeyCode.D);
    assertShown(false, Layer.DISTANCE);
    robot.push(KeyCode.SHIFT, KeyCode.D);
    assertShown(false, Layer.DEPTH);
    robot.type(KeyCode.B);
    assertShown(true, Layer.BOUNDS);
    robot.type(KeyCode.N);
    assertShown(true, Layer.NAMES);
    robot.type(KeyCode.G);
    assertShown(false, Layer.GRID);
  }

  @Test
  void theMenusTellTheThickArrowFromTheThin() {
    for (CheckMenuItem depth : items(Layer.DEPTH)) {
      assertEquals(
          "Depth and shortest way to separate (thick arrow)", Texts.unmarked(depth.getText()));
    }
    for (CheckMenuItem contacts : items(Layer.CONTACTS)) {
      assertEquals(
          "Contact points and normal from A to B (thin arrow)", Texts.unmarked(contacts.getText()));
    }
  }

  @Test
  void aLayerIsTurnedOffAndOnFromTheToolBar() {
    robot.clickOn("#overlays-button");
    robot.clickOn("#show-names");
    assertShown(true, Layer.NAMES);
    robot.clickOn("#overlays-button");
    robot.clickOn("#show-names");
    assertShown(false, Layer.NAMES);
  }

  @Test
  void theLineBetweenTheClosestPointsIsDrawnAndFollowsADrag() {
    Color line = seen(BETWEEN);
    robot.type(KeyCode.D);
    settle();
    Color nothing = seen(BETWEEN);
    assertTrue(differ(line, nothing), line + " and " + nothing);
    robot.type(KeyCode.D);
    dragAndHold(LEFT, LEFT.plus(2, Vec3.Y));
    assertFalse(differ(seen(BETWEEN), nothing));
    robot.type(KeyCode.ESCAPE);
    settle();
    assertEquals(line, seen(BETWEEN));
    drop();
  }

  @Test
  void theGroundGoesWithTheGrid() {
    Vec3 onAxis = new Vec3(-1, 0, 0);
    Color axis = seen(onAxis);
    robot.type(KeyCode.G);
    settle();
    assertTrue(differ(axis, seen(onAxis)), axis + " and " + seen(onAxis));
  }

  private Color seen(Vec3 point) {
    return pixel(window.viewport(), point);
  }

  private static boolean differ(Color one, Color other) {
    return Math.abs(one.getBrightness() - other.getBrightness()) > 0.1
        || Math.abs(one.getSaturation() - other.getSaturation()) > 0.15;
  }
}
