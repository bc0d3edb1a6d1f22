package collisionbench.app.finder;

import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.BuiltInScenes;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.scenefile.UserScene;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A scene in the gallery.
public sealed interface SceneCandidate {

  /// Separates the parts of a location.
  String SEPARATOR = " \u00b7 ";

  record BuiltIn(BuiltInScenes.Entry entry) implements SceneCandidate {}

  record Mine(UserScene kept) implements SceneCandidate {}

  record Recent(Path file) implements SceneCandidate {}

  default String name() {
    return switch (this) {
      case BuiltIn(BuiltInScenes.Entry entry) -> entry.scene().name();
      case Mine(UserScene kept) -> kept.name();
      case Recent(Path file) -> file.getFileName().toString();
    };
  }

  default String place() {
    return switch (this) {
      case BuiltIn(BuiltInScenes.Entry entry) -> place(entry);
      case Mine _ -> section();
      case Recent(Path file) -> Optional.ofNullable(file.getParent()).orElse(file).toString();
    };
  }

  private String place(BuiltInScenes.Entry entry) {
    Stream<String> article =
        entry.scene().article().stream().map(number -> Texts.get("article." + number.number()));
    Stream<String> group = entry.isExample() ? Stream.empty() : Stream.of(section());
    return Stream.of(Stream.of(Texts.get("gallery.built-in", entry.key())), group, article)
        .flatMap(words -> words)
        .collect(Collectors.joining(SEPARATOR));
  }

  default String section() {
    return switch (this) {
      case BuiltIn(BuiltInScenes.Entry entry) -> {
        boolean flat = entry.scene().space() == Space.TWO;
        yield switch (entry.group()) {
          case EXAMPLE -> Texts.get(flat ? "gallery.plane" : "gallery.space");
          case FAULT -> Texts.get("gallery.faults");
          case LIBRARY -> Texts.get("gallery.libraries");
        };
      }
      case Mine _ -> Texts.get("gallery.presets");
      case Recent _ -> Texts.get("gallery.recent");
    };
  }

  default Scene scene() throws SceneFileException {
    return switch (this) {
      case BuiltIn(BuiltInScenes.Entry entry) -> entry.scene();
      case Mine(UserScene kept) -> SceneFile.read(kept.file());
      case Recent(Path file) -> SceneFile.read(file);
    };
  }
}
