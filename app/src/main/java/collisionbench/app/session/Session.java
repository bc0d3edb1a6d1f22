package collisionbench.app.session;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The one way in which anything that is open changes.
///
/// A gesture in progress is a preview: the document with one edit more, which is replaced at every
/// move of the mouse, becomes a step of the history when it is committed, and leaves no trace when
/// it is cancelled.
public final class Session {

  private final ReadOnlyObjectWrapper<Document> document;
  private final ReadOnlyObjectWrapper<Evaluation> evaluation;
  private final ReadOnlyObjectWrapper<Selection> selection =
      new ReadOnlyObjectWrapper<>(Selection.NONE);
  private final ReadOnlyObjectWrapper<Trail> trail = new ReadOnlyObjectWrapper<>(Trail.NONE);
  private final ReadOnlyObjectWrapper<View> view = new ReadOnlyObjectWrapper<>(View.FIRST);
  private final ReadOnlyObjectWrapper<Layout> layout = new ReadOnlyObjectWrapper<>(Layout.FIRST);
  private final ReadOnlyObjectWrapper<Pace> pace = new ReadOnlyObjectWrapper<>(Pace.FIRST);
  private final ReadOnlyObjectWrapper<Camera> camera;
  private final ReadOnlyBooleanWrapper previewing = new ReadOnlyBooleanWrapper();
  private final ReadOnlyIntegerWrapper opened = new ReadOnlyIntegerWrapper();
  private Optional<Edit> preview = Optional.empty();

  /// A session that begins with a document.
  ///
  /// @param seenFrom from where it is seen at first
  public Session(Document first, Camera seenFrom) {
    document = new ReadOnlyObjectWrapper<>(first);
    evaluation = new ReadOnlyObjectWrapper<>(Evaluation.of(first.scene()));
    camera = new ReadOnlyObjectWrapper<>(seenFrom);
  }

  /// {@return a session that carries on from this one: with its document, selection, camera and
  /// view, but unknown to those who listen to this one}
  public Session continued() {
    commit();
    Session next = new Session(document.get(), camera.get());
    next.selection.set(selection.get());
    next.trail.set(trail.get());
    next.view.set(view.get());
    next.layout.set(layout.get());
    next.pace.set(pace.get());
    next.showTime(evaluation.get().time());
    return next;
  }

  /// {@return what is open}
  public ReadOnlyObjectProperty<Document> document() {
    return document.getReadOnlyProperty();
  }

  /// {@return the answers about the scene as it is shown: with the gesture in progress, at the time
  /// shown}
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

  /// {@return how scenes are shown}
  public ReadOnlyObjectProperty<View> view() {
    return view.getReadOnlyProperty();
  }

  /// {@return how the panes beside the picture stand}
  public ReadOnlyObjectProperty<Layout> layout() {
    return layout.getReadOnlyProperty();
  }

  /// {@return how the time runs when it plays}
  public ReadOnlyObjectProperty<Pace> pace() {
    return pace.getReadOnlyProperty();
  }

  /// {@return from where the scene is seen}
  public ReadOnlyObjectProperty<Camera> camera() {
    return camera.getReadOnlyProperty();
  }

  /// {@return the space of what is open}
  public Space space() {
    return document.get().scene().space();
  }

  /// {@return whether a gesture is in progress: what is shown is not what the document holds}
  public ReadOnlyBooleanProperty previewing() {
    return previewing.getReadOnlyProperty();
  }

  /// {@return the selected bodies that are being moved, or that the last step has moved}
  public Set<String> moved() {
    return preview.or(() -> document.get().history().undoable()).stream()
        .filter(Edit.Move.class::isInstance)
        .flatMap(move -> move.ids().stream())
        .filter(selection.get()::contains)
        .collect(Collectors.toUnmodifiableSet());
  }

  /// {@return how many documents have been opened; changes when another takes the place}
  public ReadOnlyIntegerProperty opened() {
    return opened.getReadOnlyProperty();
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
    endPreview();
    trail.set(trail.get().openedOver(here()));
    goTo(new Trail.Stop(next, seenFrom, Selection.NONE, View.FIRST.lens()), answers);
  }

  private Trail.Stop here() {
    return new Trail.Stop(document.get(), camera.get(), selection.get(), view.get().lens());
  }

  private void goTo(Trail.Stop stop) {
    goTo(stop, Evaluation.of(stop.document().scene()));
  }

