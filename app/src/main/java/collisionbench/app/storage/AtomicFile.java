package collisionbench.app.storage;

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

/// Replaces a file so that whoever looks sees either the old one or the new one, whole.
public final class AtomicFile {

  private AtomicFile() {}

  /// A text that is written as it comes.
  public interface Text {

    /// Writes all of the text.
    void writeTo(Appendable out) throws IOException;
  }

  /// Replaces the file that `file` names, or the one a symbolic link there leads to, by a text in
  /// UTF-8. After a failure the old file is untouched and nothing is left beside it.
  public static void replace(Path file, Text text) throws IOException {
    replaceBytes(
        file,
        bytes -> {
          Writer out = new OutputStreamWriter(bytes, StandardCharsets.UTF_8.newEncoder());
          text.writeTo(out);
          out.flush();
        });
  }

  /// Replaces a file likewise.
  public static void replace(Path file, String text) throws IOException {
    replace(file, out -> out.append(text));
  }

  /// Replaces a file likewise, by some bytes.
  public static void replace(Path file, byte[] bytes) throws IOException {
    replaceBytes(file, out -> out.write(bytes));
  }

  private interface Bytes {
    void writeTo(OutputStream out) throws IOException;
  }

  private static void replaceBytes(Path file, Bytes bytes) throws IOException {
    try (FreshFile fresh = FreshFile.inPlaceOf(file)) {
      bytes.writeTo(Channels.newOutputStream(fresh.channel()));
      fresh.takePlace();
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }

  /// Refuses a file that cannot be replaced, before the work of making what is to be in it begins.
  public static void requireWritable(Path file) throws IOException {
    Path folder = FileTarget.of(file).resolveSibling("");
    if (!Files.isWritable(folder)) {
      throw new AccessDeniedException(folder.toString());
    }
  }
}
