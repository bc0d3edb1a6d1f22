package collisionbench.app.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;

/// A file that is written bit by bit, and takes the place of another once it is whole. Nothing is
/// left of one that is closed before; the other is untouched then.
public final class FreshFile implements AutoCloseable {

  private static final String BEGIN = ".collision-bench-";
  private static final String END = ".tmp";

  /// No file is written for so long: what was last written before was left by a killed program.
  private static final Duration STALE = Duration.ofDays(1);

  private static final Set<Path> TIDIED = ConcurrentHashMap.newKeySet();

  private final Path target;
  private final Path file;
  private final FileChannel channel;

  private FreshFile(Path target) throws IOException {
    this.target = target;
    file = target.resolveSibling(BEGIN + UUID.randomUUID() + END);
    channel =
        FileChannel.open(
            file,
            EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
            secrecy(target));
  }

  /// {@return an empty file beside the one that `file` names, or the one a symbolic link there
  /// leads to}
  ///
  /// @throws IOException also if that could not be replaced
  public static FreshFile inPlaceOf(Path file) throws IOException {
    Path target = FileTarget.of(file);
    Path folder = target.resolveSibling("").normalize();
    if (TIDIED.add(folder)) {
      tidy(folder);
    }
    return new FreshFile(target);
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

  /// Private from the start if the target exists: that may be readable by few.
  private static FileAttribute<?>[] secrecy(Path target) {
    boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix && Files.exists(target)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /// {@return where to write}
  public FileChannel channel() {
    return channel;
  }

  /// Takes the place of the other file, and its permissions.
  public void takePlace() throws IOException {
    channel.force(true);
    takePermissions();
    try {
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
    syncFolder();
  }

  /// Another group than that of the old file is given nothing.
  private void takePermissions() {
    PosixFileAttributeView fresh = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (fresh == null || !Files.exists(target)) {
      return;
    }
    try {
      PosixFileAttributes old = Files.readAttributes(target, PosixFileAttributes.class);
      Set<PosixFilePermission> permissions = old.permissions();
      if (!old.group().equals(fresh.readAttributes().group()) && !takesGroup(fresh, old)) {
        permissions.removeIf(permission -> permission.name().startsWith("GROUP_"));
      }
      fresh.setPermissions(permissions);
    } catch (IOException _) {
      // Some file systems have none to set; what is in the file matters more.
    }
  }

  private static boolean takesGroup(PosixFileAttributeView fresh, PosixFileAttributes old) {
    try {
      fresh.setGroup(old.group());
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  /// Makes the new name survive a power cut. Windows opens no folders.
  private void syncFolder() {
    try (FileChannel folder =
        FileChannel.open(target.resolveSibling(""), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException _) {
      // The file is in its place; the system will see to the folder later.
    }
  }

  /// Deletes the file, if it has not taken the place.
  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      channel.close();
    }
  }
}
