package collisionbench.app.recovery;

import collisionbench.app.preset.DraftFile;
import collisionbench.app.preset.SceneFileException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/// The folder of drafts that all windows share.
public final class Recovery {

  private static final String UNREADABLE = ".unreadable";

  private final Path folder;

  /// @param folder is made when there is something to keep
  public Recovery(Path folder) {
    this.folder = folder;
  }

  /// What was found in the folder.
  ///
  /// @param leftovers those that can be restored, the newest first
  /// @param unreadable a sentence for each that cannot be read; those are put aside
  /// @param held the drafts that other processes hold: of windows that run, or that have not quite
  ///   ended yet
  public record Found(List<Leftover> leftovers, List<String> unreadable, Set<Path> held) {}

  /// {@return a place for the draft of a window}
  public Slot slot() {
    return new Slot(folder);
  }

  /// {@return the drafts of windows that are no more, held until they are left or discarded}
  public Found find() throws IOException {
    return take(drafts());
  }

  /// {@return those of some drafts that are leftovers by now, held likewise}
  public Found findAmong(Set<Path> once) throws IOException {
    return take(drafts().stream().filter(once::contains).toList());
  }

  private static Found take(List<Path> drafts) throws IOException {
    List<Leftover> leftovers = new ArrayList<>();
    List<String> unreadable = new ArrayList<>();
    Set<Path> held = new HashSet<>();
    for (Path draft : drafts) {
      Optional<Hold> hold = Hold.tryOn(draft);
      if (hold.isPresent()) {
        take(draft, hold.get(), leftovers, unreadable);
      } else if (!Hold.isOurs(draft)) {
        held.add(draft);
      }
    }
    leftovers.sort(Comparator.comparing(Leftover::when).reversed());
    return new Found(List.copyOf(leftovers), List.copyOf(unreadable), Set.copyOf(held));
  }

  private List<Path> drafts() throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files.filter(Hold::isLock).map(Hold::draftOf).sorted().toList();
    }
  }

  private static void take(Path draft, Hold hold, List<Leftover> leftovers, List<String> unreadable)
      throws IOException {
    if (!Files.exists(draft)) {
      hold.remove();
      return;
    }
    try {
      leftovers.add(
          new Leftover(
              draft, hold, DraftFile.read(draft), Files.getLastModifiedTime(draft).toInstant()));
    } catch (SceneFileException broken) {
      putAside(draft);
      hold.remove();
      unreadable.add(broken.getMessage());
    }
  }

  private static void putAside(Path draft) throws IOException {
    String name = draft.getFileName() + UNREADABLE;
    Path free =
        Stream.iterate(1, n -> n + 1)
            .map(n -> draft.resolveSibling(n == 1 ? name : name + "-" + n))
            .filter(Files::notExists)
            .findFirst()
            .orElseThrow();
    Files.move(draft, free);
  }
}
