package collisionbench.app.storage;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;

/// Reads files. Only regular files are read, since a pipe may never begin and a device never end.
public final class Contents {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Contents() {}

  /// {@return the first bytes of a file, at most `most`}
  public static byte[] first(Path file, int most) throws IOException {
    try (InputStream in = open(file)) {
      return in.readNBytes(most);
    }
  }

  /// {@return the text of a file in UTF-8}
  ///
  /// @throws IOException also if it has more than `most` bytes or is not UTF-8
  public static String text(Path file, int most) throws IOException {
    byte[] bytes = first(file, most + 1);
    if (bytes.length > most) {
      throw new UnfitFile(file, FileFailure.TOO_LARGE.with(size(most)));
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

  /// {@return a text without the byte order mark that some editors add}
  public static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /// {@return a stream of the bytes of a file}
  static InputStream open(Path file) throws IOException {
    BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
    if (!attributes.isRegularFile()) {
      FileFailure failure =
          attributes.isDirectory() ? FileFailure.IS_FOLDER : FileFailure.NOT_ORDINARY;
      throw new UnfitFile(file, failure.with());
    }
    return Files.newInputStream(file);
  }
}
