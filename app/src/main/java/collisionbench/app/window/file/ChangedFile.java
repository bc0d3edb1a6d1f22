package collisionbench.app.window.file;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.Notice;
import collisionbench.app.window.message.NoticeBar;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import javafx.application.Platform;
import javafx.scene.control.ButtonBar.ButtonData;
import org.kordamp.ikonli.feather.Feather;

/// Follows what others do to the open file. It is read again if the scene has no changes; otherwise
/// a notice says so, and saving asks before it overwrites the file.
public final class ChangedFile {

  /// How long a file that cannot be read is given to be written to its end.
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
  private boolean toldGone;

  /// Looks after the file of a session.
  ///
  /// @param firstCamera from where a scene is seen when it is opened
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

  /// Looks at the file, and reads it again or says so if it is another.
  public void look() {
    windowState.disk().look(this::show);
  }

  /// Takes back whatever was said about the file.
  void settled() {
    toldGone = false;
    unreadable = Optional.empty();
    notices.clear(Notice.About.FILE);
  }

  private void show(DiskWatch.State state) {
    Document document = session.document().get();
    switch (state) {
      case SAME -> settled();
      case GONE -> {
        // Once is enough: nothing can be done about it but to save.
        if (!toldGone) {
          notices.show(
              Notice.warning(Notice.About.FILE, Texts.get("changed.gone", document.title())));
          toldGone = true;
        }
      }
      case CHANGED -> {
        if (isWorkedOn()) {
          tellChanged();
        } else {
          document.file().ifPresent(this::follow);
        }
      }
    }
  }

  private boolean isWorkedOn() {
    return session.document().get().isDirty() || session.previewing().getValue();
  }

  private void tellChanged() {
    notices.show(
        Notice.warning(
            Notice.About.FILE,
            Texts.get("changed.notice", session.document().get().title()),
            new Notice.Choice("changed-reload", Texts.get("changed.reload"), this::reload),
            new Notice.Choice("changed-keep", Texts.get("changed.keep"), this::keep)));
  }

  /// Takes what the file has, without making the window wait.
  private void follow(Path file) {
    windowState
        .background()
        .run(() -> {
          Optional<DiskWatch.Known> known = DiskWatch.now(file);
          try {
            Scene scene = SceneFile.read(file);
            whileUntouched(file, () -> followed(file, known, scene));
          } catch (SceneFileException failure) {
            whileUntouched(file, () -> tellUnreadable(known, failure.said()));
          }
        });
  }

  private void whileUntouched(Path file, Runnable deed) {
    Platform.runLater(() -> {
      boolean isOpen = session.document().get().file().equals(Optional.of(file));
      if (isOpen && isWorkedOn()) {
        tellChanged();
      } else if (isOpen) {
        deed.run();
      }
    });
  }

  private void followed(Path file, Optional<DiskWatch.Known> known, Scene scene) {
    take(file, known, scene);
    notices.show(Notice.done(Texts.get("changed.followed", file.getFileName())));
  }

  /// A file may be half written: only one that stays as it is cannot be read.
  private void tellUnreadable(Optional<DiskWatch.Known> known, String reason) {
    if (known.equals(unreadable)) {
      notices.show(Notice.warning(Notice.About.FILE, Texts.get("changed.unreadable", reason)));
    } else {
      unreadable = known;
      lookLater.run();
    }
  }

  /// {@return whether the file may be written over; if it was read again instead, it need not be}
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

  /// Takes what is in the file now. Undo goes back to what was there before.
  public void reload() {
    session.commit();
    session.document().get().file().ifPresent(this::reload);
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
      messages.tellFailure(Texts.get("failure.open"), failure.said());
    }
  }

  /// No step of a history leads from space into the plane: that is another document.
  private void take(Path file, Optional<DiskWatch.Known> known, Scene scene) {
    windowState.disk().know(known);
    if (scene.space() == session.space()) {
      session.reload(scene);
    } else {
      session.open(Document.of(scene, file), firstCamera.apply(scene));
    }
    settled();
  }

  /// Stays with what is open: it is not what the file has, and saving it asks no more.
  private void keep() {
    session
        .document()
        .get()
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
      Scene scene = session.document().get().scene();
      return Scene.empty(scene.name(), scene.space());
    }
  }
}
