package collisionbench.bench.lesson;

import collisionbench.bench.json.Json;
import collisionbench.bench.json.JsonException;
import collisionbench.bench.json.JsonReader;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.FolderFile;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// Lessons stored in folders.
public final class LessonFolder {

  /// The file that makes a folder a lesson.
  public static final String INDEX = FolderFile.LESSON_NAME;

  private LessonFolder() {}

  /// {@return the lesson folder for a path to the folder or to its index file}
  public static Optional<Path> of(Path path) {
    if (Files.isDirectory(path)) {
      return Optional.of(path).filter(folder -> Files.exists(folder.resolve(INDEX)));
    }
    return Optional.of(path)
        .filter(file -> file.endsWith(INDEX))
        .map(file -> file.toAbsolutePath().getParent());
  }

  /// {@return the lesson in a folder}
  public static Lesson read(Path folder) throws SceneFileException {
    Path whole = folder.toAbsolutePath().normalize();
    return LessonReader.read(Optional.of(whole), new FilesOf(folder));
  }

  /// {@return the lesson that a step's key names, read again from its folder; empty if the key
  /// names no folder or the step no longer exists}
  public static Optional<Lesson> readAgain(String key) {
    try {
      Optional<Path> folder = Lesson.folder(key);
      return folder.isEmpty()
          ? Optional.empty()
          : Optional.of(read(folder.get())).filter(lesson -> lesson.stepOf(key).isPresent());
    } catch (SceneFileException _) {
      return Optional.empty();
    }
  }

  private record FilesOf(Path folder) implements LessonReader.Files {

    @Override
    public String path(String file) {
      return folder.resolve(file).toString();
    }

    @Override
    public Json index() throws SceneFileException, JsonException {
      return SceneFile.json(folder.resolve(INDEX), JsonReader.Elements.KEPT);
    }

    @Override
    public Scene scene(String file) throws SceneFileException {
      return SceneFile.read(folder.resolve(file));
    }
  }
}
