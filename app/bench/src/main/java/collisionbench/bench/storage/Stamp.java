package collisionbench.bench.storage;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// Identifies the content of a file, to detect changes later. Size and time are not enough, because
/// copying programs keep them (`rsync -t`, `cp -p`).
///
/// @param content the SHA-256 of the file, in hexadecimal
public record Stamp(String content) {

  /// {@return the stamp of a file's current content}
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

  /// {@return whether a file still has this content}
  public boolean holdsFor(Path file) throws IOException {
    return equals(of(file));
  }
}
