package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body3;
import collisionbench.app.session.Document;
import collisionbench.app.text.Numbers;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;
import javafx.scene.Parent;
import javafx.scene.input.KeyCode;
import javafx.scene.paint.Color;
import javafx.scene.paint.PhongMaterial;
import javafx.scene.shape.Shape3D;
import org.junit.jupiter.api.Test;

class DragSolidsTest extends OneWindowTest {

  private static final Vec3 BALL = new Vec3(0, 1, 0);
  private static final Vec3 CAPSULE = new Vec3(-3, 1, 0);
  private static final Vec3 BOX = new Vec3(3, 1, 0);
  private static final Vec3 STICK = new Vec3(0, 3.2, 0);
  private static final Vec3 TRIANGLE = new Vec3(0, -1.5, 0);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(BALL, 0.75)),
            new Body3(
                "capsule",
                new Capsule(
                    CAPSULE.plus(new Vec3(0, -0.5, 0)), CAPSULE.plus(new Vec3(0, 0.5, 0)), 0.4)),
            new Body3("box", new Box(BOX, new Vec3(0.5, 0.6, 0.5))),
            new Body3("stick", new Segment(new Vec3(-1, 3.2, 0), new Vec3(1, 3.2, 0))),
            new Body3(
                "triangle",
                new Triangle(new Vec3(-1, -2, 0), new Vec3(1, -2, 0), new Vec3(0, -0.5, 0)))));
  }

  private static Color materialOf(javafx.scene.Node node) {
    Parent parts = (Parent) ((Parent) node).getChildrenUnmodifiable().getFirst();
    Shape3D first = (Shape3D) parts.getChildrenUnmodifiable().getFirst();
    PhongMaterial material = (PhongMaterial) first.getMaterial();
    return Stream.of(material.getSelfIlluminationMap(), material.getDiffuseMap())
        .filter(Objects::nonNull)
        .map(texture -> texture.getPixelReader().getColor(0, 0))
        .findFirst()
        .orElseGet(material::getDiffuseColor);
  }

  /// Into contact with the ball, where it is red while the button is still held, and out again.
  private void goesRedAndWhiteAgain(String id, Vec3 grip, Vec3 seenOnIt) {
    assertFalse(isRed(materialOf(node(id))), "white before");
    assertFalse(isRed(pixel(grip)), "white on the screen before");
    Vec3 there = BALL.plus(0.2, grip.minus(BALL));
    Vec3 offset = seenOnIt.minus(grip);
    dragAndHold(grip, there);
    assertTrue(touches(id) && touches("ball"), "in contact while dragging");
    assertTrue(isRed(materialOf(node(id))), "red while dragging");
    assertTrue(isRed(materialOf(node("ball"))), "the ball is red too");
    assertTrue(isRed(pixel(there.plus(offset))), "red on the screen: " + pixel(there.plus(offset)));
    drop();
    assertTrue(touches(id), "still in contact after dropping");
    drag(there, grip);
    assertFalse(touches(id), "out of contact again");
    assertFalse(isRed(materialOf(node(id))), "white again");
    assertFalse(isRed(pixel(grip)), "white on the screen again");
  }

  @Test
  void sphereGoesRedOnContact() {
    Vec3 away = new Vec3(0, 2.2, 0);
    drag(CAPSULE, new Vec3(-3, -1, 0));
    assertFalse(touches("ball"));
    drag(BALL, new Vec3(-2, 1, 0));
    goesRedAndWhiteAgainFor("ball", new Vec3(-2, 1, 0), BOX);
    assertFalse(isRed(pixel(away)));
  }

  private void goesRedAndWhiteAgainFor(String id, Vec3 from, Vec3 target) {
    dragAndHold(from, target.plus(new Vec3(-1, 0, 0)));
    assertTrue(touches(id));
    assertTrue(isRed(materialOf(node(id))));
    assertTrue(isRed(pixel(target.plus(new Vec3(-1, 0, 0)))));
    drop();
    drag(target.plus(new Vec3(-1, 0, 0)), from);
    assertFalse(touches(id));
    assertFalse(isRed(pixel(from)));
  }

  @Test
  void capsuleGoesRedOnContact() {
    goesRedAndWhiteAgain("capsule", CAPSULE, CAPSULE.plus(new Vec3(-0.2, 0.3, 0)));
  }

  @Test
  void boxGoesRedOnContact() {
    goesRedAndWhiteAgain("box", BOX, BOX.plus(new Vec3(0.3, 0.3, 0)));
  }

  @Test
  void segmentGoesRedOnContact() {
    goesRedAndWhiteAgain("stick", STICK, new Vec3(-0.95, 3.2, 0));
  }

  @Test
  void triangleGoesRedOnContact() {
    goesRedAndWhiteAgain("triangle", TRIANGLE, new Vec3(0, -1.9, 0));
  }

  @Test
  void aBodyFollowsTheMouseOnThePlaneThroughThePointGrabbed() {
    drag(BOX, BOX.plus(new Vec3(-1, 1, 0)));
    Box moved = (Box) ((Body3) body("box")).shape();
    // The box was grabbed at its front, where a unit in the picture is less of a way.
    double way = (FRONT.distance() - 0.5) / FRONT.distance();
    assertEquals(BOX.x() - way, moved.center().x(), 0.02);
    assertEquals(BOX.y() + way, moved.center().y(), 0.02);
    assertEquals(0, moved.center().z(), 1e-12);
  }

  @Test
  void escapeTakesADragBack() {
    var before = scene();
    dragAndHold(BOX, BALL);
    assertTrue(touches("box"));
    robot.type(KeyCode.ESCAPE);
    settle();
    assertFalse(touches("box"));
    drop();
    assertEquals(before, scene());
    assertFalse(session().document().get().isDirty());
  }

  @Test
  void undoAndRedoGoThroughDragsOneByOne() {
    var first = scene();
    drag(BOX, BALL);
    var second = scene();
    drag(CAPSULE, new Vec3(-2, 2, 0));
    var third = scene();
    assertNotEquals(second, third);
    robot.press(KeyCode.CONTROL).type(KeyCode.Z).type(KeyCode.Z).release(KeyCode.CONTROL);
    settle();
    assertEquals(first, scene());
    assertFalse(isRed(materialOf(node("box"))));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    settle();
    assertEquals(second, scene());
    assertTrue(isRed(materialOf(node("box"))));
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.Z);
    settle();
    assertEquals(third, scene());
  }

  @Test
  void statusBarSaysThePairAndItsDistance() {
    robot.clickOn(onScreen(BOX));
    settle();
    assertEquals("ball does not touch box", text("status-pair"));
    assertEquals("distance 1.75", text("status-distance"));
    drag(BOX, new Vec3(1, 1, 0));
    assertEquals("ball touches box", text("status-pair"));
    double depth =
        -session().evaluation().get().closest(Set.of("box")).orElseThrow().separation().distance();
    assertTrue(depth > 0);
    assertEquals("depth " + Numbers.of(depth), text("status-distance"));
    assertEquals("1 of 10 pairs touch", text("status-count"));
  }

  @Test
  void aThinSegmentIsGrabbedFromAFewPixelsAside() {
    robot.clickOn(onScreen(STICK).add(20, 5));
    settle();
    assertEquals("stick", session().selection().get().last().orElse(""));
    robot.clickOn(onScreen(STICK).add(20, 12));
    settle();
    assertTrue(session().selection().get().isEmpty());
  }
}
