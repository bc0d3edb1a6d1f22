package collisionbench.app.window;

import collisionbench.app.panel.widget.Scrolling;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import javafx.geometry.Point2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Window;
import org.testfx.api.FxRobot;
import org.testfx.robot.BaseRobot;
import org.testfx.robot.Motion;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/// A hand on the mouse and the keys. After each thing it does it waits until that has come about;
/// TestFX's own waits for a twentieth of a second instead: too long on a quiet machine, and not
/// long enough on a busy one.
final class Hand extends FxRobot {

  /// In how many steps the mouse goes to a place.
  private static final int STEPS = 5;

  /// How far apart two clicks are, in pixels, that are never one double click.
  private static final double APART = 12;

  private final BaseRobot desktop = robotContext().getBaseRobot();
  private final Set<KeyCode> keys = new LinkedHashSet<>();
  private final Set<MouseButton> buttons = new LinkedHashSet<>();

  @Override
  public Hand interact(Runnable task) {
    return interact(() -> {
      task.run();
      return true;
    });
  }

  @Override
  public <T> Hand interact(Callable<T> task) {
    WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(task));
    return settled();
  }

  @Override
  public FxRobot clickOn(String query, Motion motion, MouseButton... with) {
    reveal(query);
    return super.clickOn(query, motion, with);
  }

  @Override
  public FxRobot moveTo(String query, Motion motion) {
    reveal(query);
    return super.moveTo(query, motion);
  }

  /// Scrolls to a node that is not in view.
  private void reveal(String query) {
    interact(() -> lookup(query).tryQuery().ifPresent(Scrolling::to));
  }

  @Override
  public Hand press(KeyCode... pressed) {
    for (KeyCode key : pressed) {
      if (keys.add(key)) {
        desktop.pressKeyboard(key);
        Fx.handle();
      }
    }
    return settled();
  }

  /// Without arguments, all that are held.
  @Override
  public Hand release(KeyCode... released) {
    for (KeyCode key : released.length == 0 ? List.copyOf(keys) : List.of(released)) {
      if (keys.remove(key)) {
        desktop.releaseKeyboard(key);
        Fx.handle();
      }
    }
    return settled();
  }

  @Override
  public Hand push(KeyCode... together) {
    press(together);
    return release(List.of(together).reversed().toArray(KeyCode[]::new));
  }

  @Override
  public Hand type(KeyCode... one) {
    Arrays.stream(one).forEach(this::push);
    return this;
  }

  @Override
  public Hand write(String text) {
    Scene scene = window(Window::isFocused).getScene();
    text.chars()
        .forEach(letter -> {
          KeyCode key = letter == '\n' ? KeyCode.ENTER : KeyCode.UNDEFINED;
          desktop.typeKeyboard(scene, key, Character.toString(letter));
        });
    return settled();
  }

  @Override
  public Hand press(MouseButton... pressed) {
    hold(pressed);
    return settled();
  }

  private void hold(MouseButton... pressed) {
    for (MouseButton button : orPrimary(pressed)) {
      if (buttons.add(button)) {
        desktop.pressMouse(button);
        Fx.handle();
      }
    }
  }

  /// Without arguments, all that are held.
  @Override
  public Hand release(MouseButton... released) {
    for (MouseButton button : released.length == 0 ? List.copyOf(buttons) : List.of(released)) {
      if (buttons.remove(button)) {
        desktop.releaseMouse(button);
        Fx.handle();
      }
    }
    return settled();
  }

  private static List<MouseButton> orPrimary(MouseButton... named) {
    return named.length == 0 ? List.of(MouseButton.PRIMARY) : List.of(named);
  }

  @Override
  public Hand moveTo(PointQuery place, Motion motion) {
    go(place);
    return settled();
  }

  @Override
  public Hand moveBy(double x, double y, Motion motion) {
    go(desktop.retrieveMouse().add(x, y));
    return settled();
  }

  private void go(PointQuery place) {
    go(place.query());
    Point2D there = place.query();
    if (!isAt(there)) {
      // It moved when the mouse came.
      go(there);
    }
  }

  private void go(Point2D there) {
    Point2D from = desktop.retrieveMouse();
    for (int i = 1; i <= STEPS; i++) {
      desktop.moveMouse(from.interpolate(there, (double) i / STEPS));
      Fx.handle();
    }
  }

  /// The mouse stands on whole pixels.
  private boolean isAt(Point2D place) {
    Point2D mouse = desktop.retrieveMouse();
    return mouse.getX() == (int) place.getX() && mouse.getY() == (int) place.getY();
  }

  @Override
  public Hand clickOn(MouseButton... named) {
    MouseButton[] clicked = orPrimary(named).toArray(MouseButton[]::new);
    hold(clicked);
    return release(clicked);
  }

  /// One click, and never the second of two, however fast this hand is: it comes from elsewhere.
  @Override
  public Hand clickOn(PointQuery place, Motion motion, MouseButton... clicked) {
    if (place.query().distance(desktop.retrieveMouse()) < APART) {
      go(desktop.retrieveMouse().add(APART, APART));
    }
    go(place);
    return clickOn(clicked);
  }

  @Override
  public Hand drag(MouseButton... held) {
    return press(held);
  }

  @Override
  public Hand drag(PointQuery place, MouseButton... held) {
    go(place);
    return press(held);
  }

  @Override
  public Hand drop() {
    return release(new MouseButton[0]);
  }

  @Override
  public Hand dropTo(PointQuery place) {
    go(place);
    return drop();
  }

  @Override
  public Hand dropBy(double x, double y) {
    go(desktop.retrieveMouse().add(x, y));
    return drop();
  }

  private Hand settled() {
    Fx.settle();
    return this;
  }
}
