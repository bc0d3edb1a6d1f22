package collisionbench.app.panel.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.comparison.Explained;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.fuzz.input.Case;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.window.message.Stylesheet;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;

class StepsViewTest {

  private static final Scene SCENE = BuiltInScenes.named("capsule-sphere").orElseThrow();
  private static final String SHORT = "exact";
  private static final String LONG = "analytic";
  private static final double NARROW = 230;

  /// A press can come when the method has been changed, and the window has not been laid out since.
  @Test
  void aStepThatIsNoLongerShownIsNotChosen() throws SnapshotException {
    Optional<ChosenStep> chosen =
        Toolkit.call(() -> {
          Session session = new Session(Document.of(SCENE), Framing.of(SCENE, 1));
          StepsView view =
              new StepsView(session, new SimpleObjectProperty<>(Methods.catalogue()), _ -> {});
          show(view, LONG);
          long before = shown(view);
          show(view, SHORT);
          assertTrue(shown(view) < before);
          ((ButtonBase) view.lookup("#step-" + (before - 1) + "-head")).fire();
          return session.display().chosenStep().get();
        });
    assertEquals(Optional.empty(), chosen);
  }

  /// At 1024 pixels, half of which are the view's.
  @Test
  void branchesAreNotCutOffInANarrowPanel() throws SnapshotException {
    List<String> cutOff =
        Toolkit.call(() -> {
          VBox views = new VBox();
          new javafx.scene.Scene(views).getStylesheets().add(Stylesheet.url());
          Methods.catalogue().methods().stream()
              .flatMap(StepsViewTest::steps)
              .forEach(step -> views.getChildren().add(view(step)));
          views.applyCss();
          return views.lookupAll(".branch-row").stream()
              .filter(row -> row.minWidth(-1) > NARROW)
              .map(row -> ((Label) row.lookup(".label")).getText() + " " + row.minWidth(-1))
              .toList();
        });
    assertEquals(List.of(), cutOff);
  }

  private static Stream<Step> steps(Method method) {
    return method.pairs().stream()
        .map(pair -> Case.ordinary(pair, 0).shapes().question())
        .flatMap(question -> Explained.of(method, question).steps().stream());
  }

  private static StepView view(Step step) {
    StepView view = new StepView(0);
    view.show(step, false);
    return view;
  }

  private static void show(StepsView view, String method) {
    view.show(Evaluation.of(SCENE), Selection.of("ball"), Optional.of(method));
  }

  private static long shown(StepsView view) {
    return view.lookupAll(".step").stream().filter(Node::isVisible).count();
  }
}
