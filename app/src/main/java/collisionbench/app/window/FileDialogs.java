package collisionbench.app.window;

import java.nio.file.Path;
import java.util.Optional;

/// Asks which file is meant.
public interface FileDialogs {

  /// {@return the file to open, or nothing if the question was dismissed}
  ///
  /// @param beside a file in whose folder to begin
  Optional<Path> open(Optional<Path> beside);

  /// {@return the file to save to, or nothing if the question was dismissed}
  ///
  /// @param beside a file in whose folder to begin
  /// @param suggestion a name to begin with
  Optional<Path> saveAs(Optional<Path> beside, String suggestion);

  /// {@return the file to draw a picture into, or nothing if the question was dismissed}
  ///
  /// @param beside a file in whose folder to begin
  /// @param suggestion a name to begin with
  Optional<Path> savePicture(Optional<Path> beside, String suggestion);

  /// {@return the file to record a film into, or nothing if the question was dismissed}
  ///
  /// @param beside a file in whose folder to begin
  /// @param suggestion a name to begin with
  Optional<Path> saveFilm(Optional<Path> beside, String suggestion);
}
