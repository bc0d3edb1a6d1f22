package collisionbench.app.window.file;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.task.BackgroundThread;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Hull;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
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

  private final BackgroundThread background;
  private final Label what = Nodes.named(Nodes.label("opening-what"), "opening-what");
  private final Label step = Nodes.label("opening-step");
  private final ProgressBar progress = new ProgressBar();

  /// Incremented when an opening starts and when it ends.
  private final AtomicInteger current = new AtomicInteger();

  /// @param background where files are read
  OpeningOverlay(BackgroundThread background) {
    this.background = background;
    progress.setMaxWidth(Double.MAX_VALUE);
    Label wayOut = Nodes.styled(new Label(Texts.get("opening.cancel-hint")), "opening-step");
    VBox card = Nodes.column("notice", what, progress, step, wayOut);
    Nodes.named(this, "opening", "opening").getChildren().setAll(Nodes.compact(card));
    setVisible(false);
    addEventHandler(InputEvent.ANY, Event::consume);
  }

  /// Supplies a scene.
  interface Source {

    /// {@return the scene}
    Scene read() throws SceneFileException;
  }

  /// Reads a text.
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
    return takesLong(file.toFile().length());
  }

  /// {@return whether a text takes long enough to show the overlay}
  ///
  /// @param length in characters or bytes
  public static boolean takesLong(long length) {
    return length > LARGE;
  }

  /// Reads a long text.
  ///
  /// @param name what it is
  /// @param show receives what was read, on the window's thread, unless the user cancels
  /// @param failed receives the failure, on the window's thread
  public <T> void read(
      String name, Reading<T> reading, Consumer<T> show, Consumer<SceneFileException> failed) {
    int mine = current.incrementAndGet();
    what.setText(name);
    showProgress(ProgressBar.INDETERMINATE_PROGRESS, "opening.reading-text");
    setVisible(true);
    background.run(() -> {
      try {
        T read = reading.read(() -> mine != current.get());
        later(mine, () -> end(mine, () -> show.accept(read)));
      } catch (CancellationException _) {
        // Esc has closed the overlay.
      } catch (SceneFileException failure) {
        later(mine, () -> end(mine, () -> failed.accept(failure)));
      } catch (RuntimeException | Error fault) {
        later(mine, () -> end(mine, () -> {}));
        throw fault;
      }
    });
  }

  /// Opens something.
  ///
  /// @param name its name
  /// @param show receives the evaluated scene, on the window's thread
  /// @param failed receives the failure, on the window's thread
  void open(
      String name, Source source, Consumer<Evaluation> show, Consumer<SceneFileException> failed) {
    int mine = current.incrementAndGet();
    what.setText(Texts.get("opening.what", name));
    showProgress(0, "opening.reading");
    setVisible(true);
    background.run(() -> {
      try {
        Scene scene = source.read();
        int count = scene.bodies().size();
        later(mine, () -> showProgress(READ, "opening.answering", count));
        Evaluation answers = Evaluation.of(scene);
        findSurfaces(scene);
        later(
            mine,
            () -> {
              showProgress(ANSWERED, "opening.drawing", count);
              onceSeen(() -> end(mine, () -> show.accept(answers)));
            });
      } catch (SceneFileException failure) {
        later(mine, () -> end(mine, () -> failed.accept(failure)));
      } catch (RuntimeException | Error fault) {
        later(mine, () -> end(mine, () -> {}));
        throw fault;
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

  /// Runs something on the window's thread, unless the opening was cancelled.
  private void later(int opening, Runnable action) {
    Platform.runLater(() -> {
      if (opening == current.get()) {
        action.run();
      }
    });
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

  private void end(int opening, Runnable action) {
    if (opening == current.get()) {
      current.incrementAndGet();
      setVisible(false);
      action.run();
    }
  }

  /// Consumes all keys while the overlay is shown.
  public void listen(StackPane window) {
    window.addEventFilter(
        KeyEvent.ANY,
        event -> {
          if (isVisible()) {
            if (event.getCode() == KeyCode.ESCAPE) {
              end(current.get(), () -> {});
            }
            event.consume();
          }
        });
  }
}
