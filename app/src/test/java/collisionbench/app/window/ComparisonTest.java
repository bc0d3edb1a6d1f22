package collisionbench.app.window;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.settings.Layout;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Edit;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.IntStream;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;

/// The methods side by side, and the pairs on which they disagree.
class ComparisonTest extends OneWindowTest {

  private static final String ARTICLE = "method-article-000-capsule-sphere";
  private static final PseudoClass WRONG = PseudoClass.getPseudoClass("wrong");

  /// A ball and a capsule that are apart and touch for the article, twice; and a ball beside them.
  @Override
  Document document() {
    return Document.of(
        inSpace(
            new Body3("capsule", new Capsule(Vec3.ZERO, new Vec3(2000, 0, 0), 0.3)),
            new Body3("ball", new Sphere(new Vec3(1000.3, 0.6, 0), 0.28)),
            new Body3("other ball", new Sphere(new Vec3(1000.3, -0.6, 0), 0.28)),
            new Body3("third ball", new Sphere(new Vec3(10, 0.2, 0), 0.5))));
  }

  private void unfold() {
    robot.type(KeyCode.M);
    await("#method-analytic");
  }

  private Button row(String method) {
    return robot.lookup("#" + method).queryAs(Button.class);
  }

  private String said(String method, String part) {
    Node label = row(method).lookup("." + part);
    return label.isVisible() ? ((Label) label).getText() : "";
  }

  private boolean isWrong(String method) {
    return row(method).getPseudoClassStates().contains(WRONG);
  }

  private Button disagreement() {
    return robot.lookup("#status-disagreement").queryAs(Button.class);
  }

  @Test
  void aMethodThatDisagreesIsMarkedBySignAndWord() {
    select("capsule", "ball");
    unfold();
    await(() -> isWrong(ARTICLE));
    assertEquals("Yes", said(ARTICLE, "method-touches"));
    assertEquals("disagrees: the answer is No", said(ARTICLE, "method-remark"));
    assertEquals("float", said(ARTICLE, "method-precision"));
    assertTrue(row(ARTICLE).getAccessibleText().contains("disagrees: the answer is No"));
    assertEquals("No", said("method-analytic", "method-touches"));
    assertEquals("exact", said("method-exact", "method-precision"));
    assertEquals("double", said("method-analytic-float", "method-precision"));
    assertEquals("analytic, float input", said("method-analytic-float", "method-name"));
    assertFalse(isWrong("method-analytic") || isWrong("method-exact"));
    assertTrue(place(ARTICLE) < place("method-analytic"), "those on trial come first");
  }

  private int place(String method) {
    return row(method).getParent().getChildrenUnmodifiable().indexOf(row(method));
  }

  @Test
  void thePictureIsColoredByAMethodAndByOurAnswersAgain() {
    select("capsule", "ball");
    unfold();
    await(() -> isWrong(ARTICLE));
    robot.interact(() -> session().display().explainBy("article-000-capsule-sphere"));
    robot.push(KeyCode.SHIFT, KeyCode.M);
    await(() -> text("coloring-pairs").contains("disagrees with exact: 2"));
    assertEquals("Colored by Article 000: capsule and sphere (float)", text("coloring-method"));
    assertEquals("the method says that they touch", text("status-coloring"));
    await("#coloring-back");
    robot.clickOn("#coloring-back");
    assertFalse(robot.lookup("#coloring").query().isVisible());
    assertTrue(session().display().coloring().get().isEmpty());
  }

  @Test
  void timesAreMeasuredWhileNothingIsDragged() {
    select("capsule", "ball");
    unfold();
    await(() -> row("method-exact").getAccessibleText().matches(".* (ns|\u00b5s)"));
    robot.interact(() -> session().preview(new Edit.Move("ball", new Vec3(0, 0.001, 0))));
    await(() -> !row("method-exact").getAccessibleText().matches(".* (ns|\u00b5s|measuring)"));
    robot.interact(session()::commit);
    await(() -> row("method-exact").getAccessibleText().matches(".* (ns|\u00b5s)"));
  }

