package collisionbench.bench.storage;

import collisionbench.bench.text.Phrase;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Finds the file to replace when a path is written to.
final class FileTarget {

  private static final int MOST_LINKS = 40;

  private FileTarget() {}

  /// {@return the file to replace: `file`, or the target of its symbolic links}
  ///
  /// @throws IOException if it cannot be replaced
  static Path of(Path file) throws IOException {
    Path target = followLinks(file.toAbsolutePath());
    requireReplaceable(target);
    return target;
  }

  private static Path followLinks(Path file) throws IOException {
    Path target = file;
    for (int links = 0; Files.isSymbolicLink(target); links++) {
      if (links == MOST_LINKS) {
        throw new FileSystemLoopException(file.toString());
      }
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static void requireReplaceable(Path target) throws IOException {
    if (Files.isDirectory(target)) {
      throw new UnfitFile(target, Phrase.of("failure.is-folder"));
    }
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw new UnfitFile(target, Phrase.of("failure.not-ordinary"));
    }
    if (Files.exists(target) && !Files.isWritable(target)) {
      throw new AccessDeniedException(target.toString());
    }
  }
}
