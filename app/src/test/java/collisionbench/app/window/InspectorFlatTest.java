package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.scene.Body2;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import java.util.List;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

class InspectorFlatTest extends WindowTest {

  private static final List<Vec2> CORNERS =
      List.of(new Vec2(-1, -1), new Vec2(1, -1), new Vec2(1, 1));

  @Override
  Document document() {
    return Document.of(
        inPlane(
            new Body2("tile", new Polygon(CORNERS)),
            new Body2("slice", new Sector(new Vec2(3, 0), 1, Vec2.X, Math.toRadians(100)))));
  }

  private void select(String id) {
    robot.interact(() -> session().select(Selection.of(id)));
    settle();
  }

  private Polygon tile() {
    return (Polygon) ((Body2) body("tile")).shape();
  }

  private Sector slice() {
    return (Sector) ((Body2) body("slice")).shape();
  }

  private String field(String id) {
    return robot.lookup("#field-" + id).queryAs(TextField.class).getText();
  }

  private void type(String id, String text) {
    robot.clickOn("#field-" + id).push(KeyCode.CONTROL, KeyCode.A);
    robot.write(text).push(KeyCode.ENTER);
    settle();
  }

  private boolean isRefused(String sentence) {
    return robot.lookup(".refusal").queryAllAs(Label.class).stream()
        .anyMatch(label -> label.isVisible() && label.getText().equals(sentence));
  }

  @Test
  void cornersAreAddedMovedAndTakenAway() {
    select("tile");
    assertTrue(robot.lookup("#corner-1-remove").query().isDisabled(), "three are the least");
    robot.clickOn("#corner-2-add");
    settle();
    assertEquals(new Vec2(1.25, 0), tile().vertices().get(2));
    type("corner-3-x", "3");
    assertEquals(new Vec2(3, 0), tile().vertices().get(2));
    type("corner-3-x", "0");
    assertTrue(isRefused("The polygon would not be convex at vertex 3."));
    assertEquals(new Vec2(3, 0), tile().vertices().get(2));
    robot.push(KeyCode.ESCAPE).clickOn("#corner-3-remove");
    settle();
    assertEquals(CORNERS, tile().vertices());
    assertEquals(3, session().document().get().history().done().size());
  }

  @Test
  void anglesAreInDegreesOnTheScreenAndInRadiansInTheModel() {
    select("slice");
    assertEquals("100°", field("shape-3"));
    assertEquals("0°", field("shape-2"));
    type("shape-2", "90");
    type("shape-3", "270°");
    assertEquals(new Sector(new Vec2(3, 0), 1, Vec2.Y, Math.toRadians(270)), slice());
    type("shape-3", "0");
    assertTrue(isRefused("An opening must be greater than 0° and at most 360°."));
    assertEquals(Math.toRadians(270), slice().angle());
    robot.push(KeyCode.ESCAPE);
    type("shape-3", "360");
    assertEquals(Sector.FULL_TURN, slice().angle());
  }
}
