package collisionbench.bench.method;

import collisionbench.bench.storage.FileName;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the interpreter of a Python file that is named alone: that of the active environment, of a
/// `.venv` beside the file, of the file's first line, or of the search path.
///
/// @param environment the folder in `VIRTUAL_ENV`; empty if none is active
/// @param path the search path
/// @param isWindows whether environments and launchers are those of Windows
record PythonInterpreter(String environment, SearchPath.Finder path, boolean isWindows) {

  /// The environment that belongs to the files beside it.
  static final String BESIDE = ".venv";

  private static final PythonInterpreter HERE =
      new PythonInterpreter(
          System.getenv().getOrDefault("VIRTUAL_ENV", ""),
          SearchPath::find,
          System.getProperty("os.name").startsWith("Windows"));

  /// {@return the interpreter of a file, or empty}
  static Optional<Path> of(Path file) {
    return HERE.find(file.toAbsolutePath());
  }

  Optional<Path> find(Path file) {
    List<String> names =
        isWindows ? List.of("py", "python3", "python") : List.of("python3", "python");
    return Optional.of(environment)
        .filter(folder -> !folder.isBlank())
        .flatMap(FileName::path)
        .flatMap(this::in)
        .or(() -> in(file.resolveSibling(BESIDE)))
        .or(() -> ofFirstLine(file))
        .or(() -> names.stream().flatMap(name -> path.find(name).stream()).findFirst());
  }

  private Optional<Path> in(Path folder) {
    return Optional.of(folder.resolve(isWindows ? "Scripts/python.exe" : "bin/python"))
        .filter(Files::isExecutable);
  }

  /// {@return the interpreter that a line such as `#!/usr/bin/env python3.12` names}
  private Optional<Path> ofFirstLine(Path file) {
    String line;
    try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.ISO_8859_1)) {
      line = Optional.ofNullable(reader.readLine()).orElse("");
    } catch (IOException _) {
      return Optional.empty();
    }
    return line.startsWith("#!")
        ? Stream.of(line.substring(2).strip().split("\\s+"))
            .flatMap(word -> FileName.path(word).stream())
            .filter(word -> word.getFileName() != null)
            .filter(word -> word.getFileName().toString().matches("(python|pypy)[0-9.]*"))
            .flatMap(
                word -> (word.isAbsolute() ? Optional.of(word) : path.find("" + word)).stream())
            .filter(Files::isExecutable)
            .findFirst()
        : Optional.empty();
  }
}
