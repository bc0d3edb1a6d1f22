package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Document;
import collisionbench.app.settings.View;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.text.Language;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Method;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.geometry.Dimension2D;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/// The steps of a method beside the picture, and one of them drawn in it.
class StepsTest extends OneWindowTest {

  private static final String ARTICLE = "article-000-capsule-sphere";

  @Override
  Dimension2D size() {
    return AS_IT_OPENS;
  }

  @Override
  Document document() {
    return Document.of(BuiltInScenes.named("capsule-sphere").orElseThrow());
  }

  @AfterEach
  void inEnglishAgain() {
    Texts.use(Language.ENGLISH);
  }

  private void showSteps() {
    select("ball");
    robot.push(KeyCode.CONTROL, KeyCode.K);
    scroll(1);
  }

  private void scroll(double to) {
    robot.interact(() -> robot.lookup("#pair-scroll").queryAs(ScrollPane.class).setVvalue(to));
  }

  private void choose(String name) {
    ComboBox<Method> choice = choice();
    robot.interact(() ->
        choice.setValue(
            choice.getItems().stream()
                .filter(method -> method.name().equals(name))
                .findFirst()
                .orElseThrow()));
  }

  @SuppressWarnings("unchecked")
  private ComboBox<Method> choice() {
    return robot.lookup("#steps-method").queryAs(ComboBox.class);
  }

  private Vec3 ball() {
    return ((Sphere) ((Body3) body("ball")).shape()).center();
  }

  /// {@return a place beside the capsule}
  ///
  /// @param along 0 at its start, 1 at its end
  private Vec3 beside(double along) {
    Capsule capsule = (Capsule) ((Body3) body("capsule")).shape();
    return capsule.start().towards(capsule.end(), along).plus(1.4, Vec3.X);
  }

  private Optional<Label> label(String id) {
    return robot.lookup("#" + id).tryQueryAs(Label.class);
  }

  private Set<Class<?>> drawn() {
    return Set.copyOf(
        session().display().pointedOut().get().stream().<Class<?>>map(Drawing::getClass).toList());
  }

  private void moveBall(Vec3 to) {
    robot.interact(() -> session().make(new Edit.Move(Set.of("ball"), to.minus(ball()))));
  }

  @Test
  void theStepUnderTheMouseIsDrawn() {
    showSteps();
    choose(ARTICLE);
    robot.moveTo("#step-0-head");
    assertTrue(drawn().containsAll(Set.of(Drawing.Arrow.class, Drawing.Plane.class)));
    robot.moveTo(window.viewport());
    assertEquals(Set.of(), drawn());
  }

  @Test
  void aSelectedStepStaysDrawnAndFollowsTheBodies() {
    showSteps();
    choose(ARTICLE);
    robot.clickOn("#step-0-head").moveTo(window.viewport());
    assertTrue(
        session().display().pointedOut().get().contains(new Drawing.Point("P", rounded(ball()))));
    moveBall(beside(3));
    assertTrue(
        session().display().pointedOut().get().contains(new Drawing.Point("P", rounded(ball()))));
    robot.clickOn("#step-0-head").moveTo(window.viewport());
    assertEquals(Set.of(), drawn());
  }

  /// As the method has it, which computes in float.
  private static Vec3 rounded(Vec3 exact) {
    return new Vec3((float) exact.x(), (float) exact.y(), (float) exact.z());
  }

  @Test
  void answersTabDrawsNoStep() {
    showSteps();
    robot.clickOn("#step-0-head").moveTo(window.viewport());
    assertFalse(drawn().isEmpty());
    scroll(0);
    robot.clickOn("#tab-answers");
    assertEquals(Set.of(), drawn());
    assertTrue(robot.lookup("#answers").query().isVisible());
    assertFalse(robot.lookup("#steps").query().isVisible());
  }

  @Test
  void stepWithoutDrawingLeavesTheSelectedOneDrawn() {
    Document apart =
        Document.of(
            inSpace(
                new Body3("ball", new Sphere(Vec3.ZERO, 0.5)),
                new Body3("stick", new Segment(new Vec3(1, 0, 0), new Vec3(1, 1, 0)))));
    robot.interact(() -> session().open(apart, session().display().camera().get()));
    showSteps();
    choose("analytic");
    ChosenStep chosen = new ChosenStep("analytic", "feature-a", 0);
    robot.interact(() -> session().display().choose(Optional.of(chosen)));
    robot.moveTo(window.viewport());
    Set<Class<?>> selected = drawn();
    assertFalse(selected.isEmpty());
    scroll(1);
    assertEquals(Optional.of("No crossing"), label("step-4-title").map(Label::getText));
    robot.moveTo("#step-4-title");
    assertEquals(selected, drawn());
    robot.clickOn("#step-4-title");
    assertTrue(isSelected(0));
    ToggleButton head = robot.lookup("#step-4-head").queryAs(ToggleButton.class);
    assertFalse(head.isSelected());
    assertNull(head.getTooltip());
    assertFalse(head.isFocusTraversable());
  }

