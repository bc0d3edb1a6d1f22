package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View.Lens;
import collisionbench.app.viewport.Viewport;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// The camera by keys and by the cube in the corner.
class CameraTest extends OneWindowTest {

  private static final Vec3 LEFT = new Vec3(-2, 1, -3);
  private static final double EXACT = 1e-12;

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("left", new Sphere(LEFT, 0.8)),
            new Body3("right", new Sphere(new Vec3(2, 1, 0), 0.8))));
  }

  private Camera camera() {
    return session().display().camera().get();
  }

  private void type(KeyCode key) {
    robot.type(key);
  }

  /// {@return a place on the screen, from the middle of the cube}
  private Point2D onCube(double right, double down) {
    Viewport viewport = window.viewport();
    return onFx(() -> viewport.localToScreen(viewport.getWidth() - 64 + right, 64 + down));
  }

  @Test
  void theOtherLensKeepsTheSizeAtTheTargetAndWhatIsDrawnIsHit() {
    double before = window.viewport().projection().pixelsPerUnit(FRONT.target());
    type(KeyCode.DIGIT5);
    assertEquals(Lens.ORTHOGRAPHIC, session().display().view().get().lens());
    assertEquals(before, window.viewport().projection().pixelsPerUnit(FRONT.target()), 1e-9);
    assertEquals(before, window.viewport().projection().pixelsPerUnit(LEFT), 1e-9);
    robot.clickOn(onScreen(LEFT));
    assertEquals("left", session().selection().get().last().orElse(""));
    robot.clickOn(onCube(0, 62));
    assertEquals(Lens.PERSPECTIVE, session().display().view().get().lens());
  }

  @Test
  void theCubeIsClickedAndDragged() {
    robot.clickOn(onCube(20, 0));
    assertEquals(Math.PI / 4, camera().azimuth(), EXACT);
    robot.drag(onCube(0, 5), MouseButton.PRIMARY).dropBy(-30, 20);
    assertTrue(camera().azimuth() > Math.PI / 4 + 0.1);
    assertTrue(camera().elevation() > 0.1);
    assertEquals(document().scene(), scene());
    robot.moveTo(onCube(0, 0)).press(MouseButton.PRIMARY).moveBy(25, 0);
    robot.type(KeyCode.ESCAPE).release(MouseButton.PRIMARY);
    assertTrue(camera().elevation() > 0.1);
  }

  @Test
  void lostCameraOffersAWayBack() {
    assertFalse(robot.lookup("#lost").query().isVisible());
    robot.interact(() -> session().display().lookFrom(FRONT.movedBy(new Vec3(0, 50, 0))));
    assertTrue(robot.lookup("#lost").query().isVisible());
    robot.clickOn("#lost-way-back");
    assertFalse(robot.lookup("#lost").query().isVisible());
  }
}
