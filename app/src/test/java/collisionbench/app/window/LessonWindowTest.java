package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.panel.formula.FormulaView;
import collisionbench.app.panel.widget.Scrolling;
import collisionbench.app.session.DrawnMap;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.Layout;
import collisionbench.app.settings.View;
import collisionbench.bench.lesson.BuiltInLessons;
import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFiles;
import collisionbench.bench.map.AnswerMap;
import collisionbench.bench.map.MapColor;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body2;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Method;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// A lesson from its beginning in a menu to its end.
class LessonWindowTest extends LessonTest {

  private Button nextButton() {
    return robot.lookup("#lesson-next-button").queryAs(Button.class);
  }

  @Test
  void aLessonBeginsFromTheMenuWithItsFirstStep() {
    begin("000");
    assertTrue(isLearning());
    assertEquals("Capsule and ball: three regions", text("lesson-title"));
    assertEquals("Step 1 of 5", text("lesson-count"));
    assertTrue(text("lesson-sentence").endsWith("Drag the ball down onto the capsule."));
    assertEquals("d ≤ r₁ + r₂", formula());
    assertEquals("Capsule and ball: three regions, step 1", scene().name());
    assertEquals(List.of("capsule", "ball"), scene().bodies().stream().map(Body::id).toList());
    assertTrue(item("lesson-back").isDisable());
  }

