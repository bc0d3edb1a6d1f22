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

/// What is in a file. Only ordinary files are read: a pipe may never begin, a device never end.
public final class Contents {

  private static final String BYTE_ORDER_MARK = "\uFEFF";

  private Contents() {}

  /// {@return the bytes of a file, or its first ones if there are more than `most`}
  public static byte[] first(Path file, int most) throws IOException {
    try (InputStream in = open(file)) {
      return in.readNBytes(most);
    }
  }

  /// {@return the text of a file in UTF-8}
  ///
  /// @throws IOException also if it has more than `most` bytes, or is no text
  public static String text(Path file, int most) throws IOException {
    byte[] bytes = first(file, most + 1);
    if (bytes.length > most) {
      throw new UnfitFile(file, FileFailure.TOO_LARGE.with(String.valueOf(most >> 10)));
    }
    return withoutMark(
        StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString());
  }

  /// {@return the text of a file in UTF-8, to be read as it comes}
  ///
  /// @throws NotUtf8Exception while it is read, if it is no such text
  public static Reader reader(Path file) throws IOException {
    return new BufferedReader(new Utf8Reader(open(file)));
  }

  /// {@return a text without the byte order mark that some editors put at its start}
  public static String withoutMark(String text) {
    return text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
  }

  /// {@return the bytes of a file, to be read one after another}
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
