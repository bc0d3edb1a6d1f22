package collisionbench.app.cli;

import collisionbench.app.snapshot.Film;
import collisionbench.app.storage.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/// Checks files, most of them pictures, before their content is computed.
final class PictureFiles {

  private PictureFiles() {}

  static void requireWritable(Path file) throws CommandException {
    if (!file.toString().toLowerCase(Locale.ROOT).endsWith(".png")) {
      throw new CommandException(file + ": expected a name that ends in .png");
    }
    requireFile(file);
  }

  /// Checks the file of an animation.
  static void requireWritableAnimation(Path file) throws CommandException {
    if (!Film.isNamed(file)) {
      throw new CommandException(file + ": expected a name that ends in .gif or .png");
    }
    requireFile(file);
  }

  /// Checks a file with any name.
  static void requireFile(Path file) throws CommandException {
    if (Files.isDirectory(file)) {
      throw new CommandException(file + ": expected a file to write, found a folder");
    }
    Path folder = Optional.ofNullable(file.getParent()).orElse(Path.of(""));
    if (!Files.isDirectory(folder.toAbsolutePath())) {
      throw new CommandException(file + ": no such folder: " + folder);
    }
    try {
      AtomicFile.requireWritable(file);
    } catch (IOException refused) {
      throw CommandException.unwritable(file, refused);
    }
  }

  /// {@return the canonical path of a file, equal for all paths that lead to it}
  static Path canonical(Path file) {
    try {
      return file.toRealPath();
    } catch (IOException notThereYet) {
      return file.toAbsolutePath().normalize();
    }
  }
}
