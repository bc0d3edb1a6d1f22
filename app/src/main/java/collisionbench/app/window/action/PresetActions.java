package collisionbench.app.window.action;

import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.session.Session;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.preset.KeepDialog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import org.kordamp.ikonli.feather.Feather;

/// Keeping, renaming and removing presets.
public record PresetActions(
    KeptScenes kept, Session session, MessageDialogs messages, Consumer<Notice> report) {

  /// A change of the files.
  private interface Change {
    void make() throws IOException, SceneFileException;
  }

  public void define(Actions actions) {
    actions.on(Action.KEEP_PRESET, this::keep);
  }

  private void keep() {
    session.commit();
    new KeepDialog(messages, kept)
        .ask(session.scene().name())
        .ifPresent(name -> make("preset.not-kept", () -> keep(name)));
  }

  private void keep(String name) throws IOException, SceneFileException {
    Optional<Path> before =
        kept.keep(session.scene().seenFrom(session.display().camera().get()), name);
    report.accept(
        Notice.done(
            before
                .map(old -> Texts.get("preset.replaced", name, old))
                .orElseGet(() -> Texts.get("preset.kept", name))));
  }

  /// Asks for another name of a preset.
  void rename(KeptScene scene) {
    new KeepDialog(messages, kept)
        .askToRename(scene)
        .ifPresent(name -> make("preset.not-renamed", () -> kept.rename(scene, name)));
  }

  /// Removes a preset, which a notice offers to bring back.
  void remove(KeptScene scene) {
    make(
        "preset.not-removed",
        () -> {
          Path removed = kept.remove(scene);
          report.accept(
              Notice.word(
                  Notice.About.ACTION,
                  Feather.TRASH_2,
                  Texts.get("preset.removed", scene.name(), removed),
                  new Notice.Choice(
                      "preset-undo",
                      Texts.get("preset.undo"),
                      () -> make("preset.not-kept", () -> kept.restore(scene, removed)))));
        });
  }

  /// @param failed the key of what to say if the change fails
  private void make(String failed, Change change) {
    try {
      change.make();
    } catch (SceneFileException failure) {
      messages.showError(Texts.get(failed), failure.said());
    } catch (IOException failure) {
      messages.showError(
          Texts.get(failed),
          Texts.get("preset.failed", kept.folder(), FileFailure.of(failure).said()));
    }
  }
}
