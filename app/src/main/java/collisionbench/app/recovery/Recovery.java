package collisionbench.app.recovery;

import collisionbench.bench.scenefile.Draft;
import collisionbench.bench.scenefile.DraftFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.PutAside;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The shared folder of drafts.
///
/// @param folder is created when needed
public record Recovery(Path folder) {

  private static final String UNREADABLE = ".unreadable";

  /// The drafts in the folder.
  ///
  /// @param abandoned drafts that can be restored, newest first
  /// @param unreadable errors of drafts that could not be read and were put aside
  /// @param held drafts locked by other processes: of running windows, or of some that are about to
  ///   end
  public record Found(
      List<Abandoned> abandoned, List<SceneFileException> unreadable, Set<Path> held) {}

  /// The draft of a window that has ended, locked so that no other window offers it.
  ///
  /// @param when it was last changed
  public record Abandoned(Path file, DraftLock lock, Draft draft, Instant when) {

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

    public void leave() throws IOException {
      lock.release();
    }
  }

  public Slot slot() {
    return new Slot(folder);
  }

  /// {@return the drafts of windows that have ended, locked until they are left or discarded}
  public Found find() throws IOException {
    return take(drafts());
  }

  /// {@return the given drafts whose windows have ended, locked until they are left or discarded}
  public Found findAmong(Set<Path> once) throws IOException {
    return take(drafts().stream().filter(once::contains).toList());
  }

  private static Found take(List<Path> drafts) throws IOException {
    List<Abandoned> abandoned = new ArrayList<>();
    List<SceneFileException> unreadable = new ArrayList<>();
    Set<Path> held = new HashSet<>();
    for (Path draft : drafts) {
      Optional<DraftLock> lock = DraftLock.tryOn(draft);
      if (lock.isPresent()) {
        take(draft, lock.get(), abandoned, unreadable);
      } else if (!DraftLock.isOurs(draft)) {
        held.add(draft);
      }
    }
    abandoned.sort(Comparator.comparing(Abandoned::when).reversed());
    return new Found(List.copyOf(abandoned), List.copyOf(unreadable), Set.copyOf(held));
  }

  private List<Path> drafts() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(DraftLock::isLock).map(DraftLock::draftOf).sorted().toList();
    }
  }

  private static void take(
      Path draft, DraftLock lock, List<Abandoned> abandoned, List<SceneFileException> unreadable)
      throws IOException {
    if (!Files.exists(draft)) {
      lock.remove();
      return;
    }
    try {
      abandoned.add(
          new Abandoned(
              draft, lock, DraftFile.read(draft), Files.getLastModifiedTime(draft).toInstant()));
    } catch (SceneFileException broken) {
      String name = draft.getFileName() + UNREADABLE;
      PutAside.rename(draft, n -> n == 1 ? name : name + "-" + n);
      lock.remove();
      unreadable.add(broken);
    }
  }
}
