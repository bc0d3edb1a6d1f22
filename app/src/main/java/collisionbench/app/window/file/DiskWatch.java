package collisionbench.app.window.file;

import collisionbench.app.storage.FileWatch;
import collisionbench.app.storage.Stamp;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;

/// Whether the file of what is open is still as it was read or written here. The file is watched,
/// and listeners hear of a change at once.
public final class DiskWatch {

  /// What is written in several pieces is one change.
  private static final Duration PIECES = Duration.ofMillis(200);

  /// How a file is, compared with what is known of it.
  enum State {
    SAME,
    /// Somebody else has written it.
    CHANGED,
    /// There is no such file any more.
    GONE
  }

  /// A file as it was.
  record Known(Path file, Stamp stamp) {}

  private final BackgroundThread background;
  private final FileWatch watch;
  private Runnable listener = () -> {};
  private volatile Optional<Known> known = Optional.empty();
  private final Map<Path, Known> last = new HashMap<>();

  DiskWatch(BackgroundThread background) {
    this.background = background;
    watch =
        new FileWatch(background.deferred(PIECES, () -> Platform.runLater(() -> listener.run())));
  }

  /// Sets what is called, on the window's thread, when something has happened to the file.
  public void onChange(Runnable newListener) {
    listener = newListener;
  }

  /// Another document is open: its file is known as it was last.
  void turnTo(Optional<Path> file) {
    known = file.flatMap(path -> Optional.ofNullable(last.get(path)));
    follow();
  }

  private void follow() {
    Optional<Path> file = known.map(Known::file);
    background.run(() -> watch.turnTo(file));
  }

  void close() {
    watch.close();
  }

  /// {@return a file as it is now; nothing where it cannot be read}
  public static Optional<Known> now(Path file) {
    try {
      return Optional.of(new Known(file, Stamp.of(file)));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  /// What is open is in a file, as that was.
  public void know(Optional<Known> file) {
    known = file;
    file.ifPresent(now -> last.put(now.file(), now));
    follow();
  }

  /// {@return the content of the file, as its stamp names it}
  Optional<String> content() {
    return known.map(file -> file.stamp().content());
  }

  /// {@return whether there was a file, and is none any more}
  boolean isGone() {
    return known.filter(was -> Files.notExists(was.file())).isPresent();
  }

  /// {@return how the file is now}
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

  /// Looks without making the window wait, and tells it how the file is.
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
