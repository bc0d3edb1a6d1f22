package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.AnswerValue;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// What a scene expects of its contacts: recorded and deleted, and shown in the status bar.
class ExpectationTest extends OneWindowTest {

  private static final Expectation TOUCHING =
      new Expectation(List.of(new Expectation.Pair("a", "b")));

  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("a", new Sphere(Vec3.ZERO, 1), new Vec3(-4, 0, 0)),
            new Body3("b", new Sphere(new Vec3(1.5, 0, 0), 1)),
            new Body3("c", new Sphere(new Vec3(0, 4, 0), 1))));
  }

  /// Records the contacts with nothing selected.
  private void record() {
    fire("#expectation-record");
  }

  private void fire(String button) {
    Selection before = session().selection().get();
    select();
    robot.interact(() -> robot.lookup(button).queryButton().fire());
    robot.interact(() -> session().select(before));
  }

  private Optional<Expectation> expected() {
    return scene().expect();
  }

  private String text() {
    assertTrue(robot.lookup("#status-expectation").query().isVisible());
    return text("status-expectation");
  }

  @Test
  void recordingContactsTwiceChangesNothing() {
    select("a");
    assertFalse(robot.lookup("#status-expectation").query().isVisible(), "nothing is expected");
    record();
    assertEquals(Optional.of(TOUCHING), expected());
    var once = session().document().get();
    record();
    assertEquals(once, session().document().get());
    fire("#expectation-forget");
    assertEquals(Optional.empty(), expected());
    assertFalse(robot.lookup("#status-expectation").query().isVisible());
    undo();
    assertEquals(Optional.of(TOUCHING), expected());
  }

  @Test
  void theStatusBarSaysWhetherTheSceneIsAsExpectedWhateverIsSelectedAndShown() {
    select("c");
    record();
    assertEquals("As expected", text());
    robot.interact(() -> session().showTime(1));
    assertEquals("As expected at t = 0", text());
    assertTrue(session().evaluation().get().touching().isEmpty());
    robot.interact(() -> session().preview(new Edit.Move("b", new Vec3(3, 0, 0))));
    assertEquals("Not as expected at t = 0: 1", text());
    robot.interact(() -> session().showTime(0));
    assertEquals("Not as expected: 1", text());
    robot.interact(() -> session().cancel());
    assertEquals("As expected", text());
    robot.interact(() -> session().make(new Edit.Move("c", new Vec3(0, -3, 0))));
    assertEquals("Not as expected: 2", text());
    record();
    assertEquals("As expected", text());
    assertEquals(3, expected().orElseThrow().contacts().size());
  }

  @Test
  void answersAboutAPairAreShownWithTheirDifferenceFoundAndRemoved() {
    select("a", "c");
    robot.clickOn("#answers-expect");
    assertEquals(1, expected().orElseThrow().pairs().size());
    robot.interact(() -> session().make(new Edit.Move("c", new Vec3(0, 1, 0))));
    assertEquals(
        Set.of("a and c: distance 3, expected 2, off by 1"), violations("distance"), "shown");
    select();
    robot.interact(() -> new Hands(stage).press(KeyCode.F3, true, false, false));
    assertEquals(Set.of("a", "c"), session().selection().get().all());
  }

  private ExpectedPair distance(double expected) {
    return new ExpectedPair(
        new Expectation.Pair("a", "c"),
        Map.of(AnswerField.DISTANCE, new AnswerValue.Tuple(expected)),
        OptionalDouble.empty());
  }

  private void type(String text) {
    robot.interact(() -> {
      TextField field = robot.lookup("#expected-distance-value").queryAs(TextField.class);
      field.requestFocus();
      field.setText(text);
      new Hands(stage).press(KeyCode.ENTER, false, false, false);
    });
  }

  @Test
  void expectedNumbersAreTypedWhereTheyAreShown() {
    select("a", "c");
    Expectation five = Expectation.NOTHING.with(distance(5));
    robot.interact(() -> session().make(new Edit.Expect(Optional.of(five))));
    robot.interact(() -> robot.lookup("#expectation-edit").queryAs(ToggleButton.class).fire());
    type("two");
    assertEquals(Optional.of(five), expected());
    assertTrue(robot.lookup(".expectation-fields .refusal").query().isVisible(), "why");
    type("4/2");
    assertEquals(Optional.of(Expectation.NOTHING.with(distance(2))), expected());
    assertEquals("As expected", text());
    undo();
    assertEquals(Optional.of(five), expected());
  }

  private Set<String> violations(String word) {
    return robot.lookup("#pair-0-expected .missing").queryAllAs(Label.class).stream()
        .map(Label::getText)
        .filter(text -> text.contains(word))
        .collect(Collectors.toSet());
  }
}
