package collisionbench.bench.lesson;

import collisionbench.bench.map.MapColor;
import collisionbench.bench.scene.Article;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.methods.method.Method;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/// A sequence of scenes with tasks.
///
/// @param folder its absolute path; empty for a built-in lesson
/// @param article the article that it is about; present for built-in lessons
/// @param steps at least one
public record Lesson(
    Optional<Path> folder, Wording title, Optional<Article> article, List<Step> steps) {

  /// The prefix of step keys; keys of built-in scenes contain no space.
  private static final String KEY = "lesson ";

  /// The method, pair and step that a lesson shows beside its scene.
  ///
  /// @param pair the bodies; the first is selected
  /// @param step the key of the step to draw; empty to draw none
  /// @param map the color of the map of answers; empty to draw none
  public record Demonstration(
      Method method, Expectation.Pair pair, Optional<String> step, Optional<MapColor> map) {

    /// {@return the same for renamed bodies}
    public Demonstration renamed(UnaryOperator<String> rename) {
      return new Demonstration(method, pair.renamed(rename), step, map);
    }
  }

  /// A scene with a task.
  ///
  /// @param scene the initial scene
  /// @param text the explanation and the task
  /// @param formula in the syntax of [collisionbench.bench.formula.Formula]; may be empty
  /// @param demonstration the method to show, if any
  /// @param goal the condition that completes the step
  public record Step(
      Scene scene,
      Wording text,
      String formula,
      Optional<Demonstration> demonstration,
      Goal goal) {}

  public Lesson {
    steps = List.copyOf(steps);
  }

  /// {@return its identifier: the folder, or the number of the article}
  public String name() {
    return folder.map(Path::toString).orElseGet(() -> article.orElseThrow().number());
  }

  /// {@return the key of a step's scene, like that of a built-in scene}
  ///
  /// @param step from 0
  public String key(int step) {
    return KEY + name() + " " + (step + 1);
  }

  /// {@return whether a key belongs to a lesson step}
  public static boolean isKey(String key) {
    return key.startsWith(KEY);
  }

  /// {@return the lesson folder that a step's key names, if it names one}
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

  /// {@return the index of the step with that key, from 0, if there is one}
  public OptionalInt stepOf(String key) {
    return IntStream.range(0, steps.size()).filter(step -> key(step).equals(key)).findFirst();
  }
}
