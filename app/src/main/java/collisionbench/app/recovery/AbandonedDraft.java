package collisionbench.app.recovery;

import collisionbench.app.preset.Draft;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;

/// The draft of a window that has ended, locked so that no other window offers it.
///
/// @param draft the unsaved work
/// @param when it was last changed
public record AbandonedDraft(Path file, DraftLock lock, Draft draft, Instant when) {

  /// Deletes the draft and its lock; leaves it if it cannot be deleted.
  public void discard() throws IOException {
    try {
      Files.deleteIfExists(file);
      lock.remove();
    } catch (IOException failure) {
      leave();
      throw failure;
    }
  }

  /// Unlocks the draft for other windows.
  public void leave() throws IOException {
    lock.release();
  }
}
