package collisionbench.app.window.file;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.panel.field.Nodes;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import collisionbench.geometry.space.Hull;
import java.nio.file.Path;
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

/// Opens a large scene, and shows its name and the progress over the window. The file is read and
/// the contacts are computed on another thread; until then Escape cancels. Small files are opened
/// without it.
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
  private int current;

  /// @param background where files are read
  OpeningOverlay(BackgroundThread background) {
    this.background = background;
    progress.setMaxWidth(Double.MAX_VALUE);
    Label wayOut = Nodes.styled(new Label(Texts.get("opening.way-out")), "opening-step");
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

  /// {@return whether a scene takes long enough to show the overlay}
  public static boolean takesLong(Scene scene) {
    return scene.bodies().size() > MANY;
  }

  /// {@return whether the scene in a file may take that long}
  public static boolean takesLong(Path file) {
    return file.toFile().length() > LARGE;
  }

  /// Opens something.
  ///
  /// @param name its name
  /// @param show receives the evaluated scene, on the window's thread
  /// @param failed receives the failure, on the window's thread
  void open(
      String name, Source source, Consumer<Evaluation> show, Consumer<SceneFileException> failed) {
    int mine = ++current;
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
      if (opening == current) {
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
    if (opening == current) {
      current++;
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
              end(current, () -> {});
            }
            event.consume();
          }
        });
  }
}
