package collisionbench.bench.storage;

import collisionbench.bench.text.Phrase;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Reads files. Only regular files are read, since a pipe may never begin and a device never end;
/// those that a command line names are read too.
public final class Contents {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Contents() {}

  /// {@return the first bytes of a file, at most `most`}
  public static byte[] first(Path file, int most) throws IOException {
    return first(open(file), most);
  }

  private static byte[] first(InputStream in, int most) throws IOException {
    try (in) {
      return in.readNBytes(most);
    }
  }

  /// {@return the text of a file in UTF-8}
  ///
  /// @throws IOException also if it has more than `most` bytes or is not UTF-8
  public static String text(Path file, int most) throws IOException {
    return text(file, first(file, most + 1), most);
  }

  /// {@return the text of a file in UTF-8, or of the pipe that a command line names}
  ///
  /// @throws IOException also if it has more than `most` bytes or is not UTF-8
  public static String namedText(Path file, int most) throws IOException {
    return text(file, first(openNamed(file), most + 1), most);
  }

  /// {@return the text of a stream in UTF-8, up to its end}
  ///
  /// @param name of the stream in failures
  /// @throws IOException also if it has more than `most` bytes or is not UTF-8
  public static String text(Path name, InputStream in, int most) throws IOException {
    return text(name, in.readNBytes(most + 1), most);
  }

  private static String text(Path file, byte[] bytes, int most) throws IOException {
    if (bytes.length > most) {
      throw new UnfitFile(file, Phrase.of("failure.too-large", size(most)));
    }
    return withoutMark(
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
  }

  private static String size(int bytes) {
    return bytes % (1 << 20) == 0 ? (bytes >> 20) + " MiB" : (bytes >> 10) + " KiB";
  }

  /// {@return a reader of a UTF-8 file}
  ///
  /// @throws NotUtf8Exception later, while reading, if the file is not UTF-8
  public static Reader reader(Path file) throws IOException {
    return new BufferedReader(new Utf8Reader(open(file)));
  }

  /// {@return a reader of a UTF-8 file, or of the pipe or device that a command line names}
  ///
  /// @throws NotUtf8Exception later, while reading, if the file is not UTF-8
  public static BufferedReader namedReader(Path file) throws IOException {
    return new BufferedReader(new Utf8Reader(openNamed(file)));
  }

  /// {@return a text without the byte order mark that some editors add}
  public static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  private static InputStream openNamed(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).isOther()
        ? Files.newInputStream(file)
        : open(file);
  }

  /// {@return a stream of the bytes of a file. A file without a size is empty and is not opened:
  /// the kernel has such files that never end, as `/proc/kmsg`}
  static InputStream open(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      String reason = attributes.isDirectory() ? "failure.is-folder" : "failure.not-ordinary";
      throw new UnfitFile(file, Phrase.of(reason));
    }
    return attributes.size() == 0 ? InputStream.nullInputStream() : Files.newInputStream(file);
  }
}
