package collisionbench.app.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;

/// Replaces a file so that whoever looks sees either the old one or the new one, whole.
public final class AtomicFile {

  private static final int MOST_LINKS = 40;

  private AtomicFile() {}

  /// Puts the bytes into the new file.
  public interface Step {

    /// Puts all of `bytes` into `channel`.
    void put(FileChannel channel, ByteBuffer bytes) throws IOException;
  }

  /// Puts the bytes into the new file as they are.
  public static void write(FileChannel channel, ByteBuffer bytes) throws IOException {
    while (bytes.hasRemaining()) {
      channel.write(bytes);
    }
  }

  /// Replaces the file that `file` names, or the one a symbolic link there leads to, by a text in
  /// UTF-8. After a failure the old file is untouched and nothing is left beside it.
  public static void replace(Path file, String text) throws IOException {
    replace(file, text, AtomicFile::write);
  }

  /// Replaces a file likewise, by what `step` makes of the text.
  public static void replace(Path file, String text, Step step) throws IOException {
    ByteBuffer bytes = StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
    Path target = behindLinks(file.toAbsolutePath());
    requireReplaceable(target);
    Path fresh = target.resolveSibling(".collision-bench-" + UUID.randomUUID() + ".tmp");
    try {
      try (FileChannel channel =
          FileChannel.open(fresh, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
        step.put(channel, bytes);
        channel.force(true);
      }
      keepPermissions(target, fresh);
      move(fresh, target);
    } finally {
      Files.deleteIfExists(fresh);
    }
  }

  private static Path behindLinks(Path file) throws IOException {
    Path target = file;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static void requireReplaceable(Path target) throws IOException {
    if (Files.isDirectory(target)) {
      throw new FileSystemException(target.toString(), null, "it is a folder");
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new FileSystemException(target.toString(), null, "it is not an ordinary file");
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(target.toString());
    }
  }

  private static void keepPermissions(Path from, Path to) throws IOException {
    PosixFileAttributeView old = Files.getFileAttributeView(from, PosixFileAttributeView.class);
    if (old != null && Files.exists(from)) {
      Files.setPosixFilePermissions(to, old.readAttributes().permissions());
    }
  }

  private static void move(Path fresh, Path target) throws IOException {
    try {
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
