package collisionbench.app.session;

import collisionbench.app.scene.Edit;
import collisionbench.app.scene.History;
import collisionbench.app.scene.Scene;
import java.nio.file.Path;
import java.util.Optional;

/// A scene being worked on, and the file it came from.
///
/// @param file where it was read from or last saved; empty for a new or built-in scene
/// @param builtIn the key of the built-in scene that it is, until it is saved in a file
/// @param saved the scene as it is in the file, or as it began
/// @param history the scene now, and those before and after it
public record Document(
    Optional<Path> file, Optional<String> builtIn, Scene saved, History history) {

  /// {@return a document for a scene that is not from a file}
  public static Document of(Scene scene) {
    return new Document(Optional.empty(), Optional.empty(), scene, History.of(scene));
  }

  /// {@return a document for a scene read from a file}
  public static Document of(Scene scene, Path file) {
    return new Document(Optional.of(file), Optional.empty(), scene, History.of(scene));
  }

  /// {@return a document for the built-in scene of a key}
  public static Document builtIn(String key, Scene scene) {
    return new Document(Optional.empty(), Optional.of(key), scene, History.of(scene));
  }

  /// {@return the scene now}
  public Scene scene() {
    return history.present();
  }

  /// {@return what it is called: its file's name, or else the scene's}
  public String title() {
    return file.map(path -> path.getFileName().toString()).orElseGet(() -> scene().name());
  }

  /// {@return whether there is something to save}
  public boolean isDirty() {
    return !scene().revealed().equals(saved);
  }

  /// {@return whether nothing was ever done in it}
  public boolean isUntouched() {
    return !isDirty() && history.done().isEmpty() && history.undone().isEmpty();
  }

  /// {@return whether it is a built-in scene that somebody has changed}
  public boolean isChangedBuiltIn() {
    return builtIn.isPresent() && isDirty();
  }

  /// {@return this document after one more edit}
  public Document after(Edit edit) {
    return with(history.after(edit));
  }

  /// {@return this document with so many steps done, the others undone}
  public Document goTo(int steps) {
    return with(history.goTo(steps));
  }

  /// {@return this document once its scene has been written to `newFile`}
  public Document savedTo(Path newFile) {
    return new Document(Optional.of(newFile), Optional.empty(), scene().revealed(), history);
  }

  /// {@return this document once what it is compared with is another scene}
  public Document comparedWith(Scene scene) {
    return new Document(file, builtIn, scene, history);
  }

  /// {@return this document once its file has been read again. One reload after the other is one
  /// step, from which undo goes back to what was there before them all.}
  public Document reloaded(Scene inFile) {
    boolean again =
        history
            .undoable()
            .filter(Edit.Replace.class::isInstance)
            .map(Edit.Replace.class::cast)
            .filter(replace -> replace.original() == Edit.Replace.Original.FILE)
            .isPresent();
    History before = again ? history.undo() : history;
    Edit reload = new Edit.Replace(inFile, Edit.Replace.Original.FILE);
    return new Document(file, builtIn, inFile, before.after(reload));
  }

  private Document with(History newHistory) {
    return new Document(file, builtIn, saved, newHistory);
  }
}
