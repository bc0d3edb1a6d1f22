package collisionbench.bench.storage;

import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Optional;

/// A change of a file that other processes and threads change too: they take turns, so that each
/// reads what the others wrote. The lock is a file beside it, which the system releases when the
/// process ends. Where files cannot be locked, the change is made without.
public final class ExclusiveChange {

  /// A change takes milliseconds; a process that was stopped during one must not stop the others.
  private static final Duration PATIENCE = Duration.ofSeconds(5);

  private static final Duration PAUSE = Duration.ofMillis(5);

  private ExclusiveChange() {}

  /// Reads a file and replaces it.
  public interface Change {

    void make() throws IOException;
  }

  /// Changes a file when it is this process's and thread's turn.
  ///
  /// @throws IOException also if another process holds the lock for more than five seconds
  public static void of(Path file, Change change) throws IOException {
    of(file, PATIENCE, change);
  }

  static synchronized void of(Path file, Duration patience, Change change) throws IOException {
    Optional<FileChannel> lock = open(file.resolveSibling(file.getFileName() + ".lock"));
    try {
      if (lock.isPresent()) {
        acquire(lock.get(), file, patience);
      }
      change.make();
    } finally {
      if (lock.isPresent()) {
        lock.get().close();
      }
    }
  }

  private static Optional<FileChannel> open(Path lock) {
    try {
      return Optional.of(
          FileChannel.open(
              lock, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE));
    } catch (IOException _) {
      return Optional.empty();
    }
  }

  private static void acquire(FileChannel lock, Path file, Duration patience) throws IOException {
    long begin = System.nanoTime();
    while (!isAcquired(lock)) {
      if (System.nanoTime() - begin > patience.toNanos()) {
        throw new UnfitFile(file, Phrase.of("failure.in-use"));
      }
      pause();
    }
  }

  private static boolean isAcquired(FileChannel lock) {
    try {
      return lock.tryLock() != null;
    } catch (IOException unsupported) {
      return true;
    }
  }

  private static void pause() throws IOException {
    try {
      Thread.sleep(PAUSE);
    } catch (InterruptedException interrupt) {
      Thread.currentThread().interrupt();
      throw new IOException(interrupt);
    }
  }
}
