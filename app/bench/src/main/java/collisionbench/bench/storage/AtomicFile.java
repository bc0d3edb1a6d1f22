package collisionbench.bench.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.channels.Channels;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Replaces files atomically: readers see either the complete old file or the complete new one.
public final class AtomicFile {

  private AtomicFile() {}

  /// A text that is written as a stream.
  public interface Text {

    /// Writes the whole text.
    void writeTo(Appendable out) throws IOException;
  }

  /// Replaces a file, or the target of a symbolic link, by a UTF-8 text. A failure leaves the old
  /// file unchanged and no other files behind.
  public static void replace(Path file, Text text) throws IOException {
    replaceBytes(
        file,
        bytes -> {
          Writer out = new OutputStreamWriter(bytes, StandardCharsets.UTF_8.newEncoder());
          text.writeTo(out);
          out.flush();
        });
  }

  public static void replace(Path file, String text) throws IOException {
    replace(file, out -> out.append(text));
  }

  public static void replace(Path file, byte[] bytes) throws IOException {
    replaceBytes(file, out -> out.write(bytes));
  }

  private interface Bytes {
    void writeTo(OutputStream out) throws IOException;
  }

  private static void replaceBytes(Path file, Bytes bytes) throws IOException {
    try (FreshFile fresh = FreshFile.inPlaceOf(file)) {
      bytes.writeTo(Channels.newOutputStream(fresh.channel()));
      fresh.replaceTarget();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }

  /// Checks that a file can be replaced, before its content is computed.
  ///
  /// @throws IOException if it cannot
  public static void requireWritable(Path file) throws IOException {
    Path folder = FileTarget.of(file).resolveSibling("");
    if (!Files.isWritable(folder)) {
      throw new AccessDeniedException(folder.toString());
    }
  }
}
