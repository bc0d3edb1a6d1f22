package collisionbench.app.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Tells later whether a file has changed: by its content alone. Programs that copy files keep size
/// and time (`rsync -t`, `cp -p`).
///
/// @param content the SHA-256 of all bytes, in hexadecimal digits
public record Stamp(String content) {

  /// {@return the stamp of a file as it is}
  public static Stamp of(Path file) throws IOException {
    try (DigestInputStream in = new DigestInputStream(Contents.open(file), sha256())) {
      in.transferTo(OutputStream.nullOutputStream());
      return new Stamp(HexFormat.of().formatHex(in.getMessageDigest().digest()));
    }
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }

  /// {@return whether a file is still as it was}
  public boolean holdsFor(Path file) throws IOException {
    return equals(of(file));
  }
}
