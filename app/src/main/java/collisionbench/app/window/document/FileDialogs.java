package collisionbench.app.window.document;

import java.nio.file.Path;
import java.util.Optional;

/// Asks for files.
public interface FileDialogs {

  /// {@return the file to open; empty if the dialog was cancelled}
  ///
  /// @param beside a file in whose folder to begin
  Optional<Path> open(Optional<Path> beside);

  /// {@return the folder of scenes to open; empty if the dialog was cancelled}
  ///
  /// @param beside a file in whose folder to begin
  Optional<Path> openFolder(Optional<Path> beside);

  /// {@return the program to add as a method; empty if the dialog was cancelled}
  Optional<Path> openProgram();

  /// {@return the file for a new program, whose extension is that of the language; empty if the
  /// dialog was cancelled}
  Optional<Path> newProgram();

  /// {@return the file to write; empty if the dialog was cancelled}
  ///
  /// @param beside a file in whose folder to begin
  /// @param suggestion a name to begin with
  Optional<Path> save(FileKind kind, Optional<Path> beside, String suggestion);
}