  @Test
  void theTableFollowsWhatIsDraggedAndSaysWhatFlipped() {
    select("capsule", "third ball");
    unfold();
    await(() -> said("method-exact", "method-touches").equals("Yes"));
    robot.interact(() -> session().preview(new Edit.Move("third ball", new Vec3(0, 1, 0))));
    await(() -> said("method-exact", "method-touches").equals("No"));
    assertEquals("was yes, is no", said("method-exact", "method-flip"));
    robot.interact(session()::commit);
    assertEquals("was yes, is no", said("method-exact", "method-flip"));
    robot.interact(() -> session().make(new Edit.Move("third ball", new Vec3(0, 1, 0))));
    await(() -> said("method-exact", "method-flip").isEmpty());
  }

  @Test
  void statusBarSaysWhenNotAllPairsWereCompared() {
    await(() -> disagreement().isVisible());
    Node partly = robot.lookup("#status-partly").query();
    assertFalse(partly.isVisible());
    Body3[] crowd =
        IntStream.range(0, 120)
            .mapToObj(i -> new Body3("ball " + i, new Sphere(new Vec3(1e-3 * i, 0, 0), 0.5)))
            .toArray(Body3[]::new);
    robot.interact(
        () -> session().open(Document.of(inSpace(crowd)), session().display().camera().get()));
    await(partly::isVisible);
    assertFalse(disagreement().isVisible());
    robot.interact(() -> session().open(document(), session().display().camera().get()));
    await(() -> !partly.isVisible());
  }

  @Test
  void rowOpensTheStepWhereTheMethodDiverges() {
    select("capsule", "ball");
    unfold();
    await(() -> isWrong(ARTICLE));
    assertEquals(
        "Rounding flips the answer at step 1, Region of the segment: exact from there on,"
            + " d\u00b2 = 0.36: Apart",
        said(ARTICLE, "method-divergence"));
    robot.interact(row(ARTICLE)::fire);
    assertEquals(Layout.Tab.STEPS, session().display().layout().get().tab());
    assertEquals("Region of the segment", text("step-0-title"));
    assertTrue(robot.lookup("#step-0-head").queryAs(ToggleButton.class).isSelected());
    robot.type(KeyCode.M);
    await(() -> row(ARTICLE).getPseudoClassStates().contains(PseudoClass.getPseudoClass("chosen")));
  }

  @Test
  void theStatusBarCountsThePairsAndAKeyGoesFromOneToTheNext() {
    await(() -> disagreement().isVisible());
    assertEquals(
        "2 pairs: Article 000: capsule and sphere disagrees with exact", disagreement().getText());
    assertTrue(disagreement().getTooltip().getText().contains("article-000-capsule-sphere"));
    robot.interact(() -> session().select(Selection.NONE)).push(KeyCode.SHIFT, KeyCode.F4);
    assertEquals(new Selection(List.of("capsule", "other ball")), session().selection().get());
    robot.interact(() -> session().select(Selection.NONE)).push(KeyCode.F4);
    assertEquals(new Selection(List.of("capsule", "ball")), session().selection().get());
    assertEquals(Layout.Tab.METHODS, session().display().layout().get().tab());
    robot.interact(disagreement()::fire);
    assertEquals(new Selection(List.of("capsule", "other ball")), session().selection().get());
    robot.push(KeyCode.F4);
    assertEquals(new Selection(List.of("capsule", "ball")), session().selection().get(), "round");
    robot.push(KeyCode.CONTROL, KeyCode.K).push(KeyCode.F4);
    assertEquals(Layout.Tab.STEPS, session().display().layout().get().tab(), "who reads goes on");
    robot.interact(() -> session().preview(new Edit.Move("ball", new Vec3(0, 3, 0))));
    assertEquals(
        "1 pair: Article 000: capsule and sphere disagrees with exact", disagreement().getText());
    robot.interact(session()::commit);
    robot.interact(() -> session().make(new Edit.Move("other ball", new Vec3(0, -3, 0))));
    assertFalse(disagreement().isVisible());
    robot.push(KeyCode.F4);
    assertEquals("The methods agree on all pairs.", text("notice-action"));
  }
}
