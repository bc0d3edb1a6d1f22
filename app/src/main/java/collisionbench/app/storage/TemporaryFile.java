package collisionbench.app.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/// A new file beside the one whose place it is to take. It is locked while it is open, and the
/// system lets go of a lock when its process ends, however it ends: so the files that killed
/// programs have left are told from those of programs that run.
final class TemporaryFile implements AutoCloseable {

  private static final String BEGIN = ".collision-bench-";
  private static final String END = ".tmp";

  /// Those of this process. To open one a second time and close it again would let go of its lock
  /// on some systems.
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private static final Set<Path> TIDIED = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private TemporaryFile(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /// {@return a new file in the folder of another; nobody else may read it if that is there
  /// already}
  static TemporaryFile beside(Path target) throws IOException {
    if (TIDIED.add(folder(target))) {
      tidy(folder(target));
    }
    while (true) {
      Optional<TemporaryFile> made = open(target);
      if (made.isPresent()) {
        return made.get();
      }
    }
  }

  private static Path folder(Path target) {
    return target.toAbsolutePath().resolveSibling("").normalize();
  }

  private static Optional<TemporaryFile> open(Path target) throws IOException {
    Path file = target.resolveSibling(BEGIN + UUID.randomUUID() + END);
    OURS.add(file);
    FileChannel channel;
    try {
      channel =
          FileChannel.open(
              file,
              EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
              secrecy(target));
    } catch (IOException | RuntimeException failure) {
      OURS.remove(file);
      throw failure;
    }
    TemporaryFile made = new TemporaryFile(file, channel);
    if (made.isLocked()) {
      return Optional.of(made);
    }
    made.close();
    return Optional.empty();
  }

  /// Private from the start if the target exists: that may be readable by few.
  private static FileAttribute<?>[] secrecy(Path target) {
    boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix && Files.exists(target)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /// {@return false if another process has tidied the file away first; true where there are no
  /// locks}
  private boolean isLocked() {
    try {
      return channel.tryLock() != null && Files.exists(file);
    } catch (IOException _) {
      return true;
    }
  }

  Path file() {
    return file;
  }

  FileChannel channel() {
    return channel;
  }

  /// Deletes it, if it is still there.
  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      channel.close();
      OURS.remove(file);
    }
  }

  /// Deletes what programs have left in a folder that were killed while they wrote.
  static void tidy(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, BEGIN + "*" + END)) {
      for (Path left : files) {
        if (!OURS.contains(left) && Files.isRegularFile(left, LinkOption.NOFOLLOW_LINKS)) {
          deleteIfNobodyHolds(left);
        }
      }
    } catch (IOException | DirectoryIteratorException _) {
      // Where it cannot be tidied up, things can be saved all the same.
    }
  }

  private static void deleteIfNobodyHolds(Path left) {
    try (FileChannel channel =
            FileChannel.open(left, StandardOpenOption.WRITE, LinkOption.NOFOLLOW_LINKS);
        FileLock lock = channel.tryLock()) {
      if (lock != null) {
        Files.deleteIfExists(left);
      }
    } catch (IOException | OverlappingFileLockException _) {
      // It is somebody else's, or it is gone.
    }
  }
}
