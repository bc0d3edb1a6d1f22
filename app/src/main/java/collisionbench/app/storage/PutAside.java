package collisionbench.app.storage;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;

/// Renames files that cannot be read, so that their content is kept.
public final class PutAside {

  private PutAside() {}

  /// Renames a file to the first free name in its folder. Whether a name is free shows when it is
  /// taken: in a folder that cannot be searched, the system does not know.
  ///
  /// @param names the name to try first, for 1, and the next ones
  /// @return the file under its new name
  public static Path rename(Path file, IntFunction<String> names) throws IOException {
    for (int n = 1; ; n++) {
      try {
        return Files.move(file, file.resolveSibling(names.apply(n)));
      } catch (FileAlreadyExistsException _) {
        // The next one.
      }
    }
  }
}
