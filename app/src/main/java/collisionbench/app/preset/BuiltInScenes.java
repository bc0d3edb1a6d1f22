package collisionbench.app.preset;

import collisionbench.app.scene.Scene;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The scenes that come with the program: files like any other, in `scenes/`, listed in
/// `scenes/index.txt` in the order in which they are shown: those in space, those in the plane,
/// those that show where an article errs, by articles, and those that libraries answer wrongly.
public final class BuiltInScenes {

  /// The scene that opens when none is asked for.
  public static final String FIRST = "capsule-sphere";

  private BuiltInScenes() {}

  /// What a built-in scene is for.
  public enum Group {
    /// To play with.
    EXAMPLE(""),
    /// Shows where an article errs.
    FAULT("fault-"),
    /// Shows where a library's answer differs from the exact one.
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
  /// @param key the name to ask for it by, such as `capsule-sphere`
  public record Entry(String key, Scene scene) {

    /// {@return what it is for, by the beginning of its name}
    public Group group() {
      return Group.of(key);
    }

    /// {@return whether it is one to play with}
    public boolean isExample() {
      return group() == Group.EXAMPLE;
    }
  }

  /// {@return the names to ask by, in the order in which they are shown}
  public static List<String> keys() {
    return resource("index.txt").lines().toList();
  }

  /// {@return the scene of that name, if there is one}
  public static Optional<Scene> named(String key) {
    return keys().contains(key) ? Optional.of(read(key)) : Optional.empty();
  }

  /// {@return all of them, in the order in which they are shown}
  public static List<Entry> all() {
    List<Entry> entries = new ArrayList<>();
    for (String key : keys()) {
      entries.add(new Entry(key, read(key)));
    }
    return entries;
  }

  private static Scene read(String key) {
    try {
      return SceneFile.parse(key, resource(key + ".json"));
    } catch (SceneFileException broken) {
      throw new IllegalStateException("built-in scene is broken", broken);
    }
  }

  private static String resource(String name) {
    try (InputStream in = BuiltInScenes.class.getResourceAsStream("scenes/" + name)) {
      if (in == null) {
        throw new IllegalStateException("resource is missing: " + name);
      }
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException failure) {
      throw new UncheckedIOException("resource cannot be read: " + name, failure);
    }
  }
}
