package collisionbench.app.recovery;

import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.scenefile.DraftFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.UUID;

/// The draft of one running window. There is no file while there is nothing to keep.
public final class Slot {

  private final Path folder;
  private Optional<Held> held = Optional.empty();

  private record Held(Path file, DraftLock lock) {}

  Slot(Path folder) {
    this.folder = folder;
  }

  public synchronized void keep(Draft draft) throws IOException {
    Files.createDirectories(folder);
    if (held.isEmpty()) {
      held = Optional.of(newFile());
    }
    DraftFile.save(draft, held.get().file());
  }

  private Held newFile() throws IOException {
    while (true) {
      Path file =
          folder.resolve(
              "window-" + ProcessHandle.current().pid() + "-" + UUID.randomUUID() + ".json");
      Optional<DraftLock> lock = DraftLock.tryOn(file);
      if (lock.isPresent()) {
        return new Held(file, lock.get());
      }
    }
  }

  /// Leaves the draft for the next window to find.
  public synchronized void leave() throws IOException {
    if (held.isPresent()) {
      held.get().lock().release();
      held = Optional.empty();
    }
  }

  public synchronized void clear() throws IOException {
    if (held.isPresent()) {
      Files.deleteIfExists(held.get().file());
      held.get().lock().remove();
      held = Optional.empty();
    }
  }
}
