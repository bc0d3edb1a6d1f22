package collisionbench.app.cli;

import collisionbench.bench.command.CommandException;
import collisionbench.bench.command.Outputs;
import collisionbench.bench.evaluation.SceneRecord;
import collisionbench.bench.folder.ListedScene;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.AtomicFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The image that a scene should give. Beside `NAME.png` may be `NAME.golden.json`, the scene as it
/// was accepted with its answers.
record GoldenPicture(Path image) {

  /// {@return the golden image of a scene in a folder; it may be missing}
  static GoldenPicture in(Path folder, ListedScene scene) {
    return new GoldenPicture(folder.resolve(scene.picture()));
  }

  private Path record() {
    String name = String.valueOf(image.getFileName()).replaceFirst("\\.[pP][nN][gG]$", "");
    return image.resolveSibling(name + FolderFile.RECORD);
  }

  /// Refuses to accept a picture in the place of a file that the command reads.
  void requireNoInput(Outputs outputs) throws CommandException {
    outputs.requireNoInput("--compare", image);
    outputs.requireNoInput("--compare", record());
  }

  /// {@return the files that are read when a picture is compared}
  Stream<Path> files() {
    return Stream.of(image, record());
  }

  boolean isMissing() {
    return !Files.exists(image);
  }

  Optional<SceneRecord> recorded() throws SceneFileException {
    return Files.exists(record())
        ? Optional.of(new SceneRecord(SceneFile.read(record())))
        : Optional.empty();
  }

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
    SceneFile.save(SceneRecord.of(scene).scene(), record());
  }

  /// {@return the names of the golden images in a folder that were accepted for scenes that are
  /// gone, sorted}
  ///
  /// @param scenes all scenes that there are
  static List<String> withoutScene(Path folder, List<ListedScene> scenes) throws IOException {
    Set<String> pictures = pictures(scenes.stream());
    Set<String> folders =
        pictures(scenes.stream().filter(scene -> Files.isDirectory(Path.of(scene.name()))));
    return records(folder).stream()
        .filter(record -> isWithout(folder.relativize(record), pictures, folders))
        .map(GoldenPicture::image)
        .sorted()
        .toList();
  }

  /// A folder that cannot be read is listed as a scene, so the scenes of the images in it are
  /// unknown.
  private static boolean isWithout(Path record, Set<String> pictures, Set<String> folders) {
    return !pictures.contains(image(record))
        && Stream.iterate(record.getParent(), Objects::nonNull, Path::getParent)
            .noneMatch(parent -> folders.contains(parent + ".png"));
  }

  private static Set<String> pictures(Stream<ListedScene> scenes) {
    return scenes.map(scene -> scene.picture().toString()).collect(Collectors.toSet());
  }

  /// {@return the name of the image beside a record; as a path it may not be valid, if the locale
  /// lacks its characters}
  private static String image(Path record) {
    String name = record.toString();
    return name.substring(0, name.length() - FolderFile.RECORD.length()) + ".png";
  }

  /// {@return the scenes recorded beside golden images}
  private static List<Path> records(Path folder) throws IOException {
    List<Path> records = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (FolderFile.of(file) == FolderFile.GOLDEN_RECORD) {
              records.add(file);
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
          }
        });
    return records;
  }
}
