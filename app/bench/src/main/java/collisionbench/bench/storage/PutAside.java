package collisionbench.bench.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;

/// Renames unreadable files to keep their content.
public final class PutAside {

  private PutAside() {}

  /// Renames a file to the first unused name in its folder. It tries each name by moving the file,
  /// because in a folder without search permission the system cannot tell whether a name is used.
  ///
  /// @param names the names to try, for 1, 2, 3 and so on
  /// @return the file under its new name
  public static Path rename(Path file, IntFunction<String> names) throws IOException {
    for (int n = 1; ; n++) {
      try {
        return Files.move(file, file.resolveSibling(names.apply(n)));
      } catch (FileAlreadyExistsException _) {
        // Try the next name.
      }
    }
  }
}
