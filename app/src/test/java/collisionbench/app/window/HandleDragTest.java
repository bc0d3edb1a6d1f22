package collisionbench.app.window;

import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Vec3;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;

/// A window in which what is selected is taken by its handles.
abstract class HandleDragTest extends OneWindowTest {

  /// Selects a body by a click on a point of it, and takes up a tool.
  void select(Vec3 point, KeyCode tool) {
    robot.clickOn(onScreen(point));
    robot.type(tool);
  }

  /// {@return the pixels to a unit at a point}
  double scale(Vec3 point) {
    return window.viewport().projection().pixelsPerUnit(point);
  }

  /// {@return the pixel on the screen that is some way from a point of the scene}
  Point2D beside(Vec3 point, double right, double down) {
    return onScreen(point).add(right, down);
  }

  /// Takes hold of what is at a pixel and brings it some pixels away, as a hand would.
  void hold(Point2D start, double right, double down) {
    robot.moveTo(start).press(MouseButton.PRIMARY);
    robot.moveBy(right / 2, down / 2).moveTo(start.add(right, down));
  }

  void pull(Point2D start, double right, double down) {
    hold(start, right, down);
    drop();
  }

  /// {@return the scene as it is shown}
  Scene shown() {
    return session().evaluation().get().scene();
  }
}
