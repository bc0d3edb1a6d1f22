package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Numbers;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Collectors;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import org.junit.jupiter.api.Test;

class InspectorTest extends OneWindowTest {

  private static final Vec3 BALL = new Vec3(-2, 1, 0);
  private static final Vec3 BOX = new Vec3(1, 1, 0);

  /// Longer than a field shows.
  private static final double THIRD = 1 / 3.0;

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("ball", new Sphere(BALL, 0.5)),
            new Body3("box", new Box(BOX, new Vec3(0.5, THIRD, 0.5)))));
  }

  private String field(String id) {
    return robot.lookup("#field-" + id).queryAs(TextField.class).getText();
  }

  private void type(String id, String text) {
    robot.clickOn("#field-" + id).push(KeyCode.CONTROL, KeyCode.A);
    robot.write(text).push(KeyCode.ENTER);
  }

  private Sphere ball() {
    return (Sphere) ((Body3) body("ball")).shape();
  }

  private String refusals() {
    return robot.lookup(".refusal").queryAllAs(Label.class).stream()
        .filter(Label::isVisible)
        .map(Label::getText)
        .collect(Collectors.joining());
  }

  private String clipboard() {
    return clipboard.text.orElse("");
  }

  @Test
  void aPointTypedIntoOneFieldIsOneStepOfTheHistory() {
    select("ball");
    type("shape-0-y", "new Vector3(1f, 2f, -3.5f)");
    assertEquals(new Vec3(1, 2, -3.5), ball().center());
    assertEquals("-3.5", field("shape-0-z"));
    assertEquals(1, steps());
    type("shape-1", "(1, 2, 3)");
    assertEquals(0.5, ball().radius());
    assertEquals("Use a decimal point: 1.5", refusals());
  }

  @Test
  void degreesHintIsShownWhileAnAngleIsTyped() {
    select("ball");
    robot.clickOn("#field-shape-1").push(KeyCode.CONTROL, KeyCode.A).write("sin(30");
    assertEquals("sin, cos and tan take degrees: sin(30) = 0.5", refusals());
    robot.write(")").push(KeyCode.ENTER);
    assertEquals("", refusals());
    assertEquals(0.5, ball().radius());
  }

  @Test
  void focusShowsAllDigitsAndChangesNothing() {
    select("box");
    assertEquals("0.33333", field("shape-1-y"));
    Scene before = scene();
    robot.clickOn("#field-shape-1-y");
    assertEquals("0.3333333333333333", field("shape-1-y"));
    assertEquals(
        field("shape-1-y"),
        robot.lookup("#field-shape-1-y").queryAs(TextField.class).getSelectedText(),
        "what is typed next takes its place");
    robot.push(KeyCode.ENTER).push(KeyCode.TAB);
    assertEquals(before, scene());
    assertEquals(0, steps());
  }

  @Test
  void invalidSizeIsRefusedBesideItsField() {
    select("ball");
    Scene before = scene();
    type("shape-1", "-1");
    assertEquals("Must be 0 or greater.", refusals());
    assertEquals("-1", field("shape-1"));
    assertTrue(
        robot.lookup("#field-shape-1").query().getPseudoClassStates().stream()
            .anyMatch(state -> state.getPseudoClassName().equals("refused")));
    robot.push(KeyCode.CONTROL, KeyCode.A).write("1/0").push(KeyCode.ENTER);
    assertEquals("Division by zero.", refusals());
    robot.push(KeyCode.ESCAPE);
    assertEquals("", refusals());
    assertEquals("0.5", field("shape-1"));
    assertEquals(before, scene());
    assertEquals(0, steps());
  }

  @Test
  void refusalCoversTheNextFieldUntilThatIsFocused() {
    select("ball");
    Bounds before = place("#field-shape-1");
    robot.clickOn("#field-shape-0-x").push(KeyCode.BACK_SPACE).push(KeyCode.ENTER);
    assertEquals("Enter a number.", refusals());
    assertEquals(before, place("#field-shape-1"));
    assertTrue(place(".refusal").intersects(before), "it covers the radius");
    robot.clickOn(before.getCenterX(), before.getMinY() + 4);
    assertTrue(robot.lookup("#field-shape-1").query().isFocused());
    settle();
    assertEquals("", refusals());
    robot.moveTo("#field-shape-0-x");
    assertEquals("Enter a number.", refusals(), "as long as the mouse is over the field");
  }

  /// {@return where the node that is seen is on the screen}
  private Bounds place(String selector) {
    Node node = robot.lookup(selector).match(Node::isVisible).query();
    return onFx(() -> node.localToScreen(node.getLayoutBounds()));
  }

  @Test
  void editKeysActOnTheFocusedFieldNotOnBodies() {
    select("ball");
    Scene before = scene();
    robot.clickOn("#field-shape-0-x");
    robot.push(KeyCode.CONTROL, KeyCode.A).push(KeyCode.CONTROL, KeyCode.C);
    robot.push(KeyCode.CONTROL, KeyCode.X).push(KeyCode.BACK_SPACE).push(KeyCode.DELETE);
    robot.push(KeyCode.CONTROL, KeyCode.V).push(KeyCode.ESCAPE);
    assertEquals(List.of("ball"), session().selection().get().ids());
    assertEquals(before, scene());
    assertEquals("", clipboard());
  }

  @Test
  void longNumberIsScrolledToItsStart() {
    select("ball");
    for (String typed : List.of("1/3", "2*pi")) {
      type("shape-0-x", typed);
      robot.clickOn("#field-shape-0-x");
      TextField field = robot.lookup("#field-shape-0-x").queryAs(TextField.class);
      Node text = field.lookup(".text");
      assertEquals(field.getText(), field.getSelectedText());
      assertTrue(field.getText().length() > 12, field.getText());
      Bounds inside = onFx(() -> text.localToScreen(text.getLayoutBounds()));
      Bounds around = onFx(() -> field.localToScreen(field.getLayoutBounds()));
      assertTrue(inside.getWidth() > around.getWidth(), "it is longer than the field");
      assertTrue(inside.getMinX() >= around.getMinX(), inside + " in " + around);
    }
  }

  @Test
  void aDragOfTheLabelIsOneStepAndEscapeTakesItBack() {
    select("ball");
    robot.drag("#field-shape-0-x-label", MouseButton.PRIMARY).moveBy(30, 0).moveBy(20, 0);
    assertEquals(0, steps());
    assertEquals("-1.5", field("shape-0-x"), "a pixel is a hundredth at this distance");
    robot.drop();
    assertEquals(-1.5, ball().center().x());
    assertEquals(1, steps());
    robot.drag("#field-shape-1-label", MouseButton.PRIMARY).moveBy(10, 0).push(KeyCode.ESCAPE);
    robot.moveBy(10, 0).drop();
    assertEquals(0.5, ball().radius());
    assertEquals(1, steps());
  }

  @Test
  void labelDragStopsAtZeroAndShiftIsCoarseAndAltFine() {
    select("ball");
    robot.drag("#field-shape-1-label", MouseButton.PRIMARY).moveBy(-90, 0).drop();
    assertEquals(0, ball().radius());
    robot.press(KeyCode.SHIFT);
    robot.drag("#field-shape-1-label", MouseButton.PRIMARY).moveBy(10, 0).drop();
    robot.release(KeyCode.SHIFT);
    assertEquals(1, ball().radius());
    robot.press(KeyCode.ALT);
    robot.drag("#field-shape-1-label", MouseButton.PRIMARY).moveBy(10, 0).drop();
    robot.release(KeyCode.ALT);
    assertEquals(1.01, ball().radius());
    robot.push(KeyCode.E);
    assertEquals(View.Tool.ROTATE, session().display().view().get().tool(), "not the menu Edit");
  }

  @Test
  void fieldsFollowADragExceptTheOneBeingTyped() {
    select("ball");
    dragAndHold(BALL, BALL.plus(new Vec3(1, 0, 0)));
    Body3 dragged = (Body3) session().evaluation().get().scene().bodies().getFirst();
    double x = ((Sphere) dragged.shape()).center().x();
    assertEquals(-1, x, 0.1);
    assertEquals(Numbers.of(x), field("shape-0-x"));
    drop();
    robot.clickOn("#field-shape-1").write("7");
    robot.interact(() -> session().make(new Edit.Move("ball", new Vec3(0.5, 0, 0))));
    assertEquals("7", field("shape-1"));
    assertEquals(Numbers.of(x + 0.5), field("shape-0-x"));
    robot.push(KeyCode.ENTER);
    assertEquals(7, ball().radius());
  }

  @Test
  void aTinyCoordinateIsShownAsZeroUntilFocused() {
    Body3 ball = new Body3("ball", new Sphere(new Vec3(5.5e-17, 1, 0), 1e-13));
    Body3 large = new Body3("large", new Sphere(new Vec3(5.5e-17, 1, 0), 1));
    robot.interact(() -> session().open(Document.of(inSpace(ball, large)), FRONT));
    select("ball");
    assertEquals("5.5e-17", field("shape-0-x"));
    select("large");
    assertEquals("0", field("shape-0-x"));
    robot.clickOn("#field-shape-0-x");
    assertEquals("5.5e-17", field("shape-0-x"));
  }

  @Test
  void sceneNameAndNoteAreEditedWithoutASelection() {
    assertEquals("2", text("scene-bodies"));
    assertEquals("0 of 1 pairs touch", text("scene-contacts"));
    robot.clickOn("#inspector-name").write("Mine").push(KeyCode.ENTER);
    robot.clickOn("#scene-note").write("One\nand two");
    robot.clickOn(onScreen(new Vec3(-3, 3.5, 0)));
    assertEquals("Mine", scene().name());
    assertEquals("One\nand two", scene().note());
    assertEquals(2, steps());
  }

  @Test
  void noteFieldIsFoldedWhileTheCaptionShowsIt() {
    robot.interact(() -> session().open(Document.of(noted("as it was")), FRONT));
    Node field = robot.lookup("#scene-note").query();
    assertFalse(field.isVisible(), "the note stands once");
    assertEquals("as it was", text("caption-note"));
    robot.clickOn("#scene-note-unfold").clickOn(field).push(KeyCode.CONTROL, KeyCode.A).write("so");
    robot.clickOn("#inspector-name");
    assertEquals("so", scene().note());
    robot.interact(() -> session().open(Document.of(noted("another")), FRONT));
    assertFalse(field.isVisible(), "folded again");
    robot.interact(() -> session().open(Document.of(noted("")), FRONT));
    assertTrue(field.isVisible(), "to be written");
  }

  private static Scene noted(String note) {
    return new Edit.Note(note).applyTo(inSpace(new Body3("ball", new Sphere(Vec3.ZERO, 1))));
  }

  @Test
  void typedNoteIsDroppedWhenAnotherSceneOpens() {
    robot.clickOn("#scene-note").write("of the old one");
    Scene other = inSpace(new Body3("ball", new Sphere(Vec3.ZERO, 1)));
    robot.interact(() -> session().open(Document.of(other), FRONT));
    robot.clickOn("#inspector-name");
    assertEquals(other, scene());
    assertEquals("", robot.lookup("#scene-note").queryAs(TextInputControl.class).getText());
  }

  @Test
  void pairAnswersFollowADragAndAreCopied() {
    select("ball", "box");
    assertEquals("No: ball does not touch box", text("pair-0-words"));
    assertEquals("2", text("pair-0-0"));
    select("ball");
    assertEquals("No: ball does not touch box", text("pair-0-words"), "its nearest");
    dragAndHold(BALL, new Vec3(0.25, 1, 0));
    assertEquals("Yes: ball touches box", text("pair-0-words"));
    drop();
    type("shape-0-x", "0.25");
    assertEquals("depth 0.25", text("pair-0-distance"));
    robot.clickOn("#pair-0-1-copy");
    assertEquals("[0.75, 1, 0]", clipboard());
    robot.clickOn("#answers-copy");
    assertTrue(
        clipboard().startsWith("Yes: ball touches box\nSigned distance: -0.25\n"), clipboard());
  }
}
