package collisionbench.app.window;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.storage.LostAttribute;
import collisionbench.app.text.Texts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/// Opening and saving what a session has open. Whatever fails is told, and what was open stays.
final class DocumentFiles {

  private final Session session;
  private final FileDialogs dialogs;
  private final Questions questions;
  private final Memory memory;
  private final NoticeBar notices;
  private final ChangedFile changedFile;
  private final Function<Scene, Camera> firstCamera;
  private final Opening opening;

  /// Opens and saves for a session.
  ///
  /// @param firstCamera from where a scene is seen when it is opened
  DocumentFiles(
      Session session,
      FileDialogs dialogs,
      Questions questions,
      Memory memory,
      NoticeBar notices,
      Function<Scene, Camera> firstCamera) {
    this.session = session;
    this.dialogs = dialogs;
    this.questions = questions;
    this.memory = memory;
    this.notices = notices;
    this.firstCamera = firstCamera;
    opening = new Opening(memory.background());
    changedFile = new ChangedFile(session, memory, questions, notices, firstCamera);
    session.opened().subscribe((_, _) -> memory.disk().turnTo(session.document().get().file()));
  }

  /// {@return what lies over the window while a scene is opened that takes long}
  Opening opening() {
    return opening;
  }

  /// {@return what is done when somebody else changes the file}
  ChangedFile changedFile() {
    return changedFile;
  }

  /// Puts a document that is in no file in the place of what is open, unless there is something in
  /// it to keep.
  void open(Document next) {
    if (mayGo()) {
      session.open(next, firstCamera.apply(next.scene()));
    }
  }

  /// {@return whether unsaved work is open again, in the place of what was}
  boolean open(Unsaved unsaved) {
    if (!mayGo()) {
      return false;
    }
    memory.disk().know(unsaved.known());
    session.open(unsaved.document(), unsaved.camera());
    return true;
  }

  /// Asks for a file and opens it.
  void open() {
    if (mayGo()) {
      dialogs.open(session.document().get().file()).ifPresent(this::read);
    }
  }

  /// Opens a file, unless there is something in what is open to keep.
  void open(Path file) {
    if (mayGo()) {
      read(file);
    }
  }

  private void read(Path file) {
    Optional<DiskWatch.Known> known = DiskWatch.now(file);
    if (Opening.takesLong(file)) {
      opening.open(
          file.getFileName().toString(),
          () -> SceneFile.read(file),
          answers -> show(file, known, answers),
          this::tellUnreadable);
      return;
    }
    try {
      show(file, known, Evaluation.of(SceneFile.read(file)));
    } catch (SceneFileException unreadable) {
      tellUnreadable(unreadable);
    }
  }

  private void show(Path file, Optional<DiskWatch.Known> known, Evaluation answers) {
    memory.disk().know(known);
    show(Document.of(answers.scene(), file), answers);
    memory.recent().add(file);
  }

  private void show(Document document, Evaluation answers) {
    session.open(document, firstCamera.apply(document.scene()), answers);
  }

  private void tellUnreadable(SceneFileException unreadable) {
    questions.tellFailure(Texts.get("failure.open"), unreadable.said());
  }

  /// Opens a document that takes long, and says so meanwhile.
  void openSlowly(Document document) {
    opening.open(
        document.title(),
        document::scene,
        answers -> show(document, answers),
        this::tellUnreadable);
  }

  /// {@return whether the scene is in its file now}
  boolean save() {
    return session.document().get().file().map(this::overwrite).orElseGet(this::saveAs);
  }

  private boolean overwrite(Path file) {
    return changedFile.mayBeReplaced(file) && write(file);
  }

  /// {@return whether the scene is in the file that was asked for}
  boolean saveAs() {
    Document document = session.document().get();
    String suggestion =
        document
            .file()
            .map(file -> file.getFileName().toString())
            .orElseGet(() -> FileNames.of(document.scene().name(), FileNames.SCENE));
    Optional<Path> chosen = dialogs.saveAs(document.file(), suggestion);
    return chosen.isPresent()
        && questions.mayWrite(chosen.get(), FileNames.SCENE)
        && write(FileNames.withExtension(chosen.get(), FileNames.SCENE));
  }

  /// With the gesture in progress, and with the camera as it is now: opened again, the scene looks
  /// the same. A scene without a name of its own gets the file's.
  private boolean write(Path file) {
    session.commit();
    if (session.document().get().scene().name().equals(Texts.get("scene.unnamed"))) {
      session.make(new Edit.Name(FileNames.stem(file)));
    }
    Document document = session.document().get();
    try {
      Set<LostAttribute> lost =
          SceneFile.save(document.scene().seenFrom(session.camera().get()), file);
      memory.disk().know(DiskWatch.now(file));
      session.saved(document.savedTo(file));
      memory.recent().add(file);
      changedFile.settled();
      Notice.lost(file, lost).ifPresent(notices::show);
      return true;
    } catch (SceneFileException failure) {
      questions.tellFailure(Texts.get("failure.save"), failure.said());
      return false;
    }
  }

  /// {@return whether what is open may be closed: it has no changes, they have been saved, they are
  /// not wanted, or they can be had back, as those of a built-in scene}
  boolean mayGo() {
    session.commit();
    Document document = session.document().get();
    if (!document.isDirty() || document.isChangedBuiltIn()) {
      return true;
    }
    return switch (questions.askToSave(document.title())) {
      case SAVE -> save();
      case DISCARD -> true;
      case CANCEL -> false;
    };
  }
}
