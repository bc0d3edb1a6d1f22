package collisionbench.app.cli;

import collisionbench.app.folder.ListedScene;
import collisionbench.app.preset.FolderFile;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A folder of golden images.
record GoldenFolder(Path folder) {

  /// {@return the golden image of a scene, which may be missing}
  GoldenPicture of(ListedScene scene) {
    return new GoldenPicture(folder.resolve(scene.picture()));
  }

  /// {@return the names of the golden images accepted for scenes that are gone, sorted}
  ///
  /// @param scenes all scenes that there are
  List<String> withoutScene(List<ListedScene> scenes) throws IOException {
    Set<String> pictures = pictures(scenes.stream());
    Set<String> folders =
        pictures(scenes.stream().filter(scene -> Files.isDirectory(Path.of(scene.name()))));
    return records().stream()
        .filter(record -> isWithout(folder.relativize(record), pictures, folders))
        .map(GoldenFolder::image)
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
  private List<Path> records() throws IOException {
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
