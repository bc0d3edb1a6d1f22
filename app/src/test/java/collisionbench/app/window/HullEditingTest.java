package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Vec3;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// Hulls in a real window: dragged, by their handles and in the inspector.
class HullEditingTest extends HandleDragTest {

  private static final Vec3 GEM = new Vec3(-2, 1, 0);
  private static final Vec3 TIP = new Vec3(-2, 2.4, 0);
  private static final Vec3 RIGHT = new Vec3(-1, 1.2, 0);

  /// Of the gem; no corner.
  private static final Vec3 INSIDE = new Vec3(-2.2, 1.2, 0);

  private static final List<Vec3> POINTS =
      List.of(
          new Vec3(-2, 0, 0),
          RIGHT,
          new Vec3(-2, 1, -0.8),
          new Vec3(-3, 1, 0),
          new Vec3(-2, 1, 0.8),
          TIP,
          INSIDE);

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("gem", new Hull(POINTS)),
            new Body3("box", new Box(new Vec3(2, 1, 0), new Vec3(0.8, 0.8, 0.8))),
            new Body3("dot", new Hull(List.of(new Vec3(0, 3, 0)))),
            new Body3("crowd", new Hull(Collections.nCopies(256, new Vec3(3, 3, 0))))));
  }

  private List<Vec3> points() {
    return ((Hull) ((Body3) body("gem")).shape()).points();
  }

  private String field(String id) {
    return robot.lookup("#field-" + id).queryAs(TextField.class).getText();
  }

  @Test
  void everyPointHasAHandleThatSnapsAndIsUndoneAsOneStep() {
    snapBy(0.2);
    Scene before = scene();
    select(GEM, KeyCode.R);
    robot.press(KeyCode.CONTROL);
    pull(onScreen(TIP), 37, 25);
    robot.release(KeyCode.CONTROL);
    Vec3 tip = points().get(5);
    assertEquals(Math.rint(5 * (TIP.x() + 37 / scale(TIP))) / 5, tip.x());
    assertEquals(Math.rint(5 * (TIP.y() - 25 / scale(TIP))) / 5, tip.y());
    assertEquals(0, tip.z());
    assertEquals(POINTS.subList(0, 5), points().subList(0, 5));
    undo();
    assertSame(before, scene());
  }

  /// What is no corner is taken hold of too, and can be made one.
  @Test
  void aPointWithinIsPulledOut() {
    select(GEM, KeyCode.R);
    pull(onScreen(INSIDE), -60, -80);
    Vec3 out = points().getLast();
    assertEquals(INSIDE.x() - 60 / scale(INSIDE), out.x(), 0.002);
    assertEquals(INSIDE.y() + 80 / scale(INSIDE), out.y(), 0.002);
    assertTrue(new Hull(points()).surface().corners().contains(out));
  }

  @Test
  void pointsAreTypedAddedAndTakenAwayInTheInspector() {
    select("gem");
    robot.clickOn("#field-point-2-y").push(KeyCode.CONTROL, KeyCode.A);
    robot.write("1.2 + 1/4").push(KeyCode.TAB);
    assertEquals(new Vec3(-1, 1.45, 0), points().get(1));
    robot.push(KeyCode.CONTROL, KeyCode.A);
    robot.write("7").push(KeyCode.ESCAPE);
    assertEquals("0", field("point-2-z"));
    robot.clickOn("#point-2-add");
    assertEquals(8, points().size());
    assertTrue(new Hull(points()).surface().corners().contains(points().get(2)));
    robot.clickOn("#point-3-remove");
    assertEquals(7, points().size());
    undo();
    undo();
    undo();
    assertEquals(POINTS, points());
  }

  @Test
  void theLastPointStaysAndThereAreNoMoreThanTheMost() {
    select("dot");
    assertTrue(robot.lookup("#point-1-remove").query().isDisabled());
    assertFalse(robot.lookup("#point-1-add").query().isDisabled());
    assertEquals("A hull needs at least one point.", reason());
    select("crowd");
    assertTrue(robot.lookup("#point-1-add").query().isDisabled());
    assertEquals("A hull can have at most 256 points.", reason());
    robot.interact(() -> robot.lookup("#inspector-scroll").queryAs(ScrollPane.class).setVvalue(1));
    assertTrue(robot.lookup("#point-256-add").query().isDisabled());
    assertFalse(robot.lookup("#point-256-remove").query().isDisabled());
  }

  @Test
  void pointsAreCopiedAndPasted() {
    select("gem");
    robot.clickOn("#point-copy");
    String copied = clipboard.text.orElseThrow();
    assertEquals(hullPoints("gem").size(), copied.lines().count());
    clipboard.text = Optional.of("0 0 0\n1 0 0\n0 1 0\n0 0 1\n1 1 1");
    robot.clickOn("#point-paste");
    assertEquals(5, hullPoints("gem").size());
    clipboard.text = Optional.of(copied);
    robot.clickOn("#point-paste");
    assertEquals(copied.lines().count(), hullPoints("gem").size());
    List<Vec3> before = hullPoints("gem");
    clipboard.text = Optional.of("1 2");
    robot.clickOn("#point-paste");
    assertEquals(before, hullPoints("gem"));
  }

  @Test
  void theTabsStayInViewAndEachBodyBeginsAtTheTop() {
    select("crowd");
    ScrollPane scroll = robot.lookup("#inspector-scroll").queryAs(ScrollPane.class);
    robot.interact(() -> scroll.setVvalue(1));
    Node inspector = robot.lookup("#inspector").query();
    Bounds tab = onFx(() -> tabBounds("#tab-answers"));
    Bounds whole = onFx(() -> inspector.localToScene(inspector.getLayoutBounds()));
    assertTrue(whole.contains(tab), tab + " in " + whole);
    assertTrue(tab.getMinY() < whole.getCenterY() + 40, "answers have half of the height");
    select("gem");
    assertEquals(0, scroll.getVvalue());
    assertTrue(isUnfolded());
    robot.clickOn("#point-unfold");
    assertFalse(isUnfolded());
    select("crowd");
    assertFalse(isUnfolded(), "stays folded");
    robot.clickOn("#point-unfold");
    assertTrue(isUnfolded());
  }

  private boolean isUnfolded() {
    return robot.lookup("#point-copy").query().getParent().getParent().isVisible();
  }

  private List<Vec3> hullPoints(String id) {
    return ((Hull) ((Body3) body(id)).shape()).points();
  }

  private Bounds tabBounds(String id) {
    Node tab = robot.lookup(id).query();
    return tab.localToScene(tab.getLayoutBounds());
  }

  private String reason() {
    return robot.lookup(".corner-limit").queryAs(Label.class).getText();
  }
}
