package collisionbench.app.window.document;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Hull;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.event.Event;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Opens a large scene or reads a long text, and shows its name and the progress over the window.
/// The text is read and the contacts are computed on another thread; until then Escape cancels.
/// Small files and short texts are read without it.
public final class OpeningOverlay extends StackPane {

  /// Scenes with more bodies are opened with the overlay.
  private static final int MANY = 500;

  /// Larger files may have as many bodies.
  private static final long LARGE = 100_000;

  private static final double READ = 0.1;
  private static final double ANSWERED = 0.5;

  /// The overlay is on the screen after this many frames.
  private static final int SEEN = 2;

  private final LatestTaskExecutor background =
      new LatestTaskExecutor("collision-bench-opening", Platform::runLater);
  private final Label what = Nodes.named(Nodes.label("opening-what"), "opening-what");
  private final Label step = Nodes.label("opening-step");
  private final ProgressBar progress = new ProgressBar();

  public OpeningOverlay() {
    progress.setMaxWidth(Double.MAX_VALUE);
    Label wayOut = Nodes.styled(new Label(Texts.get("opening.cancel-hint")), "opening-step");
    VBox card = Nodes.column("notice", what, progress, step, wayOut);
    Nodes.named(this, "opening", "opening").getChildren().setAll(Nodes.compact(card));
    setVisible(false);
    addEventHandler(InputEvent.ANY, Event::consume);
  }

  public interface Reading<T> {

    /// {@return what was read}
    ///
    /// @param cancelled whether to stop
    /// @throws CancellationException if it was cancelled
    T read(BooleanSupplier cancelled) throws SceneFileException;
  }

  /// {@return whether a scene takes long enough to show the overlay}
  public static boolean takesLong(Scene scene) {
    return scene.bodies().size() > MANY;
  }

  /// {@return whether the scene in a file may take that long}
  public static boolean takesLong(Path file) {
    return file.toFile().length() > LARGE;
  }

  /// Reads a long text.
  ///
  /// @param show receives what was read, on the window's thread, unless the user cancels
  public <T> void read(
      String name, Reading<T> reading, Consumer<T> show, Consumer<SceneFileException> failed) {
    what.setText(name);
    showProgress(ProgressBar.INDETERMINATE_PROGRESS, "opening.reading-text");
    run(
        failed,
        turn -> {
          T read = reading.read(turn::isOutdated);
          turn.show(() -> end(() -> show.accept(read)));
        });
  }

  /// @param show receives the evaluated scene, on the window's thread
  void open(
      String name,
      Reading<Scene> source,
      Consumer<Evaluation> show,
      Consumer<SceneFileException> failed) {
    what.setText(Texts.get("opening.what", name));
    showProgress(0, "opening.reading");
    run(
        failed,
        turn -> {
          Scene scene = source.read(turn::isOutdated);
          int count = scene.bodies().size();
          turn.show(() -> showProgress(READ, "opening.answering", count));
          Evaluation answers = Evaluation.of(scene);
          findSurfaces(scene);
          turn.show(() -> {
            showProgress(ANSWERED, "opening.drawing", count);
            onceSeen(() -> turn.show(() -> end(() -> show.accept(answers))));
          });
        });
  }

  private interface Task {

    void run(LatestTaskExecutor.Turn turn) throws SceneFileException;
  }

  /// Runs a task in the background. Its faults are thrown on the window's thread, where all are
  /// reported.
  private void run(Consumer<SceneFileException> failed, Task task) {
    setVisible(true);
    background.ask(turn -> {
      try {
        task.run(turn);
      } catch (CancellationException _) {
        // Esc has closed the overlay.
      } catch (SceneFileException failure) {
        turn.show(() -> end(() -> failed.accept(failure)));
      } catch (RuntimeException | Error fault) {
        turn.show(() -> end(() -> {}));
        Platform.runLater(() -> {
          throw fault;
        });
      }
    });
  }

  /// Computes the surfaces of hulls in advance: that takes longer than drawing them.
  private static void findSurfaces(Scene scene) {
    for (Body body : scene.bodies()) {
      if (body instanceof Body3 solid && solid.shape() instanceof Hull hull) {
        hull.surface();
      }
    }
  }

  private void showProgress(double part, String key, Object... arguments) {
    progress.setProgress(part);
    step.setText(Texts.get(key, arguments));
  }

  /// Runs something once the overlay is on the screen: nothing is drawn while the picture is built.
  private static void onceSeen(Runnable action) {
    new AnimationTimer() {
      private int frames;

      @Override
      public void handle(long now) {
        frames++;
        if (frames > SEEN) {
          stop();
          action.run();
        }
      }
    }.start();
  }

  private void end(Runnable action) {
    background.cancel();
    setVisible(false);
    action.run();
  }

  /// Consumes all keys while the overlay is shown.
  public void listen(StackPane window) {
    window.addEventFilter(
        KeyEvent.ANY,
        event -> {
          if (isVisible()) {
            if (event.getCode() == KeyCode.ESCAPE) {
              end(() -> {});
            }
            event.consume();
          }
        });
  }
}
