package collisionbench.app.window;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.ButtonBar.ButtonData;
import org.kordamp.ikonli.feather.Feather;

/// What is done when somebody else has changed the file of what is open: quietly said when the
/// window gets the focus, and asked before it is written over.
final class ChangedFile {

  private enum Answer {
    OVERWRITE,
    RELOAD,
    CANCEL
  }

  private final Session session;
  private final DiskWatch disk;
  private final Questions questions;
  private final NoticeBar notices;
  private boolean toldGone;

  ChangedFile(Session session, DiskWatch disk, Questions questions, NoticeBar notices) {
    this.session = session;
    this.disk = disk;
    this.questions = questions;
    this.notices = notices;
    session.opened().subscribe(this::settled);
  }

  /// Looks at the file, and says so if it is another.
  void look() {
    disk.look(this::show);
  }

  /// There is nothing more to say about the file.
  void settled() {
    toldGone = false;
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
      case CHANGED ->
          notices.show(
              Notice.warning(
                  Notice.About.FILE,
                  Texts.get(
                      document.isDirty() ? "changed.notice-dirty" : "changed.notice",
                      document.title()),
                  new Notice.Choice(
                      "changed-reload", Texts.get("changed.reload"), this::askToReload),
                  new Notice.Choice("changed-keep", Texts.get("changed.keep"), this::keep)));
    }
  }

  /// {@return whether the file may be written over; if it was read again instead, it need not be}
  boolean mayBeReplaced(Path file) {
    if (disk.look() != DiskWatch.State.CHANGED) {
      return true;
    }
    Answer answer =
        questions.choose(
            Texts.get("changed.heading", file.getFileName()),
            Questions.text(Texts.get("changed.consequence")),
            Feather.ALERT_TRIANGLE,
            List.of(
                Questions.Choice.losing("changed.overwrite", Answer.OVERWRITE),
                new Questions.Choice<>("changed.read-again", ButtonData.NO, Answer.RELOAD),
                new Questions.Choice<>("ask.cancel", ButtonData.CANCEL_CLOSE, Answer.CANCEL)));
    if (answer == Answer.RELOAD) {
      reload();
    }
    return answer == Answer.OVERWRITE;
  }

  /// The notice may have stood there for long: what is lost now is asked now.
  private void askToReload() {
    Document document = session.document().get();
    if (!document.isDirty() || mayBeDropped(document)) {
      reload();
    } else {
      look();
    }
  }

  private boolean mayBeDropped(Document document) {
    return questions.choose(
        Texts.get("changed.reload-heading", document.title()),
        Questions.text(Texts.get("changed.reload-consequence")),
        Feather.ALERT_TRIANGLE,
        List.of(
            Questions.Choice.losing("changed.read-again", true),
            new Questions.Choice<>("ask.cancel", ButtonData.CANCEL_CLOSE, false)));
  }

  /// Takes what is in the file now, seen from where we are.
  private void reload() {
    session
        .document()
        .get()
        .file()
        .ifPresent(file -> {
          try {
            Optional<DiskWatch.Known> known = DiskWatch.now(file);
            Scene scene = SceneFile.read(file);
            disk.know(known);
            session.open(Document.of(scene, file), session.camera().get());
          } catch (SceneFileException unreadable) {
            questions.tellFailure(Texts.get("failure.open"), unreadable.getMessage());
          }
        });
  }

  /// Stays with what is open: it is not what the file has, and saving it asks no more.
  private void keep() {
    session
        .document()
        .get()
        .file()
        .ifPresent(file -> {
          disk.know(DiskWatch.now(file));
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
