package collisionbench.app.cli;

import collisionbench.app.session.Document;
import collisionbench.app.snapshot.SnapshotException;
import collisionbench.app.snapshot.Toolkit;
import collisionbench.app.viewport.render.FrameTimer;
import collisionbench.app.window.BenchWindow;
import collisionbench.app.window.OpeningFrame;
import collisionbench.app.window.action.TextClipboard;
import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Failures;
import collisionbench.bench.command.NamedScene;
import collisionbench.bench.command.OutputStreams;
import collisionbench.bench.command.Window;
import collisionbench.bench.paste.ImportedFile;
import collisionbench.bench.storage.SettingsFolder;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import javafx.stage.Stage;

/// The window of the window package.
final class StageWindow implements Window {

  private final PrintWriter err;

  /// @param err receives the timings
  StageWindow(PrintWriter err) {
    this.err = err;
  }

  @Override
  public void open(Optional<NamedScene> asked, boolean verbose) throws CommandException {
    CountDownLatch closed = new CountDownLatch(1);
    NamedScene scene = asked.orElseGet(NamedScene::first);
    Document document =
        scene
            .file()
            .map(file ->
                ImportedFile.is(file) || OutputStreams.is(file)
                    ? Document.of(scene.scene())
                    : Document.of(scene.scene(), file))
            .orElseGet(() -> Document.builtIn(scene.name(), scene.scene().withoutExpectation()));
    try {
      boolean isReplaced =
          scene.lesson().isPresent()
              || scene.folder().isPresent()
              || scene.file().filter(ImportedFile::is).isPresent();
      OpeningFrame.First first =
          new OpeningFrame.First(
              isReplaced ? Optional.empty() : Optional.of(document.scene()), asked.isEmpty());
      Stage stage = frame(first, closed);
      Toolkit.call(() -> {
        if (!stage.isShowing()) {
          return stage;
        }
        BenchWindow window =
            new BenchWindow(
                stage,
                document,
                Optional.empty(),
                TextClipboard.ofDesktop(),
                verbose ? this::printTiming : FrameTimer.SILENT,
                SettingsFolder.ofUser());
        Thread.currentThread()
            .setUncaughtExceptionHandler((_, failure) -> failed(window, failure, verbose));
        window.show();
        if (asked.isEmpty()) {
          window.welcome();
        }
        if (asked.isEmpty() || scene.folder().isPresent()) {
          window.reopenFile();
        }
        scene.file().filter(ImportedFile::is).ifPresent(window.files()::open);
        scene.folder().ifPresent(window.files()::open);
        scene.lesson().ifPresent(window.files().lessons()::take);
        return stage;
      });
      closed.await();
    } catch (SnapshotException noDisplay) {
      throw new CommandException(noDisplay.getMessage(), noDisplay);
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
    }
  }

  /// {@return a window without content, once its background is drawn}
  private static Stage frame(OpeningFrame.First first, CountDownLatch closed)
      throws SnapshotException, InterruptedException {
    CountDownLatch shown = new CountDownLatch(1);
    Stage stage =
        Toolkit.call(() -> {
          Stage empty = OpeningFrame.show(SettingsFolder.ofUser(), first, shown::countDown);
          empty.setOnHidden(_ -> closed.countDown());
          return empty;
        });
    shown.await();
    return stage;
  }

  private void failed(BenchWindow window, Throwable failure, boolean verbose) {
    Failures.print(err, "internal error: " + failure);
    if (verbose) {
      failure.printStackTrace(err);
    }
    window.failed(failure);
  }

  private void printTiming(String what, long nanos) {
    err.println(what + String.format(Locale.ROOT, ": %.3f ms", nanos / 1e6));
  }
}