  private void goTo(Trail.Stop stop, Evaluation answers) {
    selection.set(Selection.NONE);
    document.set(stop.document());
    evaluation.set(answers);
    camera.set(stop.camera());
    view.set(view.get().with(stop.lens()));
    opened.set(opened.get() + 1);
    select(stop.selection());
  }

  /// Puts what is open in other words: the same bodies in the same order. It stays as it is seen.
  public void reword(Document next) {
    Scene before = document.get().scene();
    Scene after = next.scene();
    List<String> selected =
        selection.get().ids().stream()
            .map(id -> after.bodies().get(before.place(id).orElseThrow()).id())
            .toList();
    change(next, new Selection(selected));
  }

  /// Shows the scene with an edit that is not made yet. One that would lead beyond the numbers
  /// there are is not shown.
  public void preview(Edit edit) {
    Optional<Scene> next = edit.tryOn(document.get().scene());
    if (next.isPresent()) {
      preview = Optional.of(edit);
      previewing.set(true);
      show(next.get(), evaluation.get().time());
    }
  }

  /// Makes the edit that is shown a step of the history.
  public void commit() {
    Optional<Edit> edit = preview;
    endPreview();
    edit.ifPresent(this::change);
  }

  /// Takes back the edit that is shown.
  public void cancel() {
    if (preview.isPresent()) {
      endPreview();
      showDocument();
      select(selection.get());
    }
  }

  private void endPreview() {
    preview = Optional.empty();
    previewing.set(false);
  }

  /// Makes an edit a step of the history, after the one that is shown. What is renamed stays
  /// selected.
  public void make(Edit edit) {
    commit();
    if (edit.tryOn(document.get().scene()).isPresent()) {
      change(edit);
    }
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
    if (preview.isPresent()) {
      cancel();
    } else if (trail.get().leadsBackFrom(document.get())) {
      Trail before = trail.get();
      goTo(before.behind().getLast());
      // Only now: what is in no place any more is not kept.
      trail.set(before.back(here));
    } else {
      goTo(document.get().history().done().size() - 1);
    }
  }

  /// Takes back the edit that is shown, or else goes one step on, or to what was opened next.
  public void redo() {
    Trail.Stop here = here();
    if (preview.isPresent()) {
      cancel();
    } else if (trail.get().leadsOnFrom(document.get())) {
      Trail.Stop next = trail.get().ahead().getLast();
      trail.set(trail.get().on(here));
      goTo(next);
    } else {
      goTo(document.get().history().done().size() + 1);
    }
  }

  /// Takes back the edit that is shown, and goes to where so many steps are done. What the last
  /// step on the way was about is selected then, as far as it is there.
  public void goTo(int steps) {
    cancel();
    Document next = document.get().goTo(steps);
    int way = next.history().done().size() - document.get().history().done().size();
    if (way != 0) {
      Optional<Edit> last = way < 0 ? next.history().redoable() : next.history().undoable();
      change(next, last.map(edit -> allOf(edit.ids(), next.scene())).orElse(selection.get()));
    }
  }

  private Selection allOf(Set<String> ids, Scene scene) {
    List<String> there = scene.bodies().stream().map(Body::id).filter(ids::contains).toList();
    return there.isEmpty() ? selection.get() : selection.get().ofAll(there);
  }

  /// Notes that what is open has been written to its file.
  public void saved(Document written) {
    document.set(written);
  }

  /// Selects bodies; those that are not in the scene cannot be.
  public void select(Selection next) {
    Scene scene = document.get().scene();
    selection.set(next.where(id -> scene.body(id).isPresent()));
  }

  /// Shows scenes in another way.
  public void show(View next) {
    view.set(next);
  }

  /// Arranges the panes beside the picture in another way.
  public void arrange(Layout next) {
    layout.set(next);
  }

  /// Shows the bodies where they are at a time from 0 to 1.
  public void showTime(double time) {
    show(evaluation.get().scene(), time);
  }

  /// Lets the time run in another way when it plays.
  public void runAt(Pace next) {
    pace.set(next);
  }

  /// Looks from another place.
  public void lookFrom(Camera next) {
    camera.set(next);
  }

  private void change(Edit edit) {
    Selection selected = selection.get();
    trail.set(trail.get().ended());
    change(
        document.get().after(edit),
        edit instanceof Edit.Rename(String id, String newId)
            ? selected.renamed(id, newId)
            : selected);
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
