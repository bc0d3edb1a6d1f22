package collisionbench.bench.storage;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFileAttributeView;
import java.nio.file.attribute.PosixFileAttributes;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.EnumSet;
import java.util.Set;
import java.util.UUID;

/// A temporary file that replaces another once it is complete. If it is closed earlier, it is
/// deleted and the other file stays unchanged.
final class FreshFile implements AutoCloseable {

  private final Path target;
  private final Path file;
  private final FileChannel channel;

  private FreshFile(Path target) throws IOException {
    this.target = target;
    file = target.resolveSibling(".collision-bench-" + UUID.randomUUID() + ".tmp");
    channel =
        FileChannel.open(
            file,
            EnumSet.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE),
            initialPermissions(target));
  }

  /// {@return an empty temporary file next to `file`, or next to the target of its symbolic links}
  ///
  /// @throws IOException also if the target cannot be replaced
  static FreshFile inPlaceOf(Path file) throws IOException {
    return new FreshFile(FileTarget.of(file));
  }

  /// {@return private permissions if the target exists, since it may not be readable by all}
  private static FileAttribute<?>[] initialPermissions(Path target) {
    boolean posix = target.getFileSystem().supportedFileAttributeViews().contains("posix");
    return posix && Files.exists(target)
        ? new FileAttribute<?>[] {
          PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------"))
        }
        : new FileAttribute<?>[0];
  }

  /// {@return the channel to write to}
  FileChannel channel() {
    return channel;
  }

  /// Replaces the target and takes over its permissions.
  void replaceTarget() throws IOException {
    channel.force(true);
    copyPermissions();
    try {
      Files.move(file, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(file, target, StandardCopyOption.REPLACE_EXISTING);
    }
    syncFolder();
  }

  /// Takes over the permissions; those of the group only if the group can be kept.
  private void copyPermissions() {
    PosixFileAttributeView fresh = Files.getFileAttributeView(file, PosixFileAttributeView.class);
    if (fresh == null || !Files.exists(target)) {
      return;
    }
    try {
      PosixFileAttributes old = Files.readAttributes(target, PosixFileAttributes.class);
      Set<PosixFilePermission> permissions = old.permissions();
      if (!old.group().equals(fresh.readAttributes().group()) && !keepsGroup(fresh, old)) {
        permissions.removeIf(permission -> permission.name().startsWith("GROUP_"));
      }
      fresh.setPermissions(permissions);
    } catch (IOException _) {
      // Some file systems have no permissions; the content matters more.
    }
  }

  private static boolean keepsGroup(PosixFileAttributeView fresh, PosixFileAttributes old) {
    try {
      fresh.setGroup(old.group());
      return true;
    } catch (IOException _) {
      return false;
    }
  }

  /// Makes the new name survive a power failure. Windows cannot open folders.
  private void syncFolder() {
    try (FileChannel folder =
        FileChannel.open(target.resolveSibling(""), StandardOpenOption.READ)) {
      folder.force(true);
    } catch (IOException _) {
      // The file is in place; the system will write the folder later.
    }
  }

  /// Deletes the temporary file unless it replaced the target.
  @Override
  public void close() throws IOException {
    try {
      Files.deleteIfExists(file);
    } finally {
      channel.close();
    }
  }
}
