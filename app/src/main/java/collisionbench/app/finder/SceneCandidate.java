package collisionbench.app.finder;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A scene in the gallery.
public sealed interface SceneCandidate {

  /// Separates the parts of a location.
  String SEPARATOR = " \u00b7 ";

  String name();

  String place();

  String section();

  Scene scene() throws SceneFileException;

  record BuiltIn(BuiltInScenes.Entry entry) implements SceneCandidate {

    @Override
    public String name() {
      return entry.scene().name();
    }

    @Override
    public String place() {
      Stream<String> article =
          entry.scene().article().stream().map(number -> Texts.get("article." + number.number()));
      Stream<String> group = entry.isExample() ? Stream.empty() : Stream.of(section());
      return Stream.of(Stream.of(Texts.get("gallery.built-in", entry.key())), group, article)
          .flatMap(words -> words)
          .collect(Collectors.joining(SEPARATOR));
    }

    @Override
    public String section() {
      boolean flat = entry.scene().space() == Space.TWO;
      return switch (entry.group()) {
        case EXAMPLE -> Texts.get(flat ? "gallery.plane" : "gallery.space");
        case FAULT -> Texts.get("gallery.faults");
        case LIBRARY -> Texts.get("gallery.libraries");
      };
    }

    @Override
    public Scene scene() {
      return entry.scene();
    }
  }

  record Mine(UserScene kept) implements SceneCandidate {

    @Override
    public String name() {
      return kept.name();
    }

    @Override
    public String place() {
      return section();
    }

    @Override
    public String section() {
      return Texts.get("gallery.presets");
    }

    @Override
    public Scene scene() throws SceneFileException {
      return SceneFile.read(kept.file());
    }
  }

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
    public String section() {
      return Texts.get("gallery.recent");
    }

    @Override
    public Scene scene() throws SceneFileException {
      return SceneFile.read(file);
    }
  }
}
