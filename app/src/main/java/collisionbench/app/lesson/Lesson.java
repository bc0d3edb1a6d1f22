package collisionbench.app.lesson;

import collisionbench.app.scene.Article;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Steps to be taken one after the other.
///
/// @param folder where it is, as an absolute path; empty for one that comes with the program
/// @param article the article that it is about; one that comes with the program is about one
/// @param steps at least one
public record Lesson(
    Optional<Path> folder, Wording title, Optional<Article> article, List<LessonStep> steps) {

  /// With what the keys of steps begin; no built-in scene has a space in its key.
  private static final String KEY = "lesson ";

  public Lesson {
    steps = List.copyOf(steps);
  }

  /// {@return what it is known by: its folder, or the number of its article}
  public String name() {
    return folder.map(Path::toString).orElseGet(() -> article.orElseThrow().number());
  }

  /// {@return the key of a step's scene, as documents have one of built-in scenes}
  ///
  /// @param step counts from 0
  public String key(int step) {
    return KEY + name() + " " + (step + 1);
  }

  /// {@return whether a key is that of a step of some lesson}
  public static boolean isKey(String key) {
    return key.startsWith(KEY);
  }

  /// {@return the folder of the lesson of whose step a key is, if it is from a folder}
  static Optional<Path> folder(String key) {
    if (!isKey(key)) {
      return Optional.empty();
    }
    try {
      return Optional.of(Path.of(key.substring(KEY.length(), key.lastIndexOf(' '))))
          .filter(Path::isAbsolute);
    } catch (InvalidPathException | IndexOutOfBoundsException _) {
      return Optional.empty();
    }
  }

  /// {@return which step a document with that key is of, counted from 0, if it is of one}
  public OptionalInt stepOf(String key) {
    return IntStream.range(0, steps.size()).filter(step -> key(step).equals(key)).findFirst();
  }
}
