package collisionbench.bench.storage;

import java.io.IOException;
import java.nio.file.ClosedWatchServiceException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardWatchEventKinds;
import java.nio.file.WatchEvent;
import java.nio.file.WatchKey;
import java.nio.file.WatchService;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Watches files or folders for being written, replaced, moved or deleted. The system reports the
/// events, so there is no polling, except by Java on macOS, every two seconds. On file systems that
/// do not report events, such as many network drives, nothing is detected.
public final class FileWatch implements AutoCloseable {

  /// Systems limit how many folders are watched.
  private static final int MOST = 1000;

  private final Runnable onEvent;
  private Optional<WatchService> service = Optional.empty();
  private List<Path> watched = List.of();

  /// Creates a watch for nothing.
  ///
  /// @param onEvent called on a separate thread, possibly several times per change
  public FileWatch(Runnable onEvent) {
    this.onEvent = onEvent;
  }

  /// Watches files, which need not exist, instead of what was watched.
  ///
  /// @return whether they are others. They may have changed just before.
  public synchronized boolean turnTo(List<Path> files) {
    if (files.equals(watched)) {
      return false;
    }
    Set<Path> names = files.stream().flatMap(FileWatch::names).collect(Collectors.toSet());
    turnTo(
        names.stream().flatMap(name -> Stream.ofNullable(name.getParent())).distinct().toList(),
        names::contains);
    watched = List.copyOf(files);
    return true;
  }

  /// {@return the path of the file and, if it is a symbolic link, its target}
  private static Stream<Path> names(Path file) {
    Path whole = file.toAbsolutePath();
    try {
      return Stream.of(whole, file.toRealPath());
    } catch (IOException _) {
      return Stream.of(whole);
    }
  }

  /// Watches folders, as many as the system allows, instead of what was watched.
  ///
  /// @param concerned whether a change of a file in them matters
  public synchronized void turnTo(Collection<Path> folders, Predicate<Path> concerned) {
    close();
    if (!folders.isEmpty()) {
      open(folders.stream().filter(Files::isDirectory).limit(MOST).toList(), concerned);
    }
  }

  private void open(List<Path> folders, Predicate<Path> concerned) {
    try {
      WatchService opened = FileSystems.getDefault().newWatchService();
      service = Optional.of(opened);
      Thread.ofPlatform()
          .daemon()
          .name("collision-bench-watch")
          .start(() -> listen(opened, concerned));
      for (Path folder : folders) {
        folder.register(
            opened,
            StandardWatchEventKinds.ENTRY_CREATE,
            StandardWatchEventKinds.ENTRY_MODIFY,
            StandardWatchEventKinds.ENTRY_DELETE);
      }
    } catch (IOException | UnsupportedOperationException _) {
      // The others are not watched.
    }
  }

  private void listen(WatchService from, Predicate<Path> concerned) {
    try {
      while (true) {
        WatchKey key = from.take();
        boolean matters =
            key.pollEvents().stream().anyMatch(event -> matters(event, key, concerned));
        boolean folderIsThere = key.reset();
        if (matters || !folderIsThere) {
          onEvent.run();
        }
      }
    } catch (ClosedWatchServiceException _) {
      // Closed.
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
    }
  }

  /// {@return whether an event may matter; an overflow may}
  private static boolean matters(WatchEvent<?> event, WatchKey key, Predicate<Path> concerned) {
    return !(event.context() instanceof Path name)
        || (key.watchable() instanceof Path folder && concerned.test(folder.resolve(name)));
  }

  @Override
  public synchronized void close() {
    service.ifPresent(FileWatch::close);
    service = Optional.empty();
    watched = List.of();
  }

  private static void close(WatchService service) {
    try {
      service.close();
    } catch (IOException _) {
      // It is no longer used.
    }
  }
}
