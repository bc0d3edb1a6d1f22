package collisionbench.app.panel.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.window.message.Stylesheet;
import collisionbench.bench.comparison.Explained;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.fuzz.input.Case;
import collisionbench.bench.method.LaunchCommand;
import collisionbench.bench.method.Patience;
import collisionbench.bench.method.Program;
import collisionbench.bench.method.ProgramMethod;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.builtin.Methods;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StepsViewTest {

  private static final Scene SCENE = BuiltInScenes.named("capsule-sphere").orElseThrow();
  private static final String SHORT = "exact";
  private static final String LONG = "analytic";
  private static final double NARROW = 230;

  @TempDir Path folder;

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

  /// A function without steps, then with one.
  @ParameterizedTest
  @ValueSource(strings = {"True", "{'touch': True, 'steps': [['t', 0.25]]}"})
  void aProgramWithoutStepsIsToldHowToShowSome(String result) throws Exception {
    Path mine =
        Files.writeString(
            folder.resolve("mine.py"), "def sphere_capsule(a, b): return " + result + "\n");
    try (Program program = Program.start(LaunchCommand.of(mine.toString()), Patience.USUAL, 1)) {
      Method method = ProgramMethod.of(program).getFirst();
      Question question = Case.ordinary(method.pairs().iterator().next(), 0).shapes().question();
      assertEquals(
          result.equals("True"),
          StepWords.note(Explained.of(method, question)).contains("\"steps\": [[\"t\", 0.25], "));
    }
    for (Method method : Methods.catalogue().methods()) {
      String note = StepWords.note(new Explained(method, Answer.nothing(), List.of()));
      assertEquals(method.precision().isFloat(), !note.isEmpty(), method::name);
    }
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
