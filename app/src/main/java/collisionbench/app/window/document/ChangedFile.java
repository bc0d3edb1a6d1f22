package collisionbench.app.window.document;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.text.Texts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.control.ButtonBar.ButtonData;
import org.kordamp.ikonli.feather.Feather;

/// Handles changes of the open file by other programs. Without unsaved changes the file is
/// reloaded; otherwise a notice offers to, and Save asks before overwriting it.
public final class ChangedFile {

  /// How long to wait before a file that cannot be read counts as broken, since it may still be
  /// being written.
  private static final Duration GRACE = Duration.ofSeconds(1);

  private enum OverwriteAnswer {
    OVERWRITE,
    RELOAD,
    CANCEL
  }

  private final Session session;
  private final WindowState windowState;
  private final MessageDialogs messages;
  private final NoticeBar notices;
  private final Function<Scene, Camera> firstCamera;
  private final Runnable lookLater;
  private Optional<DiskWatch.Known> unreadable = Optional.empty();
  private boolean isGoneShown;

  public ChangedFile(
      Session session,
      WindowState windowState,
      MessageDialogs messages,
      NoticeBar notices,
      Function<Scene, Camera> firstCamera) {
    this.session = session;
    this.windowState = windowState;
    this.messages = messages;
    this.notices = notices;
    this.firstCamera = firstCamera;
    lookLater = windowState.background().deferred(GRACE, () -> Platform.runLater(this::look));
    session.opened().subscribe(this::settled);
  }

  /// Checks the file, and handles a change.
  public void look() {
    windowState.disk().look(this::show);
  }

  /// Dismisses the notice about the file.
  void settled() {
    isGoneShown = false;
    unreadable = Optional.empty();
    notices.clear(Notice.About.FILE);
  }

  private void show(DiskWatch.State state) {
    Document document = session.document().get();
    switch (state) {
      case SAME -> settled();
      case GONE -> {
        // Said only once: saving is the only remedy.
        if (!isGoneShown) {
          notices.show(
              Notice.warning(Notice.About.FILE, Texts.get("changed.gone", document.title())));
          isGoneShown = true;
        }
      }
      case CHANGED -> {
        if (isWorkedOn()) {
          showChanged();
        } else {
          document.file().ifPresent(this::follow);
        }
      }
    }
  }

  private boolean isWorkedOn() {
    return session.document().get().isDirty() || session.previewing().getValue();
  }

  private void showChanged() {
    notices.show(
        Notice.warning(
            Notice.About.FILE,
            Texts.get("changed.notice", session.document().get().title()),
            new Notice.Choice("changed-reload", Texts.get("changed.reload"), this::reload),
            new Notice.Choice("changed-keep", Texts.get("changed.keep"), this::keep)));
  }

  /// Reloads the file in the background.
  private void follow(Path file) {
    windowState
        .background()
        .run(() -> {
          Optional<DiskWatch.Known> known = DiskWatch.now(file);
          try {
            Scene scene = SceneFile.read(file);
            whileUntouched(file, () -> followed(file, known, scene));
          } catch (SceneFileException failure) {
            whileUntouched(file, () -> showUnreadable(known, failure.text()));
          }
        });
  }

  private void whileUntouched(Path file, Runnable action) {
    Platform.runLater(() -> {
      boolean isOpen = session.file().equals(Optional.of(file));
      if (isOpen && isWorkedOn()) {
        showChanged();
      } else if (isOpen) {
        action.run();
      }
    });
  }

  private void followed(Path file, Optional<DiskWatch.Known> known, Scene scene) {
    take(file, known, scene);
    notices.show(Notice.done(Texts.get("changed.followed", file.getFileName())));
  }

  /// The file may be half written: only if it stays the same is it broken.
  private void showUnreadable(Optional<DiskWatch.Known> known, String reason) {
    if (known.equals(unreadable)) {
      notices.show(Notice.warning(Notice.About.FILE, Texts.get("changed.unreadable", reason)));
    } else {
      unreadable = known;
      lookLater.run();
    }
  }

  /// {@return whether the file may be overwritten; false if it was reloaded instead}
  boolean mayBeReplaced(Path file) {
    if (windowState.disk().look() != DiskWatch.State.CHANGED) {
      return true;
    }
    OverwriteAnswer answer =
        messages.choose(
            Texts.get("changed.heading", file.getFileName()),
            MessageDialogs.text(Texts.get("changed.consequence")),
            Feather.ALERT_TRIANGLE,
            List.of(
                MessageDialogs.Option.losing("changed.overwrite", OverwriteAnswer.OVERWRITE),
                new MessageDialogs.Option<>(
                    "changed.read-again", ButtonData.NO, OverwriteAnswer.RELOAD),
                new MessageDialogs.Option<>(
                    "ask.cancel", ButtonData.CANCEL_CLOSE, OverwriteAnswer.CANCEL)));
    if (answer == OverwriteAnswer.RELOAD) {
      reload();
    }
    return answer == OverwriteAnswer.OVERWRITE;
  }

  private boolean mayBeDropped(Document document) {
    return messages.mayLose(
        Texts.get("changed.reload-heading", document.title()),
        Texts.get("changed.reload-consequence"),
        "changed.read-again");
  }

  /// Reloads the file. Undo restores the previous scene.
  public void reload() {
    session.commit();
    session.file().ifPresent(this::reload);
  }

  private void reload(Path file) {
    Document document = session.document().get();
    try {
      Optional<DiskWatch.Known> known = DiskWatch.now(file);
      Scene scene = SceneFile.read(file);
      if (scene.space() == session.space() || !document.isDirty() || mayBeDropped(document)) {
        take(file, known, scene);
      }
    } catch (SceneFileException failure) {
      messages.showError(Texts.get("failure.open"), failure.text());
    }
  }

  /// A history cannot change from 3D to 2D, so that is another document.
  private void take(Path file, Optional<DiskWatch.Known> known, Scene scene) {
    windowState.disk().know(known);
    if (scene.space() == session.space()) {
      session.reload(scene);
    } else {
      session.open(Document.of(scene, file), firstCamera.apply(scene));
    }
    settled();
  }

  /// Keeps the open scene, which now counts as changed; Save asks no more.
  private void keep() {
    session
        .file()
        .ifPresent(file -> {
          windowState.disk().know(DiskWatch.now(file));
          session.saved(session.document().get().comparedWith(inFile(file)));
        });
  }

  private Scene inFile(Path file) {
    try {
      return SceneFile.read(file);
    } catch (SceneFileException _) {
      Scene scene = session.scene();
      return Scene.empty(scene.name(), scene.space());
    }
  }
}
