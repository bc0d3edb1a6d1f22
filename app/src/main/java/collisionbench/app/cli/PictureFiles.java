package collisionbench.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Where pictures can be put, said before the work of drawing them begins.
final class PictureFiles {

  private PictureFiles() {}

  static void requireWritable(Path file) throws CommandException {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new CommandException(file + ": expected a name that ends in .png");
    }
    if (Files.isDirectory(file)) {
      throw new CommandException(file + ": expected a file to write, found a folder");
    }
    Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of(""));
    if (!Files.isDirectory(folder.toAbsolutePath())) {
      throw new CommandException(file + ": no such folder: " + folder);
    }
    if (Files.exists(file) ? !Files.isWritable(file) : !Files.isWritable(folder.toAbsolutePath())) {
      throw new CommandException(file + ": cannot be written: permission denied");
    }
  }

  /// {@return one path for all paths that lead to a file}
  static Path same(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException notThereYet) {
      return file.toAbsolutePath().normalize();
    }
  }
}
