package collisionbench.app.storage;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/// Tells later whether a file has changed: by its size and time, or where these differ, by its
/// content.
///
/// @param content the SHA-256 of all bytes, in hexadecimal digits
public record Stamp(Optional<Outside> outside, String content) {

  /// What is known of a file without reading it.
  ///
  /// @param modified the time of the last change, as finely as the file system knows it
  public record Outside(long size, String modified) {

    static Outside of(Path file) throws IOException {
      BasicFileAttributes attributes = Files.readAttributes(file, BasicFileAttributes.class);
      return new Outside(attributes.size(), attributes.lastModifiedTime().toString());
    }
  }

  /// {@return the stamp of a file as it is}
  public static Stamp of(Path file) throws IOException {
    // Before the content, so that a change in between is found later.
    Outside outside = Outside.of(file);
    return new Stamp(Optional.of(outside), contentOf(file));
  }

  /// {@return the stamp of a file of which only the content is known}
  public static Stamp ofContent(String content) {
    return new Stamp(Optional.empty(), content);
  }

  /// {@return whether a file is still as it was}
  public boolean holdsFor(Path file) throws IOException {
    return outside.equals(Optional.of(Outside.of(file))) || content.equals(contentOf(file));
  }

  private static String contentOf(Path file) throws IOException {
    try (InputStream in = Contents.open(file)) {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      byte[] part = new byte[1 << 16];
      for (int read = in.read(part); read >= 0; read = in.read(part)) {
        digest.update(part, 0, read);
      }
      return HexFormat.of().formatHex(digest.digest());
    } catch (NoSuchAlgorithmException impossible) {
      throw new IllegalStateException("every Java has SHA-256", impossible);
    }
  }
}
