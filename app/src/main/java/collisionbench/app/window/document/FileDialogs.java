package collisionbench.app.window.document;

import java.nio.file.Path;
import java.util.Optional;

/// Asks for files; the answer is empty if the dialog was cancelled. Where a file is given, the
/// dialog begins in its folder.
public interface FileDialogs {

  /// {@return the file to open}
  Optional<Path> open(Optional<Path> beside);

  /// {@return the folder of scenes to open}
  Optional<Path> openFolder(Optional<Path> beside);

  /// {@return the program to add as a method}
  Optional<Path> openProgram();

  /// {@return the file for a new program, whose extension is that of the language}
  Optional<Path> newProgram();

  /// {@return the file to write}
  ///
  /// @param suggestion a name to begin with
  Optional<Path> save(FileKind kind, Optional<Path> beside, String suggestion);
}
