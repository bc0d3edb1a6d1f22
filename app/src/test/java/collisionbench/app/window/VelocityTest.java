package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import collisionbench.app.scene.Body3;
import collisionbench.app.session.Document;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

/// The tip of a velocity is dragged; one gesture is one step of the history.
class VelocityTest extends OneWindowTest {

  private static final Vec3 TIP = new Vec3(1, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("runner", new Sphere(new Vec3(-2, 1, 0), 0.5), new Vec3(3, 0, 0)),
            new Body3("wall", new Sphere(new Vec3(0, -9, 0), 0.5))));
  }

  private Vec3 velocity() {
    return body("runner").displacement();
  }

  @Test
  void theTipIsDraggedAndUndone() {
    drag(TIP, new Vec3(1, 2, 0));
    assertEquals(3, velocity().x(), 0.05);
    assertEquals(1, velocity().y(), 0.05);
    assertEquals(0, velocity().z());
    assertEquals(1, session().document().get().history().done().size());
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertEquals(new Vec3(3, 0, 0), velocity());
  }

  @Test
  void escapeTakesItBack() {
    dragAndHold(TIP, new Vec3(1, 2, 0));
    Vec3 shown = session().evaluation().get().scene().body("runner").orElseThrow().displacement();
    assertNotEquals(new Vec3(3, 0, 0), shown);
    robot.type(KeyCode.ESCAPE);
    drop();
    assertEquals(new Vec3(3, 0, 0), velocity());
    assertEquals(0, session().document().get().history().done().size());
  }

  @Test
  void controlMakesTheVelocityRound() {
    robot.moveTo(onScreen(TIP)).press(MouseButton.PRIMARY).press(KeyCode.CONTROL);
    robot.moveTo(onScreen(new Vec3(1.6, 1.6, 0))).moveTo(onScreen(new Vec3(2.04, 2.04, 0)));
    robot.release(MouseButton.PRIMARY).release(KeyCode.CONTROL);
    settle();
    assertEquals(new Vec3(4, 1, 0), velocity());
  }

  @Test
  void theTipIsTakenAtAnyTime() {
    robot.interact(() -> session().showTime(0.5));
    drag(TIP, new Vec3(2, 1, 0));
    assertEquals(4, velocity().x(), 0.05);
    assertEquals(0.5, session().evaluation().get().time());
  }
}
