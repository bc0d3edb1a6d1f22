package collisionbench.bench.method;

import collisionbench.bench.storage.FileName;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds programs on the search path of the system, and nowhere else: entries that are relative to
/// the current folder are skipped, and so is the current folder, in which Windows looks first.
final class SearchPath {

  private SearchPath() {}

  /// Finds programs.
  @FunctionalInterface
  interface Finder {

    /// {@return the file of a program, or empty}
    Optional<Path> find(String program);
  }

  /// {@return the file of a program on the search path, or empty}
  static Optional<Path> find(String program) {
    return find(
        program,
        System.getenv().getOrDefault("PATH", ""),
        System.getenv().getOrDefault("PATHEXT", ""));
  }

  /// {@return the file of a program}
  ///
  /// @param folders the search path
  /// @param endings of programs, as on Windows, which finds `python` as `python.exe`; or empty
  static Optional<Path> find(String program, String folders, String endings) {
    return Stream.of(folders.split(File.pathSeparator))
        .flatMap(folder -> FileName.path(folder).stream())
        .filter(Path::isAbsolute)
        .flatMap(folder -> names(program, endings).flatMap(name -> in(folder, name).stream()))
        .filter(Files::isRegularFile)
        .filter(Files::isExecutable)
        .findFirst();
  }

  private static Stream<String> names(String program, String endings) {
    String[] all = endings.toLowerCase(Locale.ROOT).split(";");
    boolean isWhole = Stream.of(all).anyMatch(program.toLowerCase(Locale.ROOT)::endsWith);
    return isWhole ? Stream.of(program) : Stream.of(all).map(ending -> program + ending);
  }

  private static Optional<Path> in(Path folder, String name) {
    return FileName.path(name).map(folder::resolve);
  }
}
