package collisionbench.app.window.file;

import collisionbench.app.preset.Draft;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.History;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.storage.Stamp;
import java.nio.file.Path;
import java.util.Optional;

/// What a draft is restored as: a document with the changes that were unsaved.
///
/// @param known how the document's file was when the changes were made
/// @param camera from where it was seen
public record Unsaved(Document document, Optional<DiskWatch.Known> known, Camera camera) {

  static Unsaved of(Draft draft) {
    Optional<Scene> original = draft.builtIn().flatMap(BuiltInTexts::original);
    Scene saved =
        original
            .or(() -> draft.file().flatMap(Unsaved::inFile))
            .orElseGet(() -> Scene.empty(draft.scene().name(), draft.scene().space()));
    return new Unsaved(
        new Document(
            draft.file(),
            draft.builtIn().filter(_ -> original.isPresent()),
            saved,
            History.of(draft.scene())),
        draft
            .file()
            .flatMap(file ->
                draft
                    .content()
                    .map(content -> new DiskWatch.Known(file, Stamp.ofContent(content)))),
        draft.camera());
  }

  private static Optional<Scene> inFile(Path file) {
    try {
      return Optional.of(SceneFile.read(file));
    } catch (SceneFileException _) {
      return Optional.empty();
    }
  }
}
