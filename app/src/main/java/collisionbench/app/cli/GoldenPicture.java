package collisionbench.app.cli;

import collisionbench.app.evaluation.SceneRecord;
import collisionbench.app.preset.FolderFile;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.storage.AtomicFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;

/// The image that a scene should give. Beside `NAME.png` may be `NAME.golden.json`, the scene as it
/// was accepted with its answers.
record GoldenPicture(Path image) {

  /// How the names of recorded scenes end.
  private static final String RECORD = FolderFile.RECORD;

  private Path beside(String ending) {
    String name = String.valueOf(image.getFileName()).replaceFirst("\\.[pP][nN][gG]$", "");
    return image.resolveSibling(name + ending);
  }

  /// Refuses to accept a picture in the place of a file that the command reads.
  void requireNoInput(Outputs outputs) throws CommandException {
    outputs.requireNoInput("--compare", image);
    outputs.requireNoInput("--compare", beside(RECORD));
  }

  /// {@return the files that are read when a picture is compared}
  Stream<Path> files() {
    return Stream.of(image, beside(RECORD));
  }

  boolean isMissing() {
    return !Files.exists(image);
  }

  /// {@return the scene as it was accepted, if it was recorded}
  Optional<SceneRecord> recorded() throws SceneFileException {
    Path file = beside(RECORD);
    return Files.exists(file)
        ? Optional.of(new SceneRecord(SceneFile.read(file)))
        : Optional.empty();
  }

  /// Replaces the image.
  void accept(Path actual) throws CommandException {
    try {
      Files.createDirectories(image.toAbsolutePath().resolveSibling(""));
      AtomicFile.replace(image, Files.readAllBytes(actual));
    } catch (IOException failure) {
      throw CommandException.unwritable(image, failure);
    }
  }

  /// Replaces the record of the scene.
  void accept(Scene scene) throws SceneFileException {
    SceneFile.save(SceneRecord.of(scene).scene(), beside(RECORD));
  }
}
