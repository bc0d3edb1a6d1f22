package collisionbench.app.panel.status;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.css.PseudoClass;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import org.junit.jupiter.api.Test;

class StatusBarTest {

  private static final Body A = ball("a", 0);
  private static final Body B = ball("b", 1.5);
  private static final Body C = ball("c", 9);

  private static Body ball(String id, double x) {
    return new Body3(id, new Sphere(new Vec3(x, 0, 0), 1));
  }

  private static Session session(Body... bodies) {
    Scene scene =
        new Scene("", "", Space.THREE, List.of(bodies), Optional.empty(), Optional.empty());
    return new Session(Document.of(scene), new Camera(Vec3.ZERO, 9, 0, 0));
  }

  private static StatusBar bar(Session session) {
    return bar(session, new SimpleObjectProperty<>(false));
  }

  private static StatusBar bar(Session session, ObservableValue<Boolean> inLesson) {
    StepField step = new StepField(session, new SimpleObjectProperty<>(0.5), () -> {});
    return new StatusBar(session, new Label(), step, inLesson);
  }

  /// {@return the pair, its distance, the count, `!` if it is shown as touching, `*` if unsaved}
  private static String shown(StatusBar bar) {
    String marks =
        (bar.getPseudoClassStates().contains(PseudoClass.getPseudoClass("touching")) ? "!" : "")
            + (bar.lookup("#status-unsaved").isVisible() ? "*" : "");
    return String.join(
        "|",
        Stream.concat(
                Stream.of("pair", "distance", "count")
                    .map(id -> ((Label) bar.lookup("#status-" + id)).getText()),
                Stream.of(marks))
            .toList());
  }

  @Test
  void theNearestPairOfAllOrOfTheSelectionIsShown() throws SnapshotException {
    Toolkit.call(() -> {
      Session session = session(A, B, C);
      StatusBar bar = bar(session);
      assertEquals("a touches b|depth 0.5|1 of 3 pairs touch|!", shown(bar));
      session.select(Selection.of("c"));
      assertEquals("b does not touch c|distance 5.5|1 of 3 pairs touch|", shown(bar));
      session.select(new Selection(List.of("a", "c")));
      assertEquals("a does not touch c|distance 7|1 of 3 pairs touch|", shown(bar));
      session.select(Selection.NONE);
      session.make(new Edit.Move("c", new Vec3(-7.5, 0, 0)));
      assertEquals("b touches c|depth 2|3 of 3 pairs touch|!*", shown(bar));
      session.make(new Edit.Remove(Set.of("a", "b")));
      assertEquals("Nothing to test: add a body||0 of 0 pairs touch|*", shown(bar));
      session.make(new Edit.Remove(Set.of("c")));
      assertEquals("Nothing to test||0 of 0 pairs touch|*", shown(bar));
      return true;
    });
  }

  @Test
  void theStepFieldShowsTheStepThatIsSetOrElseTheCurrentOne() throws SnapshotException {
    Toolkit.call(() -> {
      Session session = session(A);
      StatusBar bar = bar(session);
      TextField field = (TextField) bar.lookup("#snap-step");
      assertEquals("", field.getText());
      assertEquals("0.5", field.getPromptText());
      session.display().show(view -> view.snapping(Optional.of(0.125)));
      assertEquals("0.125", field.getText());
      session.display().show(view -> view.snapping(Optional.empty()));
      assertEquals("", field.getText());
      return true;
    });
  }

  @Test
  void changesToALessonAreNotShownAsUnsaved() throws SnapshotException {
    Toolkit.call(() -> {
      Session session = session(A, B);
      SimpleObjectProperty<Boolean> inLesson = new SimpleObjectProperty<>(true);
      StatusBar bar = bar(session, inLesson);
      session.make(new Edit.Move("a", new Vec3(9, 0, 0)));
      assertFalse(bar.lookup("#status-unsaved").isVisible());
      inLesson.set(false);
      assertTrue(bar.lookup("#status-unsaved").isVisible());
      return true;
    });
  }
}
