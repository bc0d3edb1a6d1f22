package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body2;
import collisionbench.app.session.Document;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

class DragFlatTest extends OneWindowTest {

  private static final Vec3 CIRCLE = new Vec3(2.5, 0, 0);

  @Override
  Document document() {
    return Document.of(
        inPlane(
            new Body2("circle", new Circle(new Vec2(2.5, 0), 0.5)),
            new Body2("slice", new Sector(new Vec2(-1, 0), 2, new Vec2(1, 0), 1.5 * Math.PI)),
            new Body2("line", new Segment2(new Vec2(-3, -3), new Vec2(3, -3)))));
  }

  @Test
  void aCircleGoesRedOnTheSliceAndNotInItsMouth() {
    assertFalse(touches("circle"));
    dragAndHold(CIRCLE, new Vec3(0.5, 0, 0));
    assertTrue(touches("circle") && touches("slice"));
    assertTrue(isRed(pixel(new Vec3(0.5, 0, 0))));
    drop();
    drag(new Vec3(0.5, 0, 0), new Vec3(-2.2, 0, 0));
    assertFalse(touches("circle"), "in the mouth of the slice");
    assertFalse(isRed(pixel(new Vec3(-2.2, 0, 0))));
  }

  @Test
  void aLineGoesRedOnContact() {
    dragAndHold(new Vec3(0, -3, 0), new Vec3(0, -1, 0));
    assertTrue(touches("line"));
    assertTrue(isRed(pixel(new Vec3(-2.5, -1, 0))));
    drop();
    drag(new Vec3(0, -1, 0), new Vec3(0, -3, 0));
    assertFalse(touches("line"));
    assertFalse(isRed(pixel(new Vec3(-2.5, -3, 0))));
  }

  @Test
  void aFlatSceneIsMovedAndNeverTurned() {
    robot.drag(onScreen(new Vec3(3, 2.5, 0)), MouseButton.PRIMARY).dropBy(50, 30);
    settle();
    assertEquals(0, session().display().camera().get().azimuth());
    assertEquals(0, session().display().camera().get().elevation());
    assertTrue(session().display().camera().get().target().x() < 0);
  }
}
