package collisionbench.app.lesson;

import collisionbench.app.scene.Article;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/// Steps to be taken one after the other.
///
/// @param name what it is known by: the number of the article of a built-in lesson, or its folder
/// @param article the article that it is about, if it is about one
/// @param steps at least one
public record Lesson(
    String name, Wording title, Optional<Article> article, List<LessonStep> steps) {

  /// With what the keys of steps begin; no built-in scene has a space in its key.
  private static final String KEY = "lesson ";

  public Lesson {
    steps = List.copyOf(steps);
  }

  /// {@return the key of a step's scene, as documents have one of built-in scenes}
  ///
  /// @param step counts from 0
  public String key(int step) {
    return KEY + name + " " + (step + 1);
  }

  /// {@return whether a key is that of a step of some lesson}
  public static boolean isKey(String key) {
    return key.startsWith(KEY);
  }

  /// {@return which step a document with that key is of, counted from 0, if it is of one}
  public OptionalInt stepOf(String key) {
    return IntStream.range(0, steps.size()).filter(step -> key(step).equals(key)).findFirst();
  }
}
