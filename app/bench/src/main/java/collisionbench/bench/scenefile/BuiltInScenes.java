package collisionbench.bench.scenefile;

import collisionbench.bench.scene.PairMap;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.Resource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// The scenes that come with the program: ordinary scene files in `scenes/`, listed in display
/// order in `scenes/index.txt`. 3D examples come first, then 2D examples, errors in the articles
/// (by article) and wrong answers of libraries. Behind the key of an error is the map of the
/// article's answers that shows it, if one does.
public final class BuiltInScenes {

  /// The key of the scene that opens by default.
  public static final String FIRST = "capsule-sphere";

  private BuiltInScenes() {}

  /// The purpose of a built-in scene.
  public enum Group {
    /// A scene to experiment with.
    EXAMPLE(""),
    /// Shows an error in an article.
    FAULT("fault-"),
    /// Shows a library's answer that differs from the exact one.
    LIBRARY("library-");

    private final String prefix;

    Group(String prefix) {
      this.prefix = prefix;
    }

    private static Group of(String key) {
      return Stream.of(FAULT, LIBRARY)
          .filter(group -> key.startsWith(group.prefix))
          .findFirst()
          .orElse(EXAMPLE);
    }
  }

  /// A built-in scene.
  ///
  /// @param key its unique name, such as `capsule-sphere`
  public record Entry(String key, Scene scene) {

    /// {@return its purpose, derived from the prefix of its key}
    public Group group() {
      return Group.of(key);
    }

    /// {@return whether it is a scene to experiment with}
    public boolean isExample() {
      return group() == Group.EXAMPLE;
    }
  }

  /// {@return the keys of all scenes, in display order}
  public static List<String> keys() {
    return index().map(words -> words[0]).toList();
  }

  /// {@return the map of the article's answers that shows the error of a scene; empty if none does}
  public static Optional<PairMap> map(String key) {
    return index()
        .filter(words -> words.length > 1 && words[0].equals(key))
        .map(words -> PairMap.valueOf(words[1].toUpperCase(Locale.ROOT)))
        .findFirst();
  }

  private static Stream<String[]> index() {
    return resource("index.txt").lines().map(line -> line.split(" ", -1));
  }

  /// {@return the scene with this key, if there is one}
  public static Optional<Scene> named(String key) {
    return keys().contains(key) ? Optional.of(read(key)) : Optional.empty();
  }

  /// {@return all scenes, in display order}
  public static List<Entry> all() {
    return keys().stream().map(key -> new Entry(key, read(key))).toList();
  }

  private static Scene read(String key) {
    try {
      return SceneFile.parse(key, resource(key + ".json"));
    } catch (SceneFileException broken) {
      throw new IllegalStateException("built-in scene is broken", broken);
    }
  }

  private static String resource(String name) {
    return Resource.text(BuiltInScenes.class, "scenes/" + name);
  }
}
