package collisionbench.bench.method;

import collisionbench.bench.storage.SettingsFolder;
import collisionbench.bench.text.Resource;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;

/// The runner scripts, which turn a file of functions into a program, as files for interpreters.
///
/// Each script is stored once in the user's settings folder, shared by all benches of this version;
/// if that folder is not writable, in a temporary file.
final class RunnerScript {

  private static final String FOLDER = "runners";

  private static final Map<String, Path> OF_PROCESS = new HashMap<>();

  private RunnerScript() {}

  /// {@return whether a word of a command is the path of a runner}
  static boolean isOne(String word) {
    return word.endsWith("-runner.py") || word.endsWith("-runner.mjs");
  }

  /// {@return the file of a script}
  ///
  /// @param name the name of its resource
  static Path file(String name) {
    return file(SettingsFolder.ofUser().resolve(FOLDER), name);
  }

  static Path file(Path folder, String name) {
    byte[] text = Resource.text(RunnerScript.class, name).getBytes(StandardCharsets.UTF_8);
    try {
      try {
        return stored(folder, text, name);
      } catch (IOException _) {
        return ofProcess(text, name);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  /// {@return a copy for this process, where the folder of the user cannot be written. It stays the
  /// same file, since an agreement is about its path}
  private static synchronized Path ofProcess(byte[] text, String name) throws IOException {
    Path known = OF_PROCESS.get(name);
    if (known != null && Files.isRegularFile(known)) {
      return known;
    }
    Path copy = temporary(Path.of(System.getProperty("java.io.tmpdir")), text, name);
    copy.toFile().deleteOnExit();
    OF_PROCESS.put(name, copy);
    return copy;
  }

  /// {@return the stored script. Its name contains a hash, since another version of the bench may
  /// use its own script at the same time}
  private static Path stored(Path folder, byte[] text, String name) throws IOException {
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
