package collisionbench.app.storage;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Watches a file for being written, replaced, moved or restored, as [FolderWatch] does folders.
public final class FileWatch implements AutoCloseable {

  private final Runnable onEvent;
  private final FolderWatch folders;
  private Optional<Path> watched = Optional.empty();

  /// Creates a watch for no file.
  ///
  /// @param onEvent called on any thread, possibly several times per change
  public FileWatch(Runnable onEvent) {
    this.onEvent = onEvent;
    folders = new FolderWatch(onEvent);
  }

  /// Watches another file, or none, instead of the current one. This is an event too, since the
  /// file may have changed just before.
  public synchronized void turnTo(Optional<Path> file) {
    if (!file.equals(watched)) {
      close();
      watched = file;
      file.ifPresent(this::open);
      file.ifPresent(_ -> onEvent.run());
    }
  }

  private void open(Path file) {
    try {
      Set<Path> names = names(file);
      folders.turnTo(
          names.stream().map(name -> Objects.requireNonNull(name.getParent())).toList(),
          names::contains);
    } catch (IOException notWatched) {
      close();
    }
  }

  /// {@return the path of the file and, if it is a symbolic link, its target}
  private static Set<Path> names(Path file) throws IOException {
    Set<Path> names = new LinkedHashSet<>();
    names.add(file.toAbsolutePath());
    names.add(file.toRealPath());
    return names;
  }

  @Override
  public synchronized void close() {
    watched = Optional.empty();
    folders.close();
  }
}
