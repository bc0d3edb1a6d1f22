package collisionbench.app.folder;

import collisionbench.app.storage.FileName;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.StreamSupport;

/// A scene that is named, or found in a folder.
///
/// @param name the name of the scene, or the path of its file
/// @param picture the relative path of its picture: the place in the folder, ending in `.png`
/// @param knownFailure whether it is in a folder `failing`: it is not expected to pass yet
public record ListedScene(String name, Path picture, boolean knownFailure) {

  /// The folder of known failures.
  private static final Path FAILING = Path.of("failing");

  /// {@return the scene with a name}
  public static ListedScene named(String name) {
    return new ListedScene(name, picture(fileName(name)), false);
  }

  /// {@return the scene in a file of a folder}
  static ListedScene in(Path folder, Path file) {
    Path place = folder.relativize(file);
    boolean failing = StreamSupport.stream(place.spliterator(), false).anyMatch(FAILING::equals);
    return new ListedScene(file.toString(), picture(place), failing);
  }

  /// {@return the relative path of the picture of its differences}
  public Path difference() {
    return Path.of(picture.toString().replaceFirst("\\.png$", ".diff.png"));
  }

  private static Path picture(Path scene) {
    return Path.of(scene.toString().replaceFirst("(?i)\\.json$", "") + ".png");
  }

  /// {@return the last part of a name; a name that no file can have is reported when it is opened}
  private static Path fileName(String name) {
    return FileName.path(name)
        .flatMap(path -> Optional.ofNullable(path.getFileName()))
        .orElse(Path.of(""));
  }
}
