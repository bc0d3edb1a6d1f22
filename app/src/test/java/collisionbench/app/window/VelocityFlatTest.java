package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body2;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// In the plane too the tip of a velocity is dragged, and time is gone through.
class VelocityFlatTest extends WindowTest {

  private static final Vec3 TIP = new Vec3(1, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inPlane(
            new Body2("runner", new Circle(new Vec2(-2, 1), 0.5), new Vec2(3, 0)),
            new Body2("wall", new Circle(new Vec2(1, -1), 0.5))));
  }

  private Vec3 velocity() {
    return body("runner").displacement();
  }

  @Test
  void theTipIsDraggedAndUndone() {
    drag(TIP, new Vec3(1, -1, 0));
    assertEquals(3, velocity().x(), 0.05);
    assertEquals(-2, velocity().y(), 0.05);
    assertEquals(0, velocity().z());
    assertEquals(1, session().document().get().history().done().size());
    robot.push(KeyCode.CONTROL, KeyCode.Z);
    settle();
    assertEquals(new Vec3(3, 0, 0), velocity());
  }

  @Test
  void draggedTowardsTheWallItTouchesAndTheJumpLeadsThere() {
    robot.interact(() -> session().select(Selection.of("runner")));
    robot.type(KeyCode.T);
    assertEquals(0, session().evaluation().get().time());
    drag(TIP, new Vec3(1, -1, 0));
    assertFalse(touches("wall"));
    robot.type(KeyCode.T);
    double first = session().evaluation().get().time();
    assertTrue(first > 0.5 && first < 1, () -> "first contact at " + first);
    assertTrue(touches("wall"));
    assertTrue(touches("runner"));
  }
}
