package collisionbench.app.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/// A new file beside the one whose place it is to take.
record TemporaryFile(Path file, FileChannel channel) implements AutoCloseable {

  private static final String BEGIN = ".collision-bench-";
  private static final String END = ".tmp";

  /// No file is written for so long: what was last written before was left by a killed program.
  private static final Duration STALE = Duration.ofDays(1);

  private static final Set<Path> TIDIED = ConcurrentHashMap.newKeySet();

  /// {@return a new file in the folder of another; nobody else may read it if that is there
  /// already}
  static TemporaryFile beside(Path target) throws IOException {
    Path folder = target.toAbsolutePath().resolveSibling("").normalize();
    if (TIDIED.add(folder)) {
      tidy(folder);
    }
    Path file = target.resolveSibling(BEGIN + UUID.randomUUID() + END);
    FileChannel channel =
        FileChannel.open(
            file,
            EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
            secrecy(target));
    return new TemporaryFile(file, channel);
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

  /// Deletes it, if it is still there.
  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      channel.close();
    }
  }

  /// Deletes what killed programs have left in a folder.
  static void tidy(Path folder) {
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, BEGIN + "*" + END)) {
      for (Path left : files) {
        if (isStale(left)) {
          Files.deleteIfExists(left);
        }
      }
    } catch (IOException | DirectoryIteratorException _) {
      // Where it cannot be tidied up, things can be saved all the same.
    }
  }

  private static boolean isStale(Path left) throws IOException {
    BasicFileAttributes attributes =
        Files.readAttributes(left, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
    return attributes.isRegularFile()
        && attributes.lastModifiedTime().toInstant().isBefore(Instant.now().minus(STALE));
  }
}
