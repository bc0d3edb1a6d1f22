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

/// The lock on a draft: a file beside it that this process has locked. The system unlocks it when
/// the process ends, however it ends.
final class DraftLock {

  private static final String EXTENSION = ".lock";

  /// The locks of this process. On some systems, to open the file of one a second time and close it
  /// again unlocks it.
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private DraftLock(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /// {@return where the lock of a draft is}
  private static Path beside(Path draft) {
    Path file = draft.resolveSibling(draft.getFileName() + EXTENSION);
    return file.toAbsolutePath().normalize();
  }

  /// {@return whether a file is one of a lock, by its name; pipes and the like are none}
  static boolean isLock(Path file) {
    return file.getFileName().toString().endsWith(EXTENSION)
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  /// {@return the draft beside the file of a lock}
  static Path draftOf(Path lock) {
    String name = lock.getFileName().toString();
    return lock.resolveSibling(name.substring(0, name.length() - EXTENSION.length()));
  }

  /// {@return whether this process has locked a draft}
  static boolean isOurs(Path draft) {
    return OURS.contains(beside(draft));
  }

  /// {@return the lock on a draft; empty if it is locked already}
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
      // Another process may have deleted the file between the two calls.
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

  /// Unlocks the draft and leaves the file for the next lock.
  void release() throws IOException {
    channel.close();
    OURS.remove(file);
  }

  /// Unlocks the draft and deletes the file: there is no draft any more.
  void remove() throws IOException {
    Files.deleteIfExists(file);
    release();
  }
}
