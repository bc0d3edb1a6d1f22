package collisionbench.app.window;

import atlantafx.base.theme.PrimerDark;
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
import collisionbench.app.viewport.render.Framing;
import collisionbench.app.viewport.render.Typeface;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.builtin.Methods;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import javafx.application.Application;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;
import javafx.stage.Stage;

/// Measures what the tabs Steps and Methods cost on JavaFX's thread for each event of a drag among
/// many bodies: showing what is asked next and laying the tab out after it, each time anew, and (on
/// Linux) all that the thread runs for it, with what other threads have to tell, beyond what it
/// runs for a drag that shows nothing.
///
/// Not a test: it is started by hand, on the class path of the tests, and only prints. Arguments:
/// how many bodies, and `2d` for the plane.
public final class SpeedOfTabs {

  private static final int ROUNDS = 3;
  private static final int FRAMES = 100;
  private static final int EVENTS_A_FRAME = 2;

  private SpeedOfTabs() {}

  /// Prints the numbers: of all rounds the best, since whatever else runs only makes them worse.
  public static void main(String[] args) throws Exception {
    int count = args.length > 0 ? Integer.parseInt(args[0]) : 200;
    Space space = args.length > 1 && args[1].equals("2d") ? Space.TWO : Space.THREE;
    Scene scene = SpeedOfDragging.scene(count, space);
    Session session = Toolkit.call(() -> new Session(Document.of(scene), Framing.of(scene, 1.6)));
    // The first is for the compiler to warm up by.
    for (int body : new int[] {0, 0, 1, 2}) {
      String id = scene.bodies().get(body).id();
      session.select(Selection.of(id));
      StepsView steps =
          Toolkit.call(() ->
              new StepsView(session, new SimpleObjectProperty<>(Methods.catalogue()), _ -> {}));
      ComparisonView methods =
          Toolkit.call(
              () -> new ComparisonView(new SimpleObjectProperty<>(Methods.catalogue()), _ -> {}));
      Stage stepsStage = stage(steps);
      Stage methodsStage = stage(methods);
      Cost nothing = best(session, id, steps, () -> {});
      Cost ofSteps =
          best(
              session,
              id,
              steps,
              () ->
                  steps.show(
                      session.evaluation().get(), session.selection().get(), Optional.empty()));
      Cost ofMethods =
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
          "%s: steps %.2f ms, methods %.2f ms, together %.2f ms; all in all %.2f + %.2f = %.2f"
              + " ms%n",
          scene.bodies().get(body).type(),
          ofSteps.shown(),
          ofMethods.shown(),
          ofSteps.shown() + ofMethods.shown(),
          ofSteps.all() - nothing.all(),
          ofMethods.all() - nothing.all(),
          ofSteps.all() + ofMethods.all() - 2 * nothing.all());
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
      Application.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
      ScrollPane scroll = new ScrollPane(content);
      scroll.setFitToWidth(true);
      scroll.getStyleClass().add("bench");
      scroll.getStylesheets().add(BenchWindow.class.getResource("bench.css").toExternalForm());
      Stage stage = new Stage();
      stage.setScene(new javafx.scene.Scene(scroll, 360, 900));
      stage.show();
      return stage;
    });
  }

  /// Milliseconds for an event.
  ///
  /// @param shown for showing and laying out, the median
  /// @param all for all that the thread does, the mean
  private record Cost(double shown, double all) {}

  /// {@return the least of some drags to and fro}
  private static Cost best(Session session, String id, Parent view, Runnable show)
      throws Exception {
    Cost best = drag(session, id, view, show);
    for (int round = 1; round < ROUNDS; round++) {
      Cost next = drag(session, id, view, show);
      best = new Cost(Math.min(best.shown, next.shown), Math.min(best.all, next.all));
    }
    return best;
  }

  private static Cost drag(Session session, String id, Parent view, Runnable show)
      throws Exception {
    long before = Toolkit.call(SpeedOfTabs::ran);
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
          // Styles are left to the frame: applied by hand, they are worked out for all nodes anew.
          view.getScene().getRoot().layout();
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
    long after = Toolkit.call(SpeedOfTabs::ran);
    times.sort(Long::compare);
    return new Cost(
        times.get(times.size() / 2) / 1e6, (after - before) / 1e6 / (FRAMES * EVENTS_A_FRAME));
  }

  /// {@return the nanoseconds that this thread has run, as Linux says it; else 0}
  private static long ran() throws IOException {
    Path file = Path.of("/proc/thread-self/schedstat");
    if (!Files.exists(file)) {
      return 0;
    }
    String numbers = Files.readString(file);
    return Long.parseLong(numbers.substring(0, numbers.indexOf(' ')));
  }
}
