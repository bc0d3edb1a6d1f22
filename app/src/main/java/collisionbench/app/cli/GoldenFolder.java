package collisionbench.app.cli;

import collisionbench.app.folder.ListedScene;
import collisionbench.app.folder.SceneFolder;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A folder of golden images.
record GoldenFolder(Path folder) {

  /// {@return the golden image of a scene, which may be missing}
  GoldenPicture of(ListedScene scene) {
    return new GoldenPicture(folder.resolve(scene.picture()));
  }

  /// {@return the golden images accepted for scenes that are gone, by name}
  ///
  /// @param scenes all scenes that there are
  List<Path> withoutScene(List<ListedScene> scenes) throws IOException {
    Set<Path> pictures = scenes.stream().map(ListedScene::picture).collect(Collectors.toSet());
    return accepted().stream()
        .filter(image -> isWithout(folder.relativize(image), pictures))
        .sorted()
        .toList();
  }

  /// A folder that cannot be read is listed as a scene, so the scenes of the images in it are
  /// unknown.
  private static boolean isWithout(Path image, Set<Path> pictures) {
    return !pictures.contains(image)
        && Stream.iterate(image.getParent(), parent -> parent != null, Path::getParent)
            .noneMatch(parent -> pictures.contains(Path.of(parent + ".png")));
  }

  /// {@return the images beside recorded scenes}
  private List<Path> accepted() throws IOException {
    List<Path> images = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            String name = file.toString();
            if (name.endsWith(SceneFolder.RECORD)) {
              int end = name.length() - SceneFolder.RECORD.length();
              images.add(Path.of(name.substring(0, end) + ".png"));
            }
            return FileVisitResult.CONTINUE;
          }

          @Override
          public FileVisitResult visitFileFailed(Path file, IOException failure) {
            return FileVisitResult.CONTINUE;
          }
        });
    return images;
  }
}
