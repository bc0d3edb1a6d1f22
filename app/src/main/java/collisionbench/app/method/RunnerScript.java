package collisionbench.app.method;

import collisionbench.app.settings.SettingsFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;

/// The scripts that make programs of files of functions, as files that interpreters can read.
///
/// Each is kept once, in a folder of the user's settings, for all benches of this version; in a
/// temporary file where that folder cannot be written.
final class RunnerScript {

  private static final String FOLDER = "runners";

  private RunnerScript() {}

  /// {@return a file that has a script}
  ///
  /// @param name of the script among the resources
  static Path file(String name) {
    return file(SettingsFolder.ofUser().resolve(FOLDER), name);
  }

  static Path file(Path folder, String name) {
    try {
      byte[] text = text(name);
      try {
        return kept(folder, text, name);
      } catch (IOException _) {
        Path copy = temporary(Path.of(System.getProperty("java.io.tmpdir")), text, name);
        copy.toFile().deleteOnExit();
        return copy;
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static byte[] text(String name) throws IOException {
    try (InputStream in = RunnerScript.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in).readAllBytes();
    }
  }

  /// Another version of the bench has another script, which may be in use.
  private static Path kept(Path folder, byte[] text, String name) throws IOException {
    Path file = folder.resolve(HexFormat.of().toHexDigits(Arrays.hashCode(text)) + "-" + name);
    if (!Files.isRegularFile(file) || !Arrays.equals(Files.readAllBytes(file), text)) {
      Files.createDirectories(folder);
      Files.move(
          temporary(folder, text, name),
          file,
          StandardCopyOption.ATOMIC_MOVE,
          StandardCopyOption.REPLACE_EXISTING);
    }
    return file;
  }

  private static Path temporary(Path folder, byte[] text, String name) throws IOException {
    return Files.write(Files.createTempFile(folder, "collision-bench-", "-" + name), text);
  }
}
