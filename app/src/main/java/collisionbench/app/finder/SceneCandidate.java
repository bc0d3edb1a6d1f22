package collisionbench.app.finder;

import collisionbench.app.preset.BuiltInScenes;
import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

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
      Stream<String> article =
          entry.scene().article().stream().map(number -> Texts.get("article." + number.number()));
      return Stream.of(Stream.of(Texts.get("finder.built-in", entry.key())), group(), article)
          .flatMap(words -> words)
          .collect(Collectors.joining(SEPARATOR));
    }

    private Stream<String> group() {
      return switch (entry.group()) {
        case EXAMPLE -> Stream.empty();
        case FAULT -> Stream.of(Texts.get("finder.faults"));
        case LIBRARY -> Stream.of(Texts.get("finder.libraries"));
      };
    }

    @Override
    public Scene scene() {
      return entry.scene();
    }
  }

  /// A preset of the user.
  record Kept(KeptScene kept) implements SceneCandidate {

    @Override
    public String name() {
      return kept.name();
    }

    @Override
    public String place() {
      return Texts.get("finder.preset");
    }

    @Override
    public Scene scene() throws SceneFileException {
      return SceneFile.read(kept.file());
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
