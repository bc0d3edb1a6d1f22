package collisionbench.app.cli;

import collisionbench.app.evaluation.SceneRecord;
import collisionbench.app.folder.SceneFolder;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.snapshot.ImageComparison.Area;
import collisionbench.app.storage.AtomicFile;
import collisionbench.app.storage.Contents;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import picocli.CommandLine.TypeConversionException;

/// The image that a scene should give. Beside `NAME.png` are `NAME.golden.json`, the scene as it
/// was accepted with its answers, and `NAME.ignore`, the areas that are not compared; both may be
/// missing.
record GoldenPicture(Path image) {

  /// How the names of recorded scenes end.
  private static final String RECORD = SceneFolder.RECORD;

  /// The most bytes of a file of ignored areas.
  private static final int MOST_BYTES = 1 << 20;

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
    return Stream.of(image, beside(RECORD), beside(".ignore"));
  }

  boolean isMissing() {
    return !Files.exists(image);
  }

  /// {@return the areas that are not compared}
  List<Area> ignored() throws CommandException {
    Path file = beside(".ignore");
    if (!Files.exists(file)) {
      return List.of();
    }
    try {
      return areas(file, Contents.text(file, MOST_BYTES).lines().toList());
    } catch (IOException failure) {
      throw CommandException.unreadable(file, failure);
    }
  }

  private static List<Area> areas(Path file, List<String> lines) throws CommandException {
    List<Area> areas = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        areas.add(area(file, i + 1, line));
      }
    }
    return areas;
  }

  private static Area area(Path file, int number, String line) throws CommandException {
    try {
      return Converters.area(line);
    } catch (TypeConversionException invalid) {
      throw new CommandException(file + ", line " + number + ": " + invalid.getMessage(), invalid);
    }
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
