package collisionbench.app.finder;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import java.nio.file.Path;

/// A scene in the finder.
public sealed interface SceneCandidate {

  /// Separates the parts of a location.
  String SEPARATOR = " \u00b7 ";

  /// {@return its name}
  String name();

  /// {@return its location}
  String place();

  /// {@return the scene, read now}
  Scene scene() throws SceneFileException;

  /// A built-in scene.
  record BuiltIn(BuiltInScenes.Entry entry) implements SceneCandidate {

    @Override
    public String name() {
      return entry.scene().name();
    }

    @Override
    public String place() {
      String place = Texts.get("finder.built-in", entry.key());
      return entry
          .scene()
          .article()
          .map(article -> place + SEPARATOR + Texts.get("article." + article.number()))
          .orElse(place);
    }

    @Override
    public Scene scene() {
      return entry.scene();
    }
  }

  /// A recent file.
  record Recent(Path file) implements SceneCandidate {

    @Override
    public String name() {
      return file.getFileName().toString();
    }

    @Override
    public String place() {
      Path folder = file.getParent();
      return folder == null ? file.toString() : folder.toString();
    }

    @Override
    public Scene scene() throws SceneFileException {
      return SceneFile.read(file);
    }
  }
}
