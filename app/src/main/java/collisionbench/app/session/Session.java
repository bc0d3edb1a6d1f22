package collisionbench.app.session;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.History;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.View;
import java.util.Optional;
import java.util.Set;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.value.ObservableValue;

/// The one way in which anything that is open changes.
///
/// A gesture in progress is a preview: the document with one edit more, which is replaced at every
/// move of the mouse, becomes a step of the history if committed, and leaves no trace if cancelled.
public final class Session {

  private final Display display;
  private final ReadOnlyObjectWrapper<Document> document;
  private final ReadOnlyObjectWrapper<Evaluation> evaluation;
  private final ReadOnlyObjectWrapper<Selection> selection =
      new ReadOnlyObjectWrapper<>(Selection.NONE);
  private final ReadOnlyObjectWrapper<Trail> trail = new ReadOnlyObjectWrapper<>(Trail.NONE);
  private final ReadOnlyObjectWrapper<Optional<Edit>> preview =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private final IntegerProperty opened = new SimpleIntegerProperty();

  /// A session that begins with a document, first seen from `seenFrom`.
  public Session(Document first, Camera seenFrom) {
    display = new Display(seenFrom);
    document = new ReadOnlyObjectWrapper<>(first);
    evaluation = new ReadOnlyObjectWrapper<>(Evaluation.of(first.scene()));
  }

  /// {@return a session that carries on from this one: with its document, selection, camera and
  /// view, but unknown to those who listen to this one}
  public Session continued() {
    commit();
    Session next = new Session(document.get(), display.camera().get());
    next.display.showLike(display);
    next.selection.set(selection.get());
    next.trail.set(trail.get());
    next.showTime(evaluation.get().time());
    return next;
  }

  /// {@return how it is shown}
  public Display display() {
    return display;
  }

  /// {@return what is open}
  public ReadOnlyObjectProperty<Document> document() {
    return document.getReadOnlyProperty();
  }

  /// {@return the answers about the scene as it is shown, with the gesture in progress}
  public ReadOnlyObjectProperty<Evaluation> evaluation() {
    return evaluation.getReadOnlyProperty();
  }

  /// {@return the selected bodies, all of which are in the scene; an edit that takes some of them
  /// away is evaluated before they are no longer selected}
  public ReadOnlyObjectProperty<Selection> selection() {
    return selection.getReadOnlyProperty();
  }

  /// {@return what undo goes back to beyond the beginning of what is open}
  public ReadOnlyObjectProperty<Trail> trail() {
    return trail.getReadOnlyProperty();
  }

  /// {@return the space of what is open}
  public Space space() {
    return document.get().scene().space();
  }

  /// {@return whether a gesture is in progress: what is shown is not what the document holds}
  public ObservableValue<Boolean> previewing() {
    return preview.map(Optional::isPresent);
  }

  /// {@return the selected bodies that are being moved, or that the last step has moved}
  public Set<String> moved() {
    Optional<Edit> last = preview.get().or(() -> document.get().history().undoable());
    return last.map(selection.get()::movedBy).orElse(Set.of());
  }

  /// {@return how many documents have been opened; changes when another takes the place}
  public ObservableValue<Number> opened() {
    return opened;
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
    preview.set(Optional.empty());
    trail.set(trail.get().openedOver(here()));
    goTo(new Trail.Stop(next, seenFrom, Selection.NONE, View.FIRST.lens()), answers);
  }

  private Trail.Stop here() {
    View view = display.view().get();
    return new Trail.Stop(document.get(), display.camera().get(), selection.get(), view.lens());
  }

  private void goTo(Trail.Stop stop, Evaluation answers) {
    display.forget();
    selection.set(Selection.NONE);
    document.set(stop.document());
    evaluation.set(answers);
    display.lookFrom(stop.camera(), stop.lens());
    opened.set(opened.get() + 1);
    select(stop.selection());
  }

  /// Puts what is open in other words: the same bodies in the same order. It stays as it is seen.
  public void reword(Document next) {
    change(next, selection.get().reworded(document.get().scene(), next.scene()));
  }

  /// Shows the scene with an edit that is not made yet. One that would lead beyond the numbers
  /// there are is not shown.
  public void preview(Edit edit) {
    edit.tryOn(document.get().scene())
        .ifPresent(next -> {
          preview.set(Optional.of(edit));
          show(next, evaluation.get().time());
        });
  }

  /// Makes the edit that is shown a step of the history.
  public void commit() {
    Optional<Edit> edit = preview.get();
    preview.set(Optional.empty());
    edit.ifPresent(this::change);
  }

  /// Takes back the edit that is shown.
  public void cancel() {
    if (preview.get().isPresent()) {
      preview.set(Optional.empty());
      showDocument();
      select(selection.get());
    }
  }

  /// Makes an edit a step of the history, after the one that is shown. What is renamed stays
  /// selected.
  public void make(Edit edit) {
    commit();
    edit.tryOn(document.get().scene()).ifPresent(_ -> change(edit));
  }

  /// Takes what the file has now in the place of what is open, as a step of the history. It stays
  /// as it is seen.
  public void reload(Scene inFile) {
    commit();
    trail.set(trail.get().ended());
    change(document.get().reloaded(inFile), selection.get());
  }

  /// Takes back the edit that is shown, or else goes one step back, or over the opening of what is
  /// open.
  public void undo() {
    Trail.Stop here = here();
    if (preview.get().isPresent()) {
      cancel();
    } else if (trail.get().leadsBackFrom(document.get())) {
      Trail before = trail.get();
      Trail.Stop last = before.behind().getLast();
      goTo(last, Evaluation.of(last.document().scene()));
      // Last: a draft is kept only of what is open or on the trail.
      trail.set(before.back(here));
    } else {
      goTo(document.get().history().done().size() - 1);
    }
  }

  /// Takes back the edit that is shown, or else goes one step on, or to what was opened next.
  public void redo() {
    if (preview.get().isPresent()) {
      cancel();
    } else if (trail.get().leadsOnFrom(document.get())) {
      Trail.Stop next = trail.get().ahead().getLast();
      trail.set(trail.get().on(here()));
      goTo(next, Evaluation.of(next.document().scene()));
    } else {
      goTo(document.get().history().done().size() + 1);
    }
  }

  /// Takes back the edit that is shown, and goes to where so many steps are done. What the last
  /// step on the way was about is selected then, as far as it is there.
  public void goTo(int steps) {
    cancel();
    History before = document.get().history();
    Document next = document.get().goTo(steps);
    boolean back = next.history().done().size() < before.done().size();
    next.history()
        .lastSince(before)
        .map(last -> back ? last.originals() : last.ids())
        .ifPresent(ids -> change(next, selection.get().ofAll(ids, next.scene())));
  }

  /// Notes that what is open has been written to its file.
  public void saved(Document written) {
    document.set(written);
  }

  /// Selects bodies; those that are not in the scene cannot be.
  public void select(Selection next) {
    selection.set(next.where(document.get().scene().ids()::contains));
  }

  /// Shows the bodies where they are at a time from 0 to 1.
  public void showTime(double time) {
    show(evaluation.get().scene(), time);
  }

  private void change(Edit edit) {
    trail.set(trail.get().ended());
    change(document.get().after(edit), selection.get().after(edit));
  }

  private void change(Document next, Selection selected) {
    document.set(next);
    showDocument();
    select(selected);
  }

  private void showDocument() {
    Scene scene = document.get().scene();
    show(scene, scene.moves() ? evaluation.get().time() : 0);
  }

  private void show(Scene scene, double time) {
    evaluation.set(evaluation.get().next(scene, time));
  }
}
