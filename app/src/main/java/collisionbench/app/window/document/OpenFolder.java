package collisionbench.app.window.document;

import collisionbench.bench.folder.FolderRun;
import collisionbench.bench.folder.FolderState;
import collisionbench.bench.folder.SceneCheck;
import collisionbench.bench.folder.SceneFolder;
import collisionbench.bench.folder.SceneOutcome;
import collisionbench.bench.storage.FileFailure;
import collisionbench.bench.storage.FileWatch;
import collisionbench.bench.task.BackgroundThread;
import collisionbench.bench.task.LatestTaskExecutor;
import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.UnaryOperator;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The folder of scenes that is open in a window, which are checked in the background, again after
/// each change of a file. It outlives workbenches.
public final class OpenFolder {

  /// Several writes within this time are one change.
  private static final Duration PIECES = Duration.ofMillis(300);

  /// New outcomes are shown at most this often.
  private static final long BETWEEN = 200_000_000;

  private final ReadOnlyObjectWrapper<Optional<FolderState>> state =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final LatestTaskExecutor background =
      new LatestTaskExecutor("collision-bench-folder", Platform::runLater);
  private final FileWatch watch;
  private List<String> watched = List.of();
  private FolderRun run = new FolderRun(SceneCheck.FILES);

  OpenFolder(BackgroundThread delays) {
    watch = new FileWatch(delays.deferred(PIECES, () -> Platform.runLater(this::runAgain)));
  }

  /// {@return what is known about it; empty if none is open}
  public ReadOnlyObjectProperty<Optional<FolderState>> state() {
    return state.getReadOnlyProperty();
  }

  /// Opens a folder instead of the current one.
  public void open(Path folder) {
    Path whole = folder.toAbsolutePath().normalize();
    if (state.get().map(FolderState::folder).filter(whole::equals).isEmpty()) {
      run = new FolderRun(SceneCheck.FILES);
      state.set(Optional.of(FolderState.of(whole)));
    }
    runAgain();
  }

  public void close() {
    stop();
    state.set(Optional.empty());
    unwatch();
  }

  public void stop() {
    background.cancel();
    state.set(state.get().map(FolderState::ended));
  }

  /// Checks the scenes whose files have changed.
  public void runAgain() {
    state.get().map(FolderState::folder).ifPresent(this::runAgain);
  }

  private void runAgain(Path folder) {
    FolderRun current = run;
    background.ask(turn -> {
      Batches batches = new Batches(turn);
      try {
        current.run(folder, turn::isOutdated, found -> show(found, folder, turn), batches::add);
        batches.end();
      } catch (IOException failure) {
        // It may come back.
        watch(folder, List.of(), turn::isOutdated);
        Phrase reason = Phrase.about(folder, FileFailure.of(failure));
        change(turn, now -> now.failed(reason));
      }
    });
  }

  private void show(SceneFolder found, Path folder, LatestTaskExecutor.Turn turn) {
    watch(folder, found.folders(), turn::isOutdated);
    change(turn, now -> now.found(found.scenes()));
  }

  /// Watches the parent folder as well, which gets an event when the folder is moved or restored.
  /// Checks once more after a change of watched folders, in case a file changed before.
  ///
  /// @param outdated whether the folder was closed, or is checked again, since it was read
  synchronized void watch(Path folder, List<Path> inside, BooleanSupplier outdated) {
    List<Path> folders = new ArrayList<>();
    Optional.ofNullable(folder.getParent()).ifPresent(folders::add);
    folders.addAll(inside);
    List<String> now = folders.stream().map(OpenFolder::identity).toList();
    if (!outdated.getAsBoolean() && !now.equals(watched)) {
      watched = now;
      watch.turnTo(folders, changed -> changed.startsWith(folder));
      Platform.runLater(this::runAgain);
    }
  }

  /// {@return a text that differs between two folders of one name}
  private static String identity(Path folder) {
    try {
      return folder + " " + Files.readAttributes(folder, BasicFileAttributes.class).fileKey();
    } catch (IOException gone) {
      return folder + " " + gone;
    }
  }

  private synchronized void unwatch() {
    watched = List.of();
    watch.close();
  }

  private void change(LatestTaskExecutor.Turn turn, UnaryOperator<FolderState> change) {
    turn.show(() -> state.set(state.get().map(change)));
  }

  /// Outcomes that are shown together, so that many do not block the window.
  private final class Batches {

    private final List<SceneOutcome> waiting = new ArrayList<>();
    private final LatestTaskExecutor.Turn turn;
    private long last = System.nanoTime();

    Batches(LatestTaskExecutor.Turn turn) {
      this.turn = turn;
    }

    synchronized void add(SceneOutcome outcome) {
      waiting.add(outcome);
      if (System.nanoTime() - last > BETWEEN) {
        last = System.nanoTime();
        flush();
      }
    }

    private void flush() {
      List<SceneOutcome> batch = List.copyOf(waiting);
      waiting.clear();
      change(turn, now -> now.with(batch));
    }

    synchronized void end() {
      flush();
      change(turn, FolderState::ended);
    }
  }
}
