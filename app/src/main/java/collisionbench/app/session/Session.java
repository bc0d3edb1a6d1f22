package collisionbench.app.session;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.util.Subscription;

/// The one way in which anything that is open changes: from one whole state to another.
///
/// A gesture in progress is a preview: the document with one edit more, which is replaced at every
/// move of the mouse, becomes a step of the history if committed, and leaves no trace if cancelled.
public final class Session {

  private final CurrentState state;
  private final ReadOnlyObjectProperty<Boolean> previewing;
  private final ReadOnlyObjectProperty<Document> document;
  private final ReadOnlyObjectProperty<Evaluation> evaluation;
  private final ReadOnlyObjectProperty<Selection> selection;
  private final ReadOnlyObjectProperty<Trail> trail;
  private final Display display;
  private final ReadOnlyObjectProperty<State.Opening> opened;

  /// A session that begins with a document, first seen from `seenFrom`.
  public Session(Document first, Camera seenFrom) {
    this(State.first(first, seenFrom));
  }

  /// Those who watch several parts are told of them in this order.
  private Session(State first) {
    state = new CurrentState(first);
    previewing = state.part(now -> now.preview().isPresent());
    document = state.part(State::document);
    evaluation = state.part(State::evaluation);
    selection = state.part(State::selection);
    trail = state.part(State::trail);
    display = new Display(state);
    opened = state.part(State::opening);
  }

  /// {@return a session that carries on from this one: in the same state, but unknown to those who
  /// listen to this one}
  public Session continued() {
    commit();
    return new Session(state.get());
  }

  /// {@return how it is shown}
  public Display display() {
    return display;
  }

  /// {@return what is open}
  public ReadOnlyObjectProperty<Document> document() {
    return document;
  }

  /// {@return the answers about the scene as it is shown, with the gesture in progress}
  public ReadOnlyObjectProperty<Evaluation> evaluation() {
    return evaluation;
  }

  /// {@return the selected bodies, all of which are in the scene}
  public ReadOnlyObjectProperty<Selection> selection() {
    return selection;
  }

  /// {@return what undo goes back to beyond the beginning of what is open}
  public ReadOnlyObjectProperty<Trail> trail() {
    return trail;
  }

  /// {@return whether a gesture is in progress: what is shown is not what the document holds}
  public ObservableValue<Boolean> previewing() {
    return previewing;
  }

  /// {@return the last time a document was opened}
  public ReadOnlyObjectProperty<State.Opening> opened() {
    return opened;
  }

  /// Has something done now, and after each change of some parts of the state: once, however many
  /// of them have changed.
  public Subscription follow(Runnable deed, State.Part... parts) {
    deed.run();
    return state.watch((before, now) -> {
      if (Stream.of(parts).anyMatch(part -> part.differs(before, now))) {
        deed.run();
      }
    });
  }

  /// {@return the space of what is open}
  public Space space() {
    return state.get().document().scene().space();
  }

  /// {@return the selected bodies that are being moved, or that the last step has moved}
  public Set<String> moved() {
    State now = state.get();
    Optional<Edit> last = now.preview().or(() -> now.document().history().undoable());
    return last.map(now.selection()::movedBy).orElse(Set.of());
  }

  /// Puts another document in the place of what is open, seen through the usual lens. A changed
  /// built-in scene can be had back by [#undo].
  public void open(Document next, Camera seenFrom) {
    open(next, seenFrom, Evaluation.of(next.scene()));
  }

  /// Puts another document in the place of what is open.
  ///
  /// @param answers about the scene of the document, which need not be found on this thread
  public void open(Document next, Camera seenFrom, Evaluation answers) {
    change(now -> now.opening(next, seenFrom, answers));
  }

  /// Puts what is open in other words: the same bodies in the same order. It stays as it is seen.
  public void reword(Document next) {
    change(now -> now.reworded(next));
  }

  /// Shows the scene with an edit that is not made yet. One that would lead beyond the numbers
  /// there are is not shown.
  public void preview(Edit edit) {
    change(now -> now.previewing(edit));
  }

  /// Makes the edit that is shown a step of the history.
  public void commit() {
    change(State::committed);
  }

  /// Takes back the edit that is shown.
  public void cancel() {
    change(State::cancelled);
  }

  /// Makes an edit a step of the history, after the one that is shown. What is renamed stays
  /// selected.
  public void make(Edit edit) {
    change(now -> now.making(edit));
  }

  /// Takes what the file has now in the place of what is open, as a step of the history. It stays
  /// as it is seen.
  public void reload(Scene inFile) {
    change(now -> now.reloaded(inFile));
  }

  /// Takes back the edit that is shown, or else goes one step back, or over the opening of what is
  /// open.
  public void undo() {
    change(State::undone);
  }

  /// Takes back the edit that is shown, or else goes one step on, or to what was opened next.
  public void redo() {
    change(State::redone);
  }

  /// Takes back the edit that is shown, and goes to where so many steps are done. What the last
  /// step on the way was about is selected then, as far as it is there.
  public void goTo(int steps) {
    change(now -> now.goneTo(steps));
  }

  /// Notes that what is open has been written to its file.
  public void saved(Document written) {
    change(now -> now.with(written));
  }

  /// Selects bodies; those that are not in the scene cannot be.
  public void select(Selection next) {
    change(now -> now.selecting(next));
  }

  /// Shows the bodies where they are at a time from 0 to 1.
  public void showTime(double time) {
    change(now -> now.at(time));
  }

  private void change(UnaryOperator<State> step) {
    state.change(step);
  }
}
