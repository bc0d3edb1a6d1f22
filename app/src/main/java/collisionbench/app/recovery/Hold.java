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

/// The lock on a draft, held.
final class Hold {

  private static final String EXTENSION = ".lock";

  /// The locks that this process holds. To open one of them a second time and close it again would
  /// let go of it on some systems.
  private static final Set<Path> OURS = ConcurrentHashMap.newKeySet();

  private final Path file;
  private final FileChannel channel;

  private Hold(Path file, FileChannel channel) {
    this.file = file;
    this.channel = channel;
  }

  /// {@return where the lock of a draft is}
  private static Path beside(Path draft) {
    Path file = draft.resolveSibling(draft.getFileName() + EXTENSION);
    return file.toAbsolutePath().normalize();
  }

  /// {@return whether a file is a lock: others that are called like one, such as pipes, are left}
  static boolean isLock(Path file) {
    return file.getFileName().toString().endsWith(EXTENSION)
        && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS);
  }

  /// {@return the draft that a lock is for}
  static Path draftOf(Path lock) {
    String name = lock.getFileName().toString();
    return lock.resolveSibling(name.substring(0, name.length() - EXTENSION.length()));
  }

  /// {@return whether this process holds the lock of a draft}
  static boolean isOurs(Path draft) {
    return OURS.contains(beside(draft));
  }

  /// {@return the lock of a draft, or nothing if somebody else holds it}
  static Optional<Hold> tryOn(Path draft) throws IOException {
    Path file = beside(draft);
    if (!OURS.add(file)) {
      return Optional.empty();
    }
    Optional<Hold> hold = Optional.empty();
    try {
      hold = open(file);
      return hold;
    } finally {
      if (hold.isEmpty()) {
        OURS.remove(file);
      }
    }
  }

  private static Optional<Hold> open(Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      // A lock whose file was deleted in the meantime is worth nothing.
      if (lock != null && Files.exists(file)) {
        return Optional.of(new Hold(file, channel));
      }
    } catch (IOException | RuntimeException failure) {
      channel.close();
      throw failure;
    }
    channel.close();
    return Optional.empty();
  }

  /// Lets go, and leaves the lock to others.
  void release() throws IOException {
    channel.close();
    OURS.remove(file);
  }

  /// Lets go of a lock that nobody needs any more.
  void remove() throws IOException {
    Files.deleteIfExists(file);
    release();
  }
}
