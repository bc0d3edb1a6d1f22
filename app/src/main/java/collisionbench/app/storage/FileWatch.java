package collisionbench.app.storage;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/// Watches a file for being written, replaced, moved or restored. The system reports the events, so
/// there is no polling. On file systems that do not report events, such as many network drives,
/// nothing is detected.
public final class FileWatch implements AutoCloseable {

  private final Runnable onEvent;
  private Optional<Path> watched = Optional.empty();
  private Optional<WatchService> service = Optional.empty();

  /// Creates a watch for no file.
  ///
  /// @param onEvent called on a separate thread, possibly several times per change
  public FileWatch(Runnable onEvent) {
    this.onEvent = onEvent;
  }

  /// Watches another file, or none, instead of the current one.
  public synchronized void turnTo(Optional<Path> file) {
    if (!file.equals(watched)) {
      close();
      watched = file;
      file.ifPresent(this::open);
    }
  }

  private void open(Path file) {
    try {
      WatchService opened = file.getFileSystem().newWatchService();
      service = Optional.of(opened);
      Set<Path> names = names(file);
      for (Path name : names) {
        Objects.requireNonNull(name.getParent())
            .register(
                opened,
                StandardWatchEventKinds.ENTRY_CREATE,
                StandardWatchEventKinds.ENTRY_MODIFY,
                StandardWatchEventKinds.ENTRY_DELETE);
      }
      Thread.ofPlatform().daemon().name("collision-bench-watch").start(() -> listen(opened, names));
    } catch (IOException | UnsupportedOperationException notWatched) {
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

  private void listen(WatchService from, Set<Path> names) {
    try {
      while (true) {
        WatchKey key = from.take();
        boolean concerned =
            key.pollEvents().stream().anyMatch(event -> concerns(event, key, names));
        boolean folderIsThere = key.reset();
        if (concerned || !folderIsThere) {
          onEvent.run();
        }
      }
    } catch (ClosedWatchServiceException _) {
      // Closed.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// {@return whether an event may concern the file; an overflow may}
  private static boolean concerns(WatchEvent<?> event, WatchKey key, Set<Path> names) {
    return !(event.context() instanceof Path name)
        || (key.watchable() instanceof Path folder && names.contains(folder.resolve(name)));
  }

  @Override
  public synchronized void close() {
    watched = Optional.empty();
    service.ifPresent(FileWatch::close);
    service = Optional.empty();
  }

  private static void close(WatchService service) {
    try {
      service.close();
    } catch (IOException _) {
      // It is no longer used.
    }
  }
}
