package collisionbench.app.panel.steps;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.ChosenStep;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.Framing;
import collisionbench.methods.method.builtin.Methods;
import java.util.Optional;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import org.junit.jupiter.api.Test;

class StepsViewTest {

  private static final Scene SCENE = BuiltInScenes.named("capsule-sphere").orElseThrow();
  private static final String SHORT = "exact";
  private static final String LONG = "analytic";

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

  private static void show(StepsView view, String method) {
    view.show(Evaluation.of(SCENE), Selection.of("ball"), Optional.of(method));
  }

  private static long shown(StepsView view) {
    return view.lookupAll(".step").stream().filter(Node::isVisible).count();
  }
}
