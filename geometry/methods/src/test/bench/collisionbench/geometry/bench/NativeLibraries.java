package collisionbench.geometry.bench;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/// Native libraries in jars of the class path.
final class NativeLibraries {

  private NativeLibraries() {}

  /// @throws UnsatisfiedLinkError if there is no such library for this system
  @SuppressWarnings("restricted")
  static void load(String resource) {
    try (InputStream in = NativeLibraries.class.getResourceAsStream(resource)) {
      if (in == null) {
        throw new UnsatisfiedLinkError(resource + " is not on the class path");
      }
      Path file = Files.createTempFile("collisionbench", ".so");
      file.toFile().deleteOnExit();
      Files.copy(in, file, StandardCopyOption.REPLACE_EXISTING);
      System.load(file.toString());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
