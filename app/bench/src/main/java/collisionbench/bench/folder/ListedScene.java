package collisionbench.bench.folder;

import collisionbench.bench.storage.FileName;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.StreamSupport;

/// A scene that is named, or found in a folder.
///
/// @param name the name of the scene, or the path of its file
/// @param place its relative path in the folder, without `.json`
/// @param knownFailure whether it is in a folder `failing`: it is not expected to pass yet
public record ListedScene(String name, Path place, boolean knownFailure) {

  /// The folder of known failures.
  private static final Path FAILING = Path.of("failing");

  public static ListedScene named(String name) {
    return new ListedScene(name, withoutEnding(fileName(name)), false);
  }

  static ListedScene in(Path folder, Path file) {
    Path place = folder.relativize(file);
    boolean failing = StreamSupport.stream(place.spliterator(), false).anyMatch(FAILING::equals);
    return new ListedScene(file.toString(), withoutEnding(place), failing);
  }

  /// {@return the relative path of its picture, with names that every file system takes}
  public Path picture() {
    return file(".png");
  }

  /// {@return the relative path of the picture of its differences}
  public Path difference() {
    return file(".diff.png");
  }

  private Path file(String ending) {
    Path file = Path.of("");
    for (int i = 0; i < place.getNameCount(); i++) {
      boolean last = i == place.getNameCount() - 1;
      file = file.resolve(FileName.of(place.getName(i).toString(), last ? ending : ""));
    }
    return file;
  }

  private static Path withoutEnding(Path scene) {
    return Path.of(scene.toString().replaceFirst("(?i)\\.json$", ""));
  }

  /// {@return the last part of a name; a name that no file can have is reported when it is opened}
  private static Path fileName(String name) {
    return FileName.path(name)
        .flatMap(path -> Optional.ofNullable(path.getFileName()))
        .orElse(Path.of(""));
  }
}
