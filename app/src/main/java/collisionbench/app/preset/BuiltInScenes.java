package collisionbench.app.preset;

import collisionbench.app.scene.Scene;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The scenes that come with the program: files like any other, in `scenes/`, listed in
/// `scenes/index.txt` in the order in which they are shown: those in space, those in the plane, and
/// those that show where an article errs, by articles.
public final class BuiltInScenes {

  /// The scene that opens when none is asked for.
  public static final String FIRST = "capsule-sphere";

  /// With what the names begin of scenes that show where an article errs.
  private static final String FAULT = "fault-";

  private BuiltInScenes() {}

  /// A built-in scene.
  ///
  /// @param key the name to ask for it by, such as `capsule-sphere`
  public record Entry(String key, Scene scene) {

    /// {@return whether it shows where an article errs}
    public boolean showsFault() {
      return key.startsWith(FAULT);
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
