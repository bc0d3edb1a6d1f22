package collisionbench.app.window.document;

import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.settings.Layout;
import collisionbench.app.window.message.MessageDialogs;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.lesson.LessonFolder;
import collisionbench.bench.paste.ImportedFile;
import collisionbench.bench.paste.Options;
import collisionbench.bench.paste.Reading;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Copies;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.scenefile.SceneFile;
import collisionbench.bench.scenefile.SceneFileException;
import collisionbench.bench.storage.FileName;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Vec3;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/// Opens and saves documents and lessons. After an error, which is shown, the open document stays.
///
/// @param changedFile handles changes by other programs
/// @param pasting adds the bodies in files of other formats
/// @param firstCamera the initial camera of a scene
public record DocumentFiles(
    Session session,
    FileDialogs dialogs,
    SaveDialog saveDialog,
    MessageDialogs messages,
    WindowState windowState,
    Pasting pasting,
    ChangedFile changedFile,
    Function<Scene, Camera> firstCamera) {

  public LessonScenes lessons() {
    return new LessonScenes(session, messages, windowState, firstCamera, this::confirmClose);
  }

  /// Opens a document without a file.
  ///
  /// @return false if the user cancelled closing the current one
  public boolean open(Document next) {
    boolean closed = confirmClose();
    if (closed) {
      session.open(next, firstCamera.apply(next.scene()));
    }
    return closed;
  }

  /// {@return whether the draft was opened, which the user may cancel}
  public boolean open(RestorableDraft draft) {
    if (!confirmClose()) {
      return false;
    }
    windowState.disk().know(draft.known());
    draft.lesson().ifPresent(windowState.lesson()::begin);
    session.open(draft.document(), draft.camera());
    return true;
  }

  public void open() {
    if (confirmClose()) {
      dialogs.open(session.file()).ifPresent(this::read);
    }
  }

  /// Opens a file, unless the user cancels closing the current document; or a folder of scenes,
  /// beside it.
  public void open(Path file) {
    if (Files.isDirectory(file) && LessonFolder.of(file).isEmpty()) {
      openFolder(file);
    } else if (confirmClose()) {
      read(file);
    }
  }

  /// Asks for a folder and opens it: a lesson, or a list of scenes.
  public void openFolder() {
    dialogs.openFolder(session.file()).ifPresent(this::open);
  }

  private void openFolder(Path folder) {
    windowState.folder().open(folder);
    windowState.recent().add(folder);
    session.display().arrange(Layout::withOutliner);
  }

  private void read(Path file) {
    if (ImportedFile.is(file)) {
      importFile(file);
    } else {
      LessonFolder.of(file).ifPresentOrElse(lessons()::read, () -> readScene(file));
    }
  }

  /// Opens a file in another format as a new document.
  private void importFile(Path file) {
    OpeningOverlay.Reading<Imported> reading =
        cancelled -> {
          ImportedFile read = ImportedFile.read(file, Options.in(Space.THREE), cancelled);
          return new Imported(read, Evaluation.of(read.scene()));
        };
    if (OpeningOverlay.takesLong(file)) {
      String name = Texts.get("opening.what", file.getFileName().toString());
      pasting.opening().read(name, reading, this::showImported, this::showUnreadable);
      return;
    }
    try {
      showImported(reading.read(() -> false));
    } catch (SceneFileException unreadable) {
      showUnreadable(unreadable);
    }
  }

  /// What was read from a file in another format, and its answers.
  private record Imported(ImportedFile file, Evaluation answers) {}

  /// Numbers are added to an empty scene, so that Undo takes them back.
  private void showImported(Imported read) {
    Optional<Reading> numbers = read.file().reading();
    if (numbers.isEmpty()) {
      show(Document.of(read.file().scene()), read.answers());
      return;
    }
    Scene scene = read.file().scene();
    Scene empty = Scene.empty(scene.name(), scene.space());
    show(Document.of(empty), Evaluation.of(empty));
    pasting.offer(numbers.get(), "import", bodies -> Copies.of(bodies, session.scene(), Vec3.ZERO));
  }

  private void readScene(Path file) {
    Optional<DiskWatch.Known> known = DiskWatch.now(file);
    if (OpeningOverlay.takesLong(file)) {
      pasting
          .opening()
          .open(
              file.getFileName().toString(),
              _ -> SceneFile.read(file),
              answers -> show(file, known, answers),
              this::showUnreadable);
      return;
    }
    try {
      show(file, known, Evaluation.of(SceneFile.read(file)));
    } catch (SceneFileException unreadable) {
      showUnreadable(unreadable);
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

  private void showUnreadable(SceneFileException unreadable) {
    messages.showError(Texts.get("failure.open"), unreadable.text());
  }

  /// Opens a large document, with the overlay.
  public void openSlowly(Document document) {
    pasting
        .opening()
        .open(
            document.title(),
            _ -> document.scene(),
            answers -> show(document, answers),
            this::showUnreadable);
  }

  /// {@return whether the scene was saved}
  public boolean save() {
    return session.file().map(this::overwrite).orElseGet(this::saveAs);
  }

  private boolean overwrite(Path file) {
    return changedFile.mayBeReplaced(file) && write(file);
  }

  /// {@return whether the scene was saved}
  public boolean saveAs() {
    return saveDialog.ask(FileKind.SCENE, session.document().get()).filter(this::write).isPresent();
  }

  /// Saves with the gesture in progress and the current camera. An unnamed scene gets the name of
  /// the file.
  private boolean write(Path file) {
    session.commit();
    Scene scene = session.scene();
    Scene named =
        scene.name().equals(Texts.get("scene.unnamed")) ? scene.named(FileName.stem(file)) : scene;
    try {
      SceneFile.save(named.seenFrom(session.display().camera().get()), file);
      windowState.disk().know(DiskWatch.now(file));
      if (!named.equals(scene)) {
        session.make(new Edit.Name(named.name()));
      }
      session.saved(session.document().get().savedTo(file));
      windowState.recent().add(file);
      changedFile.settled();
      return true;
    } catch (SceneFileException failure) {
      messages.showError(Texts.get("failure.save"), failure.text());
      return false;
    }
  }

  /// {@return whether the document may be closed: it has no unsaved changes, was saved or
  /// discarded, or is a built-in scene, whose changes can be restored}
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
