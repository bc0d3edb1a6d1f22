package collisionbench.app.recovery;

import collisionbench.app.preset.Draft;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/// A draft of a window that is no more.
public final class Leftover {

  private final Path file;
  private final Hold hold;
  private final Draft draft;
  private final Instant when;

  Leftover(Path file, Hold hold, Draft draft, Instant when) {
    this.file = file;
    this.hold = hold;
    this.draft = draft;
    this.when = when;
  }

  /// {@return what was unsaved}
  public Draft draft() {
    return draft;
  }

  /// {@return when it was last changed}
  public Instant when() {
    return when;
  }

  /// Deletes it.
  public void discard() throws IOException {
    Files.deleteIfExists(file);
    hold.remove();
  }

  /// Leaves it for another time.
  public void leave() throws IOException {
    hold.release();
  }
}
