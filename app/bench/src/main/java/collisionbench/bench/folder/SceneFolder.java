package collisionbench.bench.folder;

import collisionbench.bench.lesson.Lesson;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.scenefile.SceneFileException;
import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/// The scenes of a folder, those of the folders in it too. Links to folders are not followed.
/// Pipes, devices and sockets are passed over, and so are links to them.
///
/// @param scenes by name
/// @param folders the folder and all in it
public record SceneFolder(List<ListedScene> scenes, List<Path> folders) {

  public SceneFolder {
    scenes = List.copyOf(scenes);
    folders = List.copyOf(folders);
  }

  /// {@return what is in a folder}
  public static SceneFolder read(Path folder) throws IOException {
    return read(folder, () -> false);
  }

  /// {@return what is in a folder; only a part if reading was stopped}
  ///
  /// @param stopped whether to stop
  public static SceneFolder read(Path folder, BooleanSupplier stopped) throws IOException {
    Collector found = new Collector(folder, stopped);
    Files.walkFileTree(folder, found);
    return new SceneFolder(
        found.files.stream().sorted().map(file -> ListedScene.in(folder, file)).toList(),
        found.folders);
  }

  private static boolean isScene(Path file) {
    return switch (FolderFile.of(file)) {
      case SCENE -> true;
      case LESSON -> isBroken(file);
      case GOLDEN_RECORD, METHODS, OTHER -> false;
    };
  }

  /// {@return the lesson of an index file}
  public static Lesson lesson(Path index) throws SceneFileException {
    Path folder = index.getParent();
    return LessonFolder.read(folder == null ? Path.of("") : folder);
  }

  /// {@return whether a lesson cannot be read for another reason than one of its scenes, which are
  /// listed themselves}
  private static boolean isBroken(Path index) {
    try {
      Lesson _ = lesson(index);
      return false;
    } catch (SceneFileException invalid) {
      return invalid.source().equals(index.toString()) || !Files.exists(Path.of(invalid.source()));
    }
  }

  /// Collects files. What cannot be read, such as a folder, is reported when it is opened.
  private static final class Collector extends SimpleFileVisitor<Path> {

    private final Path root;
    private final BooleanSupplier stopped;
    private final List<Path> files = new ArrayList<>();
    private final List<Path> folders = new ArrayList<>();

    Collector(Path root, BooleanSupplier stopped) {
      this.root = root;
      this.stopped = stopped;
    }

    private FileVisitResult next() {
      return stopped.getAsBoolean() ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
      folders.add(folder);
      return next();
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
      if (!isStream(file, attributes) && isScene(file)) {
        files.add(file);
      }
      return next();
    }

    /// A link that leads nowhere is reported when it is opened.
    private static boolean isStream(Path file, BasicFileAttributes attributes) {
      try {
        return attributes.isSymbolicLink()
            ? Files.readAttributes(file, BasicFileAttributes.class).isOther()
            : attributes.isOther();
      } catch (IOException _) {
        return false;
      }
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException failure) throws IOException {
      if (file.equals(root)) {
        throw failure;
      }
      files.add(file);
      return next();
    }

    /// A folder that was read in part.
    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException failure) {
      return next();
    }
  }
}
