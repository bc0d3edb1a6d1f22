package collisionbench.app.session;

import collisionbench.app.settings.View;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.History;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import java.util.Optional;

/// The state of a session. Each change leads to another consistent state: selected bodies are in
/// the scene, the answers are about the shown scene, and the camera looks straight at a plane.
///
/// @param preview the edit that is shown but not committed
/// @param sceneStack the scenes that Undo and Redo reach beyond this document
/// @param opening which opening of a document this is
public record State(
    Document document,
    Optional<Edit> preview,
    Evaluation evaluation,
    Selection selection,
    SceneStack sceneStack,
    Opening opening,
    Look look) {

  /// Straightens the camera in 2D. It may come from a 3D scene: from one that was shown before, or
  /// from a drag that began in one.
  public State {
    look = document.scene().space() == Space.TWO ? look.straight() : look;
  }

  /// Reads a part of a state.
  @FunctionalInterface
  public interface Part {

    Object of(State state);

    @SuppressWarnings(
        "ReferenceEquality") // unchanged parts are the same objects, and comparing large ones is
    // slow
    default boolean differs(State before, State now) {
      return of(before) != of(now);
    }
  }

  /// An opening of a document.
  ///
  /// @param number counts from 0
  public record Opening(int number) {}

  static State first(Document document, Camera seenFrom) {
    return new State(
        document,
        Optional.empty(),
        Evaluation.of(document.scene()),
        Selection.NONE,
        SceneStack.NONE,
        new Opening(0),
        Look.first(seenFrom));
  }

  State with(Look next) {
    return new State(document, preview, evaluation, selection, sceneStack, opening, next);
  }

  State with(Document next) {
    return new State(next, preview, evaluation, selection, sceneStack, opening, look);
  }

  State selecting(Selection next) {
    Selection there = next.where(evaluation.scene().ids()::contains);
    return new State(document, preview, evaluation, there, sceneStack, opening, look);
  }

  State at(double time) {
    return showing(preview, evaluation.scene(), time);
  }

  private State showing(Optional<Edit> edit, Scene scene, double time) {
    Evaluation next = evaluation.next(scene, time);
    return new State(document, edit, next, selection, sceneStack, opening, look);
  }

  State previewing(Edit edit) {
    Scene now = document.scene();
    return edit.sparing(now.locked())
        .flatMap(spared ->
            spared.tryOn(now).map(scene -> showing(Optional.of(spared), scene, evaluation.time())))
        .orElse(this);
  }

  State committed() {
    return preview.map(this::after).orElse(this);
  }

  State cancelled() {
    return preview.isPresent() ? to(document, selection, sceneStack) : this;
  }

  State making(Edit edit) {
    State made = committed();
    Scene now = made.document.scene();
    return edit.sparing(now.locked())
        .filter(spared -> spared.tryOn(now).isPresent())
        .map(made::after)
        .orElse(made);
  }

  private State after(Edit edit) {
    return to(document.after(edit), selection.after(edit), sceneStack.ended());
  }

  State reworded(Document next) {
    return to(next, selection.reworded(document.scene(), next.scene()), sceneStack);
  }

  State reloaded(Scene inFile) {
    State made = committed();
    return made.to(made.document.reloaded(inFile), made.selection, made.sceneStack.ended());
  }

  /// {@return the state with another version of the document and no preview}
  private State to(Document next, Selection selected, SceneStack stack) {
    Scene scene = next.scene();
    Evaluation answers = evaluation.next(scene, scene.moves() ? evaluation.time() : 0);
    Selection there = selected.where(scene.ids()::contains);
    return new State(next, Optional.empty(), answers, there, stack, opening, look);
  }

  /// {@return the state with `steps` steps done, and the bodies of the last step on the way
  /// selected}
  State goneTo(int steps) {
    State still = cancelled();
    History before = document.history();
    Document next = document.goTo(steps);
    boolean back = next.history().done().size() < before.done().size();
    return next.history()
        .lastSince(before)
        .map(last -> back ? last.originals() : last.ids())
        .map(ids -> still.to(next, selection.ofAll(ids, next.scene()), sceneStack))
        .orElse(still);
  }

  State undone() {
    if (preview.isPresent()) {
      return cancelled();
    }
    return sceneStack.canUndoFrom(document)
        ? opening(sceneStack.behind().getLast(), sceneStack.back(here()))
        : goneTo(document.history().done().size() - 1);
  }

  State redone() {
    if (preview.isPresent()) {
      return cancelled();
    }
    return sceneStack.canRedoFrom(document)
        ? opening(sceneStack.ahead().getLast(), sceneStack.on(here()))
        : goneTo(document.history().done().size() + 1);
  }

  State opening(Document next, Camera seenFrom, Evaluation answers) {
    SceneStack.Entry first =
        new SceneStack.Entry(next, seenFrom, Selection.NONE, View.FIRST.lens());
    return opening(first, answers, sceneStack.openedOver(here()));
  }

  private State opening(SceneStack.Entry entry, SceneStack stack) {
    return opening(entry, Evaluation.of(entry.document().scene()), stack);
  }

  private State opening(SceneStack.Entry entry, Evaluation answers, SceneStack stack) {
    return new State(
            entry.document(),
            Optional.empty(),
            answers,
            Selection.NONE,
            stack,
            new Opening(opening.number() + 1),
            look.opening(entry.camera(), entry.lens()))
        .selecting(entry.selection());
  }

  private SceneStack.Entry here() {
    return new SceneStack.Entry(document, look.camera(), selection, look.view().lens());
  }
}
