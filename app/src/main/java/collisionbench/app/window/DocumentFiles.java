package collisionbench.app.window;

import collisionbench.app.preset.SceneFile;
import collisionbench.app.preset.SceneFileException;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.session.Document;
import collisionbench.app.session.Session;
import collisionbench.app.text.Texts;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// Opening and saving what a session has open. Whatever fails is told, and what was open stays.
final class DocumentFiles {

  private static final String EXTENSION = ".json";

  private final Session session;
  private final FileDialogs dialogs;
  private final Questions questions;
  private final Function<Scene, Camera> firstCamera;

  /// Opens and saves for a session.
  ///
  /// @param firstCamera from where a scene is seen when it is opened
  DocumentFiles(
      Session session,
      FileDialogs dialogs,
      Questions questions,
      Function<Scene, Camera> firstCamera) {
    this.session = session;
    this.dialogs = dialogs;
    this.questions = questions;
    this.firstCamera = firstCamera;
  }

  /// Puts a document in the place of what is open, unless there is something in it to keep.
  void open(Document next) {
    if (mayGo()) {
      session.open(next, firstCamera.apply(next.scene()));
    }
  }

  /// Asks for a file and opens it.
  void open() {
    if (mayGo()) {
      dialogs.open(session.document().get().file()).ifPresent(this::read);
    }
  }

  private void read(Path file) {
    try {
      Scene scene = SceneFile.read(file);
      session.open(Document.of(scene, file), firstCamera.apply(scene));
    } catch (SceneFileException unreadable) {
      questions.tellFailure(Texts.get("failure.open"), unreadable.getMessage());
    }
  }

  /// {@return whether the scene is in its file now}
  boolean save() {
    return session.document().get().file().map(this::write).orElseGet(this::saveAs);
  }

  /// {@return whether the scene is in the file that was asked for}
  boolean saveAs() {
    Document document = session.document().get();
    String suggestion =
        document
            .file()
            .map(file -> file.getFileName().toString())
            .orElseGet(() -> fileName(document.scene().name()));
    Optional<Path> chosen = dialogs.saveAs(document.file(), suggestion);
    Optional<Path> file = chosen.map(DocumentFiles::withExtension);
    // The dialog has asked about the name that was typed, not about the one that it becomes.
    boolean asked = file.equals(chosen) || !Files.exists(file.orElseThrow());
    return file.isPresent() && (asked || questions.askToReplace(file.get())) && write(file.get());
  }

  private static Path withExtension(Path file) {
    String name = file.getFileName().toString();
    return name.contains(".") ? file : file.resolveSibling(name + EXTENSION);
  }

  /// With the gesture in progress, and with the camera as it is now: opened again, the scene looks
  /// the same. A scene without a name of its own gets the file's.
  private boolean write(Path file) {
    session.commit();
    if (session.document().get().scene().name().equals(Texts.get("scene.unnamed"))) {
      session.make(new Edit.Name(nameOf(file)));
    }
    Document document = session.document().get();
    try {
      SceneFile.save(document.scene().seenFrom(session.camera().get()), file);
      session.saved(document.savedTo(file));
      return true;
    } catch (SceneFileException failure) {
      questions.tellFailure(Texts.get("failure.save"), failure.getMessage());
      return false;
    }
  }

  private static String nameOf(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(EXTENSION) ? name.substring(0, name.length() - EXTENSION.length()) : name;
  }

  /// {@return whether what is open may be closed: it has no changes, they have been saved, or they
  /// are not wanted}
  boolean mayGo() {
    session.commit();
    Document document = session.document().get();
    if (!document.isDirty()) {
      return true;
    }
    return switch (questions.askToSave(document.title())) {
      case SAVE -> save();
      case DISCARD -> true;
      case CANCEL -> false;
    };
  }

  private static String fileName(String name) {
    String words = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
    String trimmed = words.replaceAll("^-|-$", "");
    return (trimmed.isEmpty() ? "scene" : trimmed) + EXTENSION;
  }
}
