package collisionbench.app.storage;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;

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
  ///
  /// @return what could not be kept of the old file
  public static Set<LostAttribute> replace(Path file, String text) throws IOException {
    return replace(file, text, AtomicFile::write);
  }

  /// Replaces a file likewise, by what `step` makes of the text.
  ///
  /// @return what could not be kept of the old file
  public static Set<LostAttribute> replace(Path file, String text, Step step) throws IOException {
    return replace(file, StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text)), step);
  }

  /// Replaces a file likewise, by some bytes.
  ///
  /// @return what could not be kept of the old file
  public static Set<LostAttribute> replace(Path file, byte[] bytes) throws IOException {
    return replace(file, ByteBuffer.wrap(bytes), AtomicFile::write);
  }

  private static Set<LostAttribute> replace(Path file, ByteBuffer bytes, Step step)
      throws IOException {
    try (FreshFile fresh = FreshFile.inPlaceOf(file)) {
      step.put(fresh.channel(), bytes);
      return fresh.takePlace();
    }
  }

  /// Refuses a file that cannot be replaced, before the work of making what is to be in it begins.
  public static void requireWritable(Path file) throws IOException {
    Path folder = replaceable(file).resolveSibling("");
    if (!Files.isWritable(folder)) {
      throw new AccessDeniedException(folder.toString());
    }
  }

  /// {@return the file that is replaced where `file` is named}
  static Path replaceable(Path file) throws IOException {
    Path target = behindLinks(file.toAbsolutePath());
    requireReplaceable(target);
    return target;
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
      throw new UnfitFile(target, Failure.IS_FOLDER);
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new UnfitFile(target, Failure.NOT_ORDINARY);
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(target.toString());
    }
  }

  static void move(Path fresh, Path target) throws IOException {
    try {
      Files.move(fresh, target, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(fresh, target, StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
