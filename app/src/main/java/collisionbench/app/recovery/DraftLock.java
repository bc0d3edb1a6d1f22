package collisionbench.app.recovery;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// The lock of a draft: a file next to it, locked by this process. The system releases it when the
/// process ends, even if it is killed.
record DraftLock(Path file, FileChannel channel) {

  private static final String EXTENSION = ".lock";

  /// The locks of this process. On some systems, opening and closing a lock file a second time
  /// releases the lock.
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private static Path beside(Path draft) {
    Path file = draft.resolveSibling(draft.getFileName() + EXTENSION);
    return file.toAbsolutePath().normalize();
  }

  /// {@return whether a regular file is a lock, by its name}
  static boolean isLock(Path file) {
    return file.getFileName().toString().endsWith(EXTENSION)
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  static Path draftOf(Path lock) {
    String name = lock.getFileName().toString();
    return lock.resolveSibling(name.substring(0, name.length() - EXTENSION.length()));
  }

  static boolean isOurs(Path draft) {
    return OURS.contains(beside(draft));
  }

  /// {@return the lock; empty if the draft is already locked}
  static Optional<DraftLock> tryOn(Path draft) throws IOException {
    Path file = beside(draft);
    if (!OURS.add(file)) {
      return Optional.empty();
    }
    Optional<DraftLock> lock = Optional.empty();
    try {
      lock = open(file);
      return lock;
    } finally {
      if (lock.isEmpty()) {
        OURS.remove(file);
      }
    }
  }

  private static Optional<DraftLock> open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      // Another process may have deleted the file in between.
      if (lock != null && Files.exists(file)) {
        return Optional.of(new DraftLock(file, channel));
      }
    } catch (IOException | RuntimeException failure) {
      channel.close();
      throw failure;
    }
    channel.close();
    return Optional.empty();
  }

  /// Releases the lock and keeps the file.
  void release() throws IOException {
    channel.close();
    OURS.remove(file);
  }

  /// Releases the lock and deletes the file.
  void remove() throws IOException {
    Files.deleteIfExists(file);
    release();
  }
}
