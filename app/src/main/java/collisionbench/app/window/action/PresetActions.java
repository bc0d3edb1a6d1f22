package collisionbench.app.window.action;

import collisionbench.app.preset.KeptScene;
import collisionbench.app.preset.KeptScenes;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.storage.FileFailure;
import collisionbench.app.text.Texts;
import collisionbench.app.window.file.DocumentFiles;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.preset.KeepDialog;
import collisionbench.app.window.preset.PresetList;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.kordamp.ikonli.feather.Feather;

/// Keeping, opening and arranging presets.
public record PresetActions(
    KeptScenes kept, Session session, MessageDialogs messages, Consumer<Notice> report) {

  public void define(Actions actions) {
    actions.on(Action.KEEP_PRESET, this::keep);
    actions.on(Action.ARRANGE_PRESETS, this::arrange);
  }

  private void keep() {
    session.commit();
    new KeepDialog(messages, kept).ask(session.scene().name()).ifPresent(this::keep);
  }

  private void keep(KeepDialog.Answer answer) {
    Document document = session.document().get();
    try {
      Optional<KeptScenes.Removed> before =
          kept.keep(
              document.scene().seenFrom(session.display().camera().get()),
              answer.name(),
              answer.tags());
      report.accept(
          Notice.done(
              before
                  .map(old -> Texts.get("preset.replaced", answer.name(), old.file()))
                  .orElseGet(() -> Texts.get("preset.kept", answer.name()))));
    } catch (SceneFileException failure) {
      messages.showError(Texts.get("preset.not-kept"), failure.said());
    } catch (IOException failure) {
      messages.showError(
          Texts.get("preset.not-kept"),
          Texts.get("preset.failed", kept.folder(), FileFailure.of(failure).said()));
    }
  }

  private void arrange() {
    messages.show(Texts.get("preset.list"), new PresetList(kept), Feather.STAR);
  }

  /// Opens a copy, which is closed without a question, like a built-in scene.
  void open(KeptScene scene, DocumentFiles files) {
    try {
      files.open(Document.builtIn("preset " + scene.file(), kept.read(scene)));
    } catch (SceneFileException unreadable) {
      messages.showError(Texts.get("failure.open"), unreadable.said());
    }
  }
}
