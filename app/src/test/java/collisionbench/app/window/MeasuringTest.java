package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.measure.Measurement;
import collisionbench.app.measure.Measuring;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import java.util.Set;
import javafx.scene.AccessibleAttribute;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Measuring with the mouse, and the keys that copy, remove and leave it.
class MeasuringTest extends WindowTest {

  private static final Vec3 LEFT = new Vec3(-2, 1, 0);
  private static final Vec3 RIGHT = new Vec3(2, 1, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("left", new Sphere(LEFT, 0.8)), new Body3("right", new Sphere(RIGHT, 0.8))));
  }

  private Measuring measuring() {
    return session().display().measuring().get();
  }

  private Optional<Double> kept() {
    return measuring().kept(session().evaluation().get()).map(Measurement::distance);
  }

  private void measure() {
    robot.type(KeyCode.I);
    robot.clickOn(onScreen(LEFT));
    robot.clickOn(onScreen(RIGHT));
    settle();
  }

  @Test
  void twoClicksMeasureAndTheLineFollowsTheBodies() {
    Scene before = scene();
    robot.type(KeyCode.I);
    robot.clickOn(onScreen(LEFT));
    robot.moveTo(onScreen(RIGHT));
    settle();
    assertEquals(
        Optional.of(4.0),
        measuring().live(session().evaluation().get()).map(Measurement::distance));
    robot.clickOn(onScreen(RIGHT));
    settle();
    assertEquals(Optional.of(4.0), kept());
    assertEquals("center of left to center of right", text("measure-title"));
    assertTrue(
        String.valueOf(window.viewport().queryAccessibleAttribute(AccessibleAttribute.TEXT))
            .startsWith("center of left to center of right, distance 4."));
    robot.interact(() -> session().preview(new Edit.Move(Set.of("right"), Vec3.X)));
    assertEquals(Optional.of(5.0), kept());
    robot.interact(() -> session().commit());
    robot.interact(() -> session().make(new Edit.Rename("right", "ball")));
    assertEquals(Optional.of(5.0), kept());
    robot.interact(() -> session().make(new Edit.Hide(Set.of("ball"), true)));
    assertEquals(Optional.empty(), kept());
    robot.interact(() -> session().goTo(0));
    assertEquals(before, scene());
  }

  @Test
  void whileItPicksAClickSelectsNothingAndADragMovesNoBody() {
    Scene before = scene();
    robot.type(KeyCode.I);
    drag(LEFT, LEFT.plus(Vec3.Y));
    assertEquals(before, scene());
    assertEquals(Measuring.NONE.toggled().picked(), measuring().picked());
    robot.clickOn(onScreen(LEFT));
    settle();
    assertEquals(Selection.NONE, session().selection().get());
    assertEquals(1, measuring().picked().size());
  }

  @Test
  void escapeEndsPickingAndThenRemovesTheMeasurement() {
    measure();
    robot.type(KeyCode.ESCAPE);
    assertFalse(measuring().isOn());
    assertEquals(Optional.of(4.0), kept());
    robot.type(KeyCode.ESCAPE);
    assertEquals(Measuring.NONE, measuring());
    assertFalse(robot.lookup("#measure").query().isVisible());
    robot.type(KeyCode.I);
    robot.clickOn(onScreen(LEFT));
    robot.type(KeyCode.ESCAPE);
    assertEquals(Measuring.NONE, measuring(), "half a measurement is not kept");
  }

  @Test
  void controlCCopiesItAndDeleteRemovesItButNoBody() {
    Scene before = scene();
    robot.interact(() -> session().select(Selection.of("left")));
    measure();
    robot.push(KeyCode.CONTROL, KeyCode.C);
    String copied = clipboard.text.orElseThrow();
    assertTrue(copied.endsWith("\nDistance\t4\ndx\t4\ndy\t0\ndz\t0"), copied);
    robot.type(KeyCode.DELETE);
    assertEquals(Optional.empty(), kept());
    assertEquals(before, scene());
    robot.clickOn(onScreen(LEFT));
    robot.clickOn(onScreen(RIGHT));
    robot.type(KeyCode.ESCAPE);
    robot.type(KeyCode.DELETE);
    assertEquals(Set.of("right"), scene().ids(), "the selected body");
  }

  @Test
  void anotherSceneHasNoMeasurement() {
    measure();
    robot.interact(() -> session().open(document(), FRONT));
    assertEquals(Measuring.NONE, measuring());
  }
}
