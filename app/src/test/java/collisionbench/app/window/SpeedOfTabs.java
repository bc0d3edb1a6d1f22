package collisionbench.app.window;

import collisionbench.app.comparison.PairQuestion;
import collisionbench.app.panel.comparison.ComparisonView;
import collisionbench.app.panel.steps.StepsView;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.session.Document;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.text.Typeface;
import collisionbench.app.viewport.sight.Framing;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;

/// Measures what the tabs Steps and Methods cost on JavaFX's thread for each event of a drag among
/// many bodies: showing what is asked next, and laying the tab out after it, each time anew.
///
/// Not a test: it is started by hand, on the class path of the tests, and only prints. Arguments:
/// how many bodies, and `2d` for the plane.
public final class SpeedOfTabs {

  private static final int ROUNDS = 5;
  private static final int FRAMES = 100;
  private static final int EVENTS_A_FRAME = 4;

  private SpeedOfTabs() {}

  /// Prints the numbers: of all rounds the best, since whatever else runs only makes them worse.
  public static void main(String[] args) throws Exception {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    Space space = args.length > 1 && args[1].equals("2d") ? Space.TWO : Space.THREE;
    Scene scene = SpeedOfDragging.scene(count, space);
    Session session =
        Toolkit.call(() -> new Session(Document.of(scene), Framing.of(scene, 1.6)));
    for (int body = 0; body < 6; body++) {
      String id = scene.bodies().get(body).id();
      session.select(Selection.of(id));
      StepsView steps = Toolkit.call(() -> new StepsView(session, _ -> {}));
      ComparisonView methods = Toolkit.call(() -> new ComparisonView(_ -> {}));
      Stage stepsStage = stage(steps);
      Stage methodsStage = stage(methods);
      double nearest = best(session, id, steps, () -> {});
      double ofSteps =
          best(
              session,
              id,
              steps,
              () -> steps.show(session.evaluation().get(), session.selection().get()));
      double ofMethods =
          best(
              session,
              id,
              methods,
              () ->
                  methods.show(
                      session.evaluation().get(),
                      session.selection().get(),
                      Optional.empty(),
                      true));
      System.out.printf(
          "%s: steps %.2f ms, methods %.2f ms, together %.2f ms (of an event that changes neither:"
              + " %.2f ms)%n",
          scene.bodies().get(body).type(), ofSteps, ofMethods, ofSteps + ofMethods, nearest);
      Toolkit.call(() -> {
        stepsStage.hide();
        methodsStage.hide();
        return true;
      });
    }
    System.exit(0);
  }

  private static Stage stage(Parent content) throws Exception {
    return Toolkit.call(() -> {
      Typeface.load();
      ScrollPane scroll = new ScrollPane(content);
      scroll.setFitToWidth(true);
      scroll.getStyleClass().add("bench");
      scroll
          .getStylesheets()
          .add(BenchWindow.class.getResource("bench.css").toExternalForm());
      Stage stage = new Stage();
      stage.setScene(new javafx.scene.Scene(scroll, 360, 900));
      stage.show();
      return stage;
    });
  }

  /// {@return the least of the medians of some drags to and fro, in milliseconds}
  private static double best(Session session, String id, Parent view, Runnable show)
      throws Exception {
    double best = Double.POSITIVE_INFINITY;
    for (int round = 0; round < ROUNDS; round++) {
      best = Math.min(best, median(session, id, view, show));
    }
    return best;
  }

  private static double median(Session session, String id, Parent view, Runnable show)
      throws Exception {
    List<Long> times = new ArrayList<>();
    Random random = new Random(1);
    for (int frame = 0; frame < FRAMES; frame++) {
      Toolkit.call(() -> {
        for (int event = 0; event < EVENTS_A_FRAME; event++) {
          Vec3 by = new Vec3(random.nextGaussian(), random.nextGaussian(), 0).times(0.1);
          session.preview(new Edit.Move(id, by));
          // The picture has asked which pair is the nearest already.
          Optional<PairQuestion> asked =
              PairQuestion.of(session.evaluation().get(), session.selection().get().all());
          long begin = System.nanoTime();
          show.run();
          Parent root = view.getScene().getRoot();
          root.applyCss();
          root.layout();
          times.add(asked.isPresent() ? System.nanoTime() - begin : 0);
        }
        return true;
      });
      // What other threads have to tell is shown between.
      Toolkit.call(() -> true);
    }
    Toolkit.call(() -> {
      session.cancel();
      return true;
    });
    times.sort(Long::compare);
    return times.get(times.size() / 2) / 1e6;
  }
}