  @Test
  void theStepShownStaysInSight() {
    begin("000");
    assertSeen(2);
    select("capsule");
    settle();
    assertSeen(2);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.EQUALS);
    settle();
    assertSeen(2);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    settle();
    assertSeen(2);
    move("ball", new Vec3(0.123456, 0.123456, 0.123456));
    assertSeen(2);
  }

  /// The answer is below the steps, which are scrolled.
  private void assertSeen(int step) {
    settle();
    assertTrue(isSelected(step));
    assertTrue(onFx(() -> Scrolling.isInView(robot.lookup("#step-" + step).query())));
    Node answer = robot.lookup("#steps-outcome").query();
    double end = onFx(() -> answer.localToScene(answer.getLayoutBounds()).getMaxY());
    double edge = onFx(() -> robot.lookup("#pair-section").query().localToScene(0, 0).getY());
    assertTrue(end > edge && end <= stage.getScene().getHeight(), end + " below " + edge);
  }

  @Test
  void goalCountsOnlyAfterTheDragEnds() {
    begin("000");
    robot.interact(() -> session().preview(new Edit.Move("ball", new Vec3(0, -1, 0))));
    settle();
    assertFalse(isDone());
    robot.interact(() -> session().preview(new Edit.Move("ball", new Vec3(0, 1, 0))));
    robot.interact(() -> session().commit());
    settle();
    assertFalse(isDone());
    move("ball", new Vec3(0, -2, 0));
    assertTrue(isDone());
  }

  private Optional<AnswerMap> map() {
    return onFx(() -> session().display().mapping().get().drawn().map(DrawnMap::map));
  }

  /// By the mouse, as the sentences say.
  @Test
  void firstLessonIsFinishedByDragging() {
    begin("000");
    Vec3 ball = new Vec3(-0.4, 2.4, 0);
    drag(ball, ball.plus(Vec3.Y.times(-0.8)));
    assertTrue(isDone());
    robot.clickOn("#lesson-next-button");
    assertFalse(isDone());
    robot.clickOn("#lesson-back-button").clickOn("#lesson-next-button");
    assertTrue(window.viewport().isFocused(), "the keys are the picture's");
    dragBall(new Vec3(0.2, 2.3, 0), new Vec3(1.5, 2.3, 0));
    next();
    dragBall(new Vec3(-0.3, 2.2, 0), new Vec3(-1.5, 2.2, 0));
    next();
    dragBall(new Vec3(1000.3, 1.1, 0), new Vec3(1000.3, 1.4, 0));
    next();
    assertEquals("Step 5 of 5", text("lesson-count"));
    await(() -> map().filter(AnswerMap::isComplete).isPresent());
    assertEquals(MapColor.BRANCH, map().orElseThrow().color());
    robot.clickOn(onScreen(new Vec3(1.4, 2, 0)));
    assertTrue(isDone(), "a click on the map moves the ball");
    assertEquals("End", nextButton().getText());
    next();
    assertFalse(isLearning());
    assertTrue(scene().name().endsWith("step 5"), "the scene stays");
    assertTrue(text("notice-action").contains("is finished"), text("notice-action"));
  }

  @Test
  void aClickOnAMapPlacesTheBodyEvenOnTheOther() {
    begin("003");
    for (int step = 1; step < 5; step++) {
      next();
    }
    await(() -> map().filter(AnswerMap::isComplete).isPresent());
    Sector sector = (Sector) ((Body2) body("three quarters")).shape();
    Vec2 within = sector.center().plus(0.7 * sector.radius(), sector.opening().axis());
    robot.clickOn(onScreen(new Vec3(within.x(), within.y(), 0)));
    settle();
    assertTrue(isDone());
    assertEquals(Selection.of("circle"), session().selection().get());
  }

  @Test
  void aStepAboutAnErrorIsColoredByItsMethodUntilTheNext() {
    begin("000");
    for (int step = 1; step < 4; step++) {
      assertEquals(Optional.empty(), coloring());
      robot.push(KeyCode.PAGE_DOWN);
    }
    assertEquals("Step 4 of 5", text("lesson-count"));
    await(() -> coloring().equals(Optional.of("article-000-capsule-sphere")));
    robot.push(KeyCode.PAGE_UP);
    settle();
    assertEquals("Step 3 of 5", text("lesson-count"));
    assertEquals(Optional.empty(), coloring());
    robot.push(KeyCode.PAGE_DOWN);
    await(() -> coloring().isPresent());
    openBuiltIn("sphere-box");
    assertEquals(Optional.empty(), coloring(), "a scene of one's own is not colored");
    next();
    await(() -> coloring().isPresent());
    robot.push(KeyCode.SHIFT, KeyCode.M);
    robot.interact(() -> session().showTime(0.5));
    settle();
    assertEquals(Optional.empty(), coloring(), "what is turned off stays off");
  }

  private Optional<String> coloring() {
    return onFx(() -> session().display().coloring().get().map(by -> by.method().name()));
  }

  @Test
  void walkingThroughALessonFinishesNothing() {
    for (Lesson lesson : BuiltInLessons.all()) {
      begin(lesson.name());
      int steps = lesson.steps().size();
      for (int step = 0; step < steps; step++) {
        assertFalse(isDone(), lesson.key(step));
        next();
      }
      assertFalse(isLearning());
      String ended = text("notice-action");
      assertTrue(ended.contains("0 of " + steps + " steps"), ended);
    }
  }

  @Test
  void aLessonHidesTheHandlesAndLeavesThePanesFolded() {
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.B);
    begin("000");
    assertEquals(View.Tool.NONE, tool());
    assertTrue(session().display().layout().get().isFolded());
    robot.push(KeyCode.E);
    next();
    assertEquals(View.Tool.ROTATE, tool(), "what was chosen stays");
    robot.push(KeyCode.ALT, KeyCode.END);
    settle();
    assertEquals(View.Tool.ROTATE, tool());
  }

  private View.Tool tool() {
    return session().display().view().get().tool();
  }

  private void dragBall(Vec3 from, Vec3 to) {
    assertFalse(isDone());
    drag(from, to);
    assertTrue(isDone());
  }

  @Test
  void doneStepHighlightsNextAndStaysDone() {
    begin("000");
    assertFalse(nextButton().getStyleClass().contains("accent"));
    double height = barHeight();
    move("ball", new Vec3(0, -1, 0));
    assertTrue(isDone());
    assertEquals("Done", text("lesson-done"));
    assertTrue(nextButton().getStyleClass().contains("accent"));
    assertEquals(height, barHeight(), "the picture stays where it is");
    move("ball", new Vec3(0, 1, 0));
    assertTrue(isDone());
    next();
    assertFalse(nextButton().getStyleClass().contains("accent"));
    back();
    assertTrue(isDone(), "a step that was done is done");
    begin("000");
    assertFalse(isDone(), "a lesson that is begun again is not");
  }

  private String formula() {
    return robot.lookup("#lesson-formula").queryAs(FormulaView.class).getAccessibleText();
  }

  private double barHeight() {
    Node bar = robot.lookup("#lesson-bar").query();
    return bar.getLayoutBounds().getHeight();
  }

  @Test
  void leavingEndsTheLessonAndAnotherSceneHidesIt() {
    begin("004");
    robot.clickOn("#lesson-leave-button");
    settle();
    assertFalse(isLearning());
    begin("004");
    robot.push(KeyCode.ALT, KeyCode.END);
    settle();
    assertFalse(isLearning());
    begin("004");
    openBuiltIn("sphere-box");
    settle();
    assertFalse(isLearning());
    assertEquals("Return to the lesson", item("lesson-next").getText().replace("_", ""));
    next();
    assertEquals("Step 1 of 5", text("lesson-count"));
  }

  @Test
  void aLessonThatWasLeftIsTakenUpAgainWhereItWas() {
    assertTrue(item("lesson-next").isDisable());
    begin("000");
    move("ball", new Vec3(0, -1, 0));
    next();
    move("ball", new Vec3(0, -0.1, 0));
    Scene moved = scene();
    robot.push(KeyCode.ALT, KeyCode.END);
    settle();
    assertFalse(isLearning());
    assertTrue(text("notice-action").contains("was left at step 2"), text("notice-action"));
    assertEquals("Return to the lesson", item("lesson-next").getText().replace("_", ""));
    next();
    assertEquals("Step 2 of 5", text("lesson-count"));
    assertEquals(moved, scene());
    back();
    assertTrue(isDone(), "a step that was done is done");
    next();
    robot.push(KeyCode.ALT, KeyCode.END);
    openBuiltIn("sphere-box");
    next();
    assertEquals("Step 2 of 5", text("lesson-count"));
  }

  private String method() {
    Object method = robot.lookup("#steps-method").queryAs(ComboBox.class).getValue();
    return ((Method) method).name();
  }

  private boolean isSelected(int step) {
    return robot.lookup("#step-" + step + "-head").queryAs(ToggleButton.class).isSelected();
  }

  @Test
  void theStepsOfTheMethodOpenAtWhatTheLessonIsAbout() {
    begin("000");
    assertEquals("article-000-capsule-sphere", method());
    assertEquals(Selection.of("ball"), session().selection().get());
    assertTrue(session().display().layout().get().shows(Layout.Tab.STEPS));
    assertTrue(isSelected(2));
    assertTrue(isDrawn("D"));
    next();
    assertTrue(isSelected(0));
    assertFalse(isSelected(2));
    assertTrue(isDrawn("A"));
    begin("004");
    assertEquals("article-004-sphere-box", method());
    assertTrue(isSelected(1));
    assertTrue(isDrawn("Q"));
  }

  private boolean isDrawn(String letter) {
    return session().display().pointedOut().get().stream()
        .anyMatch(drawing -> drawing.letter().equals(letter));
  }

  @Test
  void chosenMethodAndTabStayUntilTheNextStep() {
    begin("000");
    robot.interact(() -> {
      session().display().explainBy("gjk");
      session().display().arrange(Layout.FIRST);
      session().select(Selection.NONE);
    });
    move("ball", new Vec3(0, -1, 0));
    assertEquals("gjk", session().display().view().get().method().orElseThrow());
    assertFalse(session().display().layout().get().shows(Layout.Tab.STEPS));
    next();
    assertEquals("article-000-capsule-sphere", method());
  }

  @Test
  void undoAndRedoShowTheMethodOfTheirStep() {
    begin("001");
    move("second", Vec3.X);
    for (int i = 0; i < 3; i++) {
      next();
    }
    assertEquals("article-001-moving-spheres", method());
    undo();
    settle();
    assertEquals("Step 1 of 7", text("lesson-count"));
    assertEquals("article-001-segments-2d", method());
    assertTrue(isSelected(1));
    robot.push(KeyCode.CONTROL, KeyCode.Y);
    settle();
    assertEquals("Step 4 of 7", text("lesson-count"));
    assertEquals("article-001-moving-spheres", method());
  }

  @Test
  void aLessonGoesOnInTheOtherLanguage() {
    begin("000");
    switchLanguage();
    assertEquals("胶囊体与球体：三个区域", text("lesson-title"));
    assertEquals("第 1 步，共 5 步", text("lesson-count"));
    assertEquals(List.of("胶囊体", "球体"), scene().bodies().stream().map(Body::id).toList());
    move("球体", new Vec3(0, -1, 0));
    assertTrue(isDone());
    switchLanguage();
    assertTrue(isDone());
    next();
    move("ball", new Vec3(0.1, 0, 0));
    switchLanguage();
    assertEquals("胶囊体与球体：三个区域，第 2 步", scene().name());
    move("球体", new Vec3(2, 0, 0));
    assertTrue(isDone());
  }

  @Test
  void lessonHasAccessibleText() {
    begin("000");
    robot.push(KeyCode.F6);
    robot.push(KeyCode.F6);
    settle();
    robot.interact(() -> robot.lookup("#lesson-words").query().requestFocus());
    String said = robot.lookup("#lesson-words").query().getAccessibleText();
    assertTrue(said.startsWith("Capsule and ball: three regions. Step 1 of 5. A capsule"), said);
    move("ball", new Vec3(0, -1, 0));
    String after = robot.lookup("#lesson-words").query().getAccessibleText();
    assertTrue(after.endsWith("Done."), after);
  }

  @Test
  void droppedFolderOpensAsALesson() throws IOException {
    LessonFiles.write(folder, LessonFiles.INDEX);
    drop(folder);
    assertEquals("Two balls", text("lesson-title"));
    assertEquals("Balls", scene().name());
    move("left", Vec3.X.times(3));
    assertTrue(isDone());
    robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.R);
    settle();
    assertFalse(session().document().get().isDirty());
    next();
    assertFalse(isDone(), "a step without anything to do");
    assertEquals("Step 2 of 2", text("lesson-count"));
    next();
    assertTrue(text("notice-action").contains("is finished"), "the step with a goal was done");
  }

  @Test
  void lessonPairIsExplainedThoughAnotherBodyIsNearer() throws IOException {
    String pair = "\"pair\": [\"left\", \"right\"], \"show\": \"compare\", \"done\"";
    String third =
        "{\"id\": \"third\", \"shape\":"
            + " {\"type\": \"sphere\", \"center\": [-1, 1, 0], \"radius\": 0.1}},";
    LessonFiles.write(folder, LessonFiles.INDEX.replace("\"done\"", pair));
    Files.writeString(
        folder.resolve("balls.json"),
        LessonFiles.SCENE.replace("\"bodies\": [", "\"bodies\": [" + third));
    drop(folder);
    String both = "left (A) and right (B)";
    assertEquals(Selection.of("left"), session().selection().get());
    assertEquals(both, text("steps-pair"));
    move("left", Vec3.X.times(0.1));
    assertEquals(both, text("steps-pair"));
    select("third");
    settle();
    assertEquals("third (A) and left (B)", text("steps-pair"), "another body is selected");
    select();
    settle();
    assertEquals(both, text("steps-pair"));
    robot.push(KeyCode.ALT, KeyCode.END);
    settle();
    assertEquals("third (A) and left (B)", text("steps-pair"), "the lesson is left");
  }

  @Test
  void brokenLessonIsReportedAndTheOpenSceneStays() throws IOException {
    LessonFiles.write(folder, LessonFiles.INDEX.replace("\"right\"", "\"up\""));
    drop(folder);
    assertTrue(text("dialog-text").contains("lesson.json: /steps/0/done"), text("dialog-text"));
    robot.type(KeyCode.ENTER);
    settle();
    assertEquals(SCENE, scene());
    assertFalse(isLearning());
  }
}
