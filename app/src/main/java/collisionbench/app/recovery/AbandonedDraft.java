package collisionbench.app.recovery;

import collisionbench.app.preset.Draft;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/// A draft of a window that has ended, locked so that no other window offers it.
public final class AbandonedDraft {

  private final Path file;
  private final DraftLock lock;
  private final Draft draft;
  private final Instant when;

  AbandonedDraft(Path file, DraftLock lock, Draft draft, Instant when) {
    this.file = file;
    this.lock = lock;
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

  /// Deletes the draft and its lock.
  public void discard() throws IOException {
    Files.deleteIfExists(file);
    lock.remove();
  }

  /// Unlocks the draft, which another window may then find.
  public void leave() throws IOException {
    lock.release();
  }
}