  @Test
  void chosenStepIsForgottenWithItsMethodAndScene() {
    showSteps();
    ChosenStep region = new ChosenStep(ARTICLE, "region", 0);
    choose("analytic");
    robot.interact(() -> session().display().choose(Optional.of(region)));
    assertEquals(Set.of(), drawn());
    choose(ARTICLE);
    assertTrue(isSelected(0));
    assertFalse(drawn().isEmpty());
    robot.interact(() -> session().open(document(), session().display().camera().get()));
    assertFalse(isSelected(0));
    assertEquals(Set.of(), drawn());
  }

  @Test
  void theStepThatDecidesIsDrawnWhereTheChosenOneIsNotTaken() {
    showSteps();
    choose(ARTICLE);
    moveBall(beside(0.5));
    robot.clickOn("#step-1-head").moveTo(window.viewport());
    moveBall(beside(1.4));
    assertEquals("Distance from the end", text("step-1-title"));
    assertFalse(isSelected(1) || isSelected(2));
    assertFalse(drawn().isEmpty());
    moveBall(beside(0.5));
    assertTrue(isSelected(1));
    assertFalse(isSelected(2));
  }

  private boolean isSelected(int step) {
    return robot.lookup("#step-" + step + "-head").queryAs(ToggleButton.class).isSelected();
  }

  @Test
  void onlyTheChosenStepIsDrawnWhileTheInspectorIsHidden() {
    showSteps();
    choose(ARTICLE);
    robot.clickOn("#step-0-head").moveTo(window.viewport());
    robot.push(KeyCode.CONTROL, KeyCode.I);
    assertFalse(drawn().isEmpty());
    moveBall(beside(3));
    Drawing ball = new Drawing.Point("P", rounded(ball()));
    assertTrue(session().display().pointedOut().get().contains(ball));
    robot.interact(() -> session().display().choose(Optional.empty()));
    assertEquals(Set.of(), drawn());
    robot.push(KeyCode.CONTROL, KeyCode.I);
    assertEquals(Set.of(), drawn());
  }

  @Test
  void theTabAndTheMethodAreRemembered() {
    showSteps();
    choose(ARTICLE);
    reopen();
    assertEquals(ARTICLE, choice().getValue().name());
    assertEquals("Region of the segment", text("step-0-title"));
    View before = session().display().view().get();
    switchLanguage();
    assertEquals(before, session().display().view().get());
    assertEquals("\u4f4d\u4e8e\u7ebf\u6bb5\u7684\u54ea\u4e2a\u533a\u57df", text("step-0-title"));
  }

  @Test
  void onlyMethodsThatAnswerThePairCanBeChosen() {
    showSteps();
    choose(ARTICLE);
    List<String> names = choice().getItems().stream().map(Method::name).toList();
    assertEquals(List.of("analytic", "gjk", "exact", ARTICLE), names);
    robot.interact(
        () -> session().make(new Edit.Add(new Body3("other", new Sphere(new Vec3(9, 9, 9), 0.5)))));
    select("ball", "other");
    assertEquals("analytic", choice().getValue().name(), "the article's is not about two balls");
    select("ball");
    assertEquals(ARTICLE, choice().getValue().name());
  }

  @Test
  void theNearestPairIsExplainedWhileNothingIsSelected() {
    showSteps();
    select();
    assertEquals("capsule and ball", text("steps-pair"));
  }

  @Test
  void aSceneWithoutAPairHasNoSteps() {
    showSteps();
    robot.interact(() -> session().make(new Edit.Remove(Set.of("capsule"))));
    assertFalse(robot.lookup("#steps-pair").query().getParent().isVisible());
    assertTrue(robot.lookup("#steps-copy").query().isDisabled());
  }

  @Test
  void theStepsAreCopied() {
    showSteps();
    choose(ARTICLE);
    for (String format : List.of("text", "latex", "markdown")) {
      robot.clickOn("#steps-copy");
      await("#steps-copy-" + format);
      robot.clickOn("#steps-copy-" + format);
      String copied = clipboard.text.orElseThrow();
      assertTrue(copied.startsWith(ARTICLE), copied);
      assertEquals(!format.equals("text"), copied.contains("\\vec{AP}"), copied);
      assertEquals(format.equals("markdown"), copied.contains("1. **Region"), copied);
    }
  }
}
