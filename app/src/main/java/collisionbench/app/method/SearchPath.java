package collisionbench.app.method;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds programs on the search path of the system.
final class SearchPath {

  private SearchPath() {}

  /// {@return the file of a program on the search path, or empty}
  static Optional<Path> find(String program) {
    String folders = System.getenv().getOrDefault("PATH", "");
    return Stream.of(folders.split(File.pathSeparator))
        .flatMap(folder -> candidates(folder, program))
        .filter(Files::isRegularFile)
        .filter(Files::isExecutable)
        .findFirst();
  }

  /// {@return the possible files of a program; Windows finds `python` as `python.exe`}
  private static Stream<Path> candidates(String folder, String program) {
    String endings = System.getenv().getOrDefault("PATHEXT", "").toLowerCase(Locale.ROOT);
    return Stream.concat(Stream.of(""), Stream.of(endings.split(";")))
        .distinct()
        .flatMap(ending -> path(folder + File.separator + program + ending).stream());
  }

  /// {@return a text as a path; empty if it is not valid}
  static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException _) {
      return Optional.empty();
    }
  }
}
