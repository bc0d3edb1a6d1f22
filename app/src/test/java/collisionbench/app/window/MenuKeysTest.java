package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Locale;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The menus by keys alone.
class MenuKeysTest extends OneWindowTest {

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("a", new Sphere(Vec3.ZERO, 1)),
            new Body3("b", new Sphere(new Vec3(3, 0, 0), 1))));
  }

  /// Not by a robot: on a machine kept busy the desktop repeats a key that it holds.
  private void push(KeyCode... keys) {
    for (KeyCode key : keys) {
      robot.interact(() -> new Hands(stage).press(key, false, false, false));
    }
  }

  private List<Menu> menus() {
    return robot.lookup("#menu-bar").queryAs(MenuBar.class).getMenus();
  }

  /// {@return the letter of Select all in the current language}
  private KeyCode selectAll() {
    return onFx(() ->
        menus().get(1).getItems().stream()
            .filter(item -> "select-all".equals(item.getId()))
            .map(item -> KeyCode.getKeyCode(letter(item).toUpperCase(Locale.ROOT)))
            .findFirst()
            .orElseThrow());
  }

  /// {@return the letter that the text of an item marks; empty if it marks none}
  private static String letter(MenuItem item) {
    String text = item.getText();
    int mark = text.indexOf('_');
    return mark < 0 || !item.isMnemonicParsing()
        ? ""
        : text.substring(mark + 1, mark + 2).toLowerCase(Locale.ROOT);
  }

  private List<String> showing() {
    return onFx(() -> menus().stream().filter(Menu::isShowing).map(MenuItem::getId).toList());
  }

  private View.Tool tool() {
    return session().display().view().get().tool();
  }

  @ParameterizedTest
  @EnumSource(
      value = KeyCode.class,
      names = {"F10", "ALT"})
  void aLetterOpensItsMenuAndAnotherDoesWhatStandsThere(KeyCode call) {
    push(call, KeyCode.E);
    assertEquals(List.of("menu-edit"), showing());
    push(selectAll());
    assertEquals(List.of(), showing());
    assertEquals(List.of("a", "b"), session().selection().get().ids());
    assertEquals(View.Tool.MOVE, tool());
    push(KeyCode.E);
    assertEquals(View.Tool.ROTATE, tool(), "a key of the window again");
  }

  @Test
  void noKeyDoesAnythingBehindAMenu() {
    var before = scene();
    select("a");
    push(KeyCode.F10, KeyCode.R, KeyCode.DELETE);
    assertEquals(View.Tool.MOVE, tool());
    push(KeyCode.V);
    assertEquals(List.of("menu-view"), showing());
    push(KeyCode.X);
    assertEquals(List.of("menu-view"), showing(), "no item has that letter");
    push(KeyCode.DELETE);
    assertEquals(before, scene());
    push(KeyCode.ESCAPE, KeyCode.ESCAPE);
    assertEquals(List.of(), showing());
    push(KeyCode.R);
    assertEquals(View.Tool.RESIZE, tool());
  }

  /// OpenJFX hides the popup then, and leaves the menu open in the eyes of the bar.
  @ParameterizedTest
  @EnumSource(
      value = KeyCode.class,
      names = {"ENTER", "SPACE"})
  void whereNothingIsChosenInAMenuItIsClosed(KeyCode choose) {
    var before = scene();
    robot.moveTo("#menu-view");
    push(KeyCode.F10, KeyCode.V, choose);
    assertEquals(List.of(), showing());
    assertFalse(session().previewing().getValue());
    assertEquals(before, scene());
    push(KeyCode.R);
    assertEquals(View.Tool.RESIZE, tool(), "a key of the window again");
  }

  @Test
  void anAltThatWasHeldWhileOrbitingDoesNotActivateTheMenuBar() {
    robot.moveTo("#viewport").press(KeyCode.ALT).drag(MouseButton.PRIMARY).dropBy(30, 10);
    robot.release(KeyCode.ALT);
    push(KeyCode.E);
    assertEquals(List.of(), showing());
    assertEquals(View.Tool.ROTATE, tool());
  }

  @Test
  void noKeyDoesAnythingBehindAMenuOfTheToolBar() {
    robot.interact(() -> robot.lookup("#overlays-button").queryAs(MenuButton.class).show());
    push(KeyCode.Q, KeyCode.H);
    assertFalse(session().display().view().get().localAxes());
  }
}
