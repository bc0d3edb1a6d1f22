package collisionbench.app.session;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.History;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.StepStack;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// An open scene with its undo history and file.
///
/// @param file the file it was read from or last saved to; empty for a new or built-in scene
/// @param builtIn the key of the built-in scene, until it is saved to a file
/// @param saved the scene in the file, or the initial one
public record Document(
    Optional<Path> file, Optional<String> builtIn, Scene saved, History history) {

  public static Document of(Scene scene) {
    return new Document(Optional.empty(), Optional.empty(), scene, History.of(scene));
  }

  public static Document of(Scene scene, Path file) {
    return new Document(Optional.of(file), Optional.empty(), scene, History.of(scene));
  }

  public static Document builtIn(String key, Scene scene) {
    return new Document(Optional.empty(), Optional.of(key), scene, History.of(scene));
  }

  public Scene scene() {
    return history.present();
  }

  /// {@return the file name, or the scene's name if there is no file}
  public String title() {
    return file.map(path -> path.getFileName().toString()).orElseGet(() -> scene().name());
  }

  public boolean isDirty() {
    return !scene().plain().equals(saved);
  }

  /// {@return this document with another initial scene in which only the names of bodies differ;
  /// empty if the scenes differ in more, or bodies were not only moved and changed since then}
  public Optional<Document> reworded(Scene first) {
    Map<String, String> names = new HashMap<>();
    for (int i = 0; i < Math.min(saved.bodies().size(), first.bodies().size()); i++) {
      names.put(saved.bodies().get(i).id(), first.bodies().get(i).id());
    }
    List<Body> renamed =
        saved.bodies().stream()
            .map(body -> body.named(names.getOrDefault(body.id(), body.id())))
            .toList();
    return Optional.of(history)
        .filter(edited -> edited.goTo(0).present().plain().equals(saved))
        .filter(_ -> renamed.equals(first.bodies()))
        .flatMap(edited -> edited.from(first, id -> names.getOrDefault(id, id)))
        .map(edited -> new Document(file, builtIn, first, edited));
  }

  /// {@return whether an edit of another document led to this one, rather than opening or undoing}
  public boolean isEditOf(Document before) {
    StepStack done = history.done();
    StepStack doneBefore = before.history.done();
    return done.size() + done.forgotten() > doneBefore.size() + doneBefore.forgotten();
  }

  public boolean isChangedBuiltIn() {
    return builtIn.isPresent() && isDirty();
  }

  public Document after(Edit edit) {
    return with(history.after(edit));
  }

  /// {@return this document with `steps` steps done and the others undone}
  public Document goTo(int steps) {
    return with(history.goTo(steps));
  }

  public Document savedTo(Path newFile) {
    return new Document(Optional.of(newFile), Optional.empty(), scene().plain(), history);
  }

  public Document comparedWith(Scene scene) {
    return new Document(file, builtIn, scene, history);
  }

  /// {@return this document after reloading its file. Successive reloads are one undo step.}
  public Document reloaded(Scene inFile) {
    boolean again =
        history.undoable().orElse(null) instanceof Edit.Replace replace
            && replace.original() == Edit.Replace.Original.FILE;
    History before = again ? history.undo() : history;
    Edit reload = new Edit.Replace(inFile, Edit.Replace.Original.FILE);
    return new Document(file, builtIn, inFile, before.after(reload));
  }

  private Document with(History newHistory) {
    return new Document(file, builtIn, saved, newHistory);
  }
}
