package collisionbench.app.finder;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import java.nio.file.Path;

/// A scene that can be opened.
public sealed interface Candidate {

  /// {@return what it is called}
  String name();

  /// {@return where it is}
  String place();

  /// {@return the scene itself, as it is now}
  Scene scene() throws SceneFileException;

  /// A scene that comes with the program.
  record BuiltIn(BuiltInScenes.Entry entry) implements Candidate {

    @Override
    public String name() {
      return entry.scene().name();
    }

    @Override
    public String place() {
      return Texts.get("finder.built-in", entry.key());
    }

    @Override
    public Scene scene() {
      return entry.scene();
    }
  }

  /// A file that was opened or saved not long ago.
  record Recent(Path file) implements Candidate {

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
