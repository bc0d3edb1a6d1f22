package collisionbench.app.session;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import java.nio.file.Path;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.util.Subscription;

/// The open document and how it is shown. All changes go through here, from one state to the next.
///
/// A gesture in progress is a preview: the document with one more edit. Each mouse move replaces
/// it; committing makes it an undo step, cancelling drops it.
///
/// @param evaluation the answers about the shown scene, with the preview
/// @param selection the selected bodies, all of which are in the scene
/// @param sceneStack the scenes that Undo and Redo reach beyond this document
/// @param opened the last opening; another one whenever a document is opened
public record Session(
    CurrentState state,
    ReadOnlyObjectProperty<Boolean> previewing,
    ReadOnlyObjectProperty<Document> document,
    ReadOnlyObjectProperty<Evaluation> evaluation,
    ReadOnlyObjectProperty<Selection> selection,
    ReadOnlyObjectProperty<SceneStack> sceneStack,
    Display display,
    ReadOnlyObjectProperty<State.Opening> opened) {

  public Session(Document first, Camera seenFrom) {
    this(new CurrentState(State.first(first, seenFrom)));
  }

  /// Parts notify their listeners in this order.
  private Session(CurrentState state) {
    this(
        state,
        state.part(now -> now.preview().isPresent()),
        state.part(State::document),
        state.part(State::evaluation),
        state.part(State::selection),
        state.part(State::sceneStack),
        new Display(state),
        state.part(State::opening));
  }

  /// {@return a new session with the same state and no listeners}
  public Session continued() {
    commit();
    return new Session(new CurrentState(state.get()));
  }

  /// Runs `action` now and after each change of any of the parts, once per change.
  public Subscription follow(Runnable action, State.Part... parts) {
    action.run();
    return state.watch((before, now) -> {
      if (Stream.of(parts).anyMatch(part -> part.differs(before, now))) {
        action.run();
      }
    });
  }

  public Space space() {
    return scene().space();
  }

  public Optional<Path> file() {
    return state.get().document().file();
  }

  /// {@return the scene of the document, without the preview}
  public Scene scene() {
    return state.get().document().scene();
  }

  /// {@return the answers about the pair that the selection is about, if there is one}
  public Optional<PairAnswer> closest() {
    return evaluation.get().closest(selection.get().all());
  }

  /// {@return the selected bodies that the preview or the last step moves}
  public Set<String> moved() {
    State now = state.get();
    Optional<Edit> last = now.preview().or(() -> now.document().history().undoable());
    return last.map(now.selection()::movedBy).orElse(Set.of());
  }

  /// Opens a document with the default lens. A changed built-in scene that it replaces can be
  /// restored by [#undo].
  public void open(Document next, Camera seenFrom) {
    open(next, seenFrom, Evaluation.of(next.scene()));
  }

  /// Opens a document.
  ///
  /// @param answers about its scene, which another thread may have computed
  public void open(Document next, Camera seenFrom, Evaluation answers) {
    change(now -> now.opening(next, seenFrom, answers));
  }

  /// Replaces the document by one in another language: same bodies in the same order. Camera and
  /// selection stay.
  public void reword(Document next) {
    change(now -> now.reworded(next));
  }

  /// Shows a preview. An edit that is not possible (a coordinate overflows) is ignored; locked
  /// bodies stay as they are.
  public void preview(Edit edit) {
    change(now -> now.previewing(edit));
  }

  public void commit() {
    change(State::committed);
  }

  public void cancel() {
    change(State::cancelled);
  }

  /// Commits the preview, then makes another edit. Locked bodies stay as they are. A renamed body
  /// stays selected.
  public void make(Edit edit) {
    change(now -> now.making(edit));
  }

  /// Replaces the scene by that of the changed file, as an undo step. The camera stays.
  public void reload(Scene inFile) {
    change(now -> now.reloaded(inFile));
  }

  /// Drops the preview, or else undoes one step, or else returns to the scene that this one
  /// replaced.
  public void undo() {
    change(State::undone);
  }

  /// Drops the preview, or else redoes one step, or else goes to the scene that replaced this one.
  public void redo() {
    change(State::redone);
  }

  /// Drops the preview and goes to where `steps` steps are done. Selects the bodies of the last
  /// step on the way that exist.
  public void goTo(int steps) {
    change(now -> now.goneTo(steps));
  }

  public void saved(Document written) {
    change(now -> now.with(written));
  }

  /// Selects bodies; names that are not in the scene, with the preview, are ignored.
  public void select(Selection next) {
    change(now -> now.selecting(next));
  }

  /// Shows the bodies at a time from 0 to 1.
  public void showTime(double time) {
    change(now -> now.at(time));
  }

  private void change(UnaryOperator<State> step) {
    state.change(step);
  }
}
