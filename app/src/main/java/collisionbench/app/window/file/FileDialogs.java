package collisionbench.app.window.file;

import java.nio.file.Path;
import java.util.Optional;

/// Asks for files.
public interface FileDialogs {

  /// {@return the file to open, or nothing if the question was dismissed}
  ///
  /// @param beside a file in whose folder to begin
  Optional<Path> open(Optional<Path> beside);

  /// {@return the program to add as a method, or nothing if the question was dismissed}
  Optional<Path> openProgram();

  /// {@return the file to write a new program into, in the language that its name tells, or nothing
  /// if the question was dismissed}
  Optional<Path> newProgram();

  /// {@return the file to write into, or nothing if the question was dismissed}
  ///
  /// @param beside a file in whose folder to begin
  /// @param suggestion a name to begin with
  Optional<Path> save(FileKind kind, Optional<Path> beside, String suggestion);
}
