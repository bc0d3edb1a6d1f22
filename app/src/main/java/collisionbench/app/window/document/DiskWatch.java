package collisionbench.app.window.document;

import collisionbench.bench.storage.FileWatch;
import collisionbench.bench.storage.Stamp;
import collisionbench.bench.task.BackgroundThread;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;

/// Detects whether the open file has changed since it was read or written here. A listener is
/// called after each change.
public final class DiskWatch {

  /// Several writes within this time are one change.
  private static final Duration PIECES = Duration.ofMillis(200);

  /// The state of a file, compared with the known one.
  enum State {
    SAME,
    /// Another program has written it.
    CHANGED,
    GONE
  }

  record Known(Path file, Stamp stamp) {}

  private final BackgroundThread background;
  private final Runnable changed;
  private final FileWatch watch;
  private Runnable listener = () -> {};
  private volatile Optional<Known> known = Optional.empty();
  private final Map<Path, Known> last = new HashMap<>();

  DiskWatch(BackgroundThread background) {
    this.background = background;
    changed = background.deferred(PIECES, () -> Platform.runLater(() -> listener.run()));
    watch = new FileWatch(changed);
  }

  /// Sets the listener, which is called on the window's thread.
  public void onChange(Runnable newListener) {
    listener = newListener;
  }

  /// Watches the file of another document, with its last known content.
  public void turnTo(Optional<Path> file) {
    known = file.flatMap(path -> Optional.ofNullable(last.get(path)));
    follow();
  }

  private void follow() {
    List<Path> file = known.stream().map(Known::file).toList();
    background.run(() -> {
      if (watch.turnTo(file) && !file.isEmpty()) {
        changed.run();
      }
    });
  }

  void close() {
    watch.close();
  }

  /// {@return a file with its current content; empty if it cannot be read}
  public static Optional<Known> now(Path file) {
    try {
      return Optional.of(new Known(file, Stamp.of(file)));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// Records the content of the file of the open document.
  public void know(Optional<Known> file) {
    known = file;
    file.ifPresent(now -> last.put(now.file(), now));
    follow();
  }

  /// {@return the hash of the known content}
  Optional<String> content() {
    return known.map(file -> file.stamp().content());
  }

  boolean isGone() {
    return known.filter(was -> Files.notExists(was.file())).isPresent();
  }

  State look() {
    return known.map(DiskWatch::look).orElse(State.SAME);
  }

  private static State look(Known known) {
    try {
      return known.stamp().holdsFor(known.file()) ? State.SAME : State.CHANGED;
    } catch (NoSuchFileException _) {
      return State.GONE;
    } catch (IOException _) {
      return State.SAME;
    }
  }

  /// Reads the state of the file in the background.
  void look(Consumer<State> then) {
    Optional<Known> asked = known;
    background.run(() -> {
      State state = asked.map(DiskWatch::look).orElse(State.SAME);
      Platform.runLater(() -> {
        if (known.equals(asked)) {
          then.accept(state);
        }
      });
    });
  }
}
