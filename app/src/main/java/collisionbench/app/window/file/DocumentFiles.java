package collisionbench.app.window.file;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.lesson.LessonFolder;
import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.app.window.message.NoticeBar;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/// Opening and saving what a session has open, lessons among it. Whatever fails is told, and what
/// was open stays.
public final class DocumentFiles {

  private final Session session;
  private final FileDialogs dialogs;
  private final SaveDialog saveDialog;
  private final MessageDialogs messages;
  private final WindowState windowState;
  private final ChangedFile changedFile;
  private final Function<Scene, Camera> firstCamera;
  private final OpeningOverlay opening;
  private final LessonScenes lessons;

  /// Opens and saves for a session.
  ///
  /// @param firstCamera from where a scene is seen when it is opened
  public DocumentFiles(
      Session session,
      FileDialogs dialogs,
      SaveDialog saveDialog,
      MessageDialogs messages,
      WindowState windowState,
      NoticeBar notices,
      Function<Scene, Camera> firstCamera) {
    this.session = session;
    this.dialogs = dialogs;
    this.saveDialog = saveDialog;
    this.messages = messages;
    this.windowState = windowState;
    this.firstCamera = firstCamera;
    opening = new OpeningOverlay(windowState.background());
    changedFile = new ChangedFile(session, windowState, messages, notices, firstCamera);
    lessons = new LessonScenes(session, messages, windowState, firstCamera, this::confirmClose);
    session
        .opened()
        .subscribe((_, _) -> windowState.disk().turnTo(session.document().get().file()));
  }

  /// {@return what lies over the window while a scene is opened that takes long}
  public OpeningOverlay opening() {
    return opening;
  }

  /// {@return what is done when somebody else changes the file}
  public ChangedFile changedFile() {
    return changedFile;
  }

  /// Puts a document that is in no file in the place of what is open, unless there is something in
  /// it to keep.
  public void open(Document next) {
    if (confirmClose()) {
      session.open(next, firstCamera.apply(next.scene()));
    }
  }

  /// {@return whether unsaved work is open again, in the place of what was}
  public boolean open(RestorableDraft draft) {
    if (!confirmClose()) {
      return false;
    }
    windowState.disk().know(draft.known());
    draft.lesson().ifPresent(windowState.lesson()::begin);
    session.open(draft.document(), draft.camera());
    return true;
  }

  /// Asks for a file and opens it.
  public void open() {
    if (confirmClose()) {
      dialogs.open(session.document().get().file()).ifPresent(this::read);
    }
  }

  /// Opens a file, unless there is something in what is open to keep.
  public void open(Path file) {
    if (confirmClose()) {
      read(file);
    }
  }

  /// {@return what opens the scenes of lessons}
  public LessonScenes lessons() {
    return lessons;
  }

  private void read(Path file) {
    LessonFolder.of(file).ifPresentOrElse(lessons::read, () -> readScene(file));
  }

  private void readScene(Path file) {
    Optional<DiskWatch.Known> known = DiskWatch.now(file);
    if (OpeningOverlay.takesLong(file)) {
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
    windowState.disk().know(known);
    show(Document.of(answers.scene(), file), answers);
    windowState.recent().add(file);
  }

  private void show(Document document, Evaluation answers) {
    session.open(document, firstCamera.apply(document.scene()), answers);
  }

  private void tellUnreadable(SceneFileException unreadable) {
    messages.tellFailure(Texts.get("failure.open"), unreadable.said());
  }

  /// Opens a document that takes long, and says so meanwhile.
  public void openSlowly(Document document) {
    opening.open(
        document.title(),
        document::scene,
        answers -> show(document, answers),
        this::tellUnreadable);
  }

  /// {@return whether the scene is in its file now}
  public boolean save() {
    return session.document().get().file().map(this::overwrite).orElseGet(this::saveAs);
  }

  private boolean overwrite(Path file) {
    return changedFile.mayBeReplaced(file) && write(file);
  }

  /// {@return whether the scene is in the file that was asked for}
  public boolean saveAs() {
    return saveDialog.ask(FileKind.SCENE, session.document().get()).filter(this::write).isPresent();
  }

  /// With the gesture in progress, and with the camera as it is now: opened again, the scene looks
  /// the same. A scene without a name of its own gets the file's.
  private boolean write(Path file) {
    session.commit();
    if (session.document().get().scene().name().equals(Texts.get("scene.unnamed"))) {
      session.make(new Edit.Name(FileKind.stem(file)));
    }
    Document document = session.document().get();
    try {
      SceneFile.save(document.scene().seenFrom(session.display().camera().get()), file);
      windowState.disk().know(DiskWatch.now(file));
      session.saved(document.savedTo(file));
      windowState.recent().add(file);
      changedFile.settled();
      return true;
    } catch (SceneFileException failure) {
      messages.tellFailure(Texts.get("failure.save"), failure.said());
      return false;
    }
  }

  /// {@return whether what is open may be closed: it is in its file, has been saved, is not wanted,
  /// or can be had back, as the changes of a built-in scene}
  public boolean confirmClose() {
    session.commit();
    Document document = session.document().get();
    boolean gone = windowState.disk().isGone();
    if (!gone && (!document.isDirty() || document.isChangedBuiltIn())) {
      return true;
    }
    return switch (messages.askToSave(document.title(), gone ? "ask.gone" : "ask.consequence")) {
      case SAVE -> save();
      case DISCARD -> true;
      case CANCEL -> false;
    };
  }
}
