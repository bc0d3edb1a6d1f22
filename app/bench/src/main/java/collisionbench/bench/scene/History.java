package collisionbench.bench.scene;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// The undo history of a scene.
///
/// Undo returns the earlier scene object itself; nothing is recomputed.
///
/// @param done the steps done, each with the scene before it
/// @param present the scene now
/// @param undone the steps undone, the next one to redo last, each with the scene after it
public record History(StepStack done, Scene present, StepStack undone) {

  /// An edit, and the scene on its other side: before it if done, after it if undone.
  ///
  /// @param bytes its approximate memory
  public record Step(Edit edit, Scene scene, long bytes) {

    /// @param near the scene on this side of the edit, with which the other shares unchanged bodies
    static Step of(Edit edit, Scene far, Scene near) {
      return new Step(edit, far, OwnBytes.of(edit, far, near));
    }
  }

  /// {@return a history that begins with `scene`}
  public static History of(Scene scene) {
    return new History(StepStack.NONE, scene, StepStack.NONE);
  }

  /// {@return the history after one more edit, which clears the redo steps; unchanged if the edit
  /// has no effect}
  public History after(Edit edit) {
    Scene next = edit.applyTo(present);
    return next.equals(present)
        ? this
        : new History(done.with(Step.of(edit, present, next)), next, StepStack.NONE);
  }

  public Optional<Edit> undoable() {
    return done.isEmpty() ? Optional.empty() : Optional.of(done.last().edit());
  }

  public Optional<Edit> redoable() {
    return undone.isEmpty() ? Optional.empty() : Optional.of(undone.last().edit());
  }

  /// {@return the last edit between an earlier or later position in this history and this one;
  /// empty if they are the same}
  public Optional<Edit> lastSince(History before) {
    int steps = done.size() - before.done.size();
    return steps == 0 ? Optional.empty() : steps < 0 ? redoable() : undoable();
  }

  /// {@return the edits done, oldest first}
  public List<Edit> doneEdits() {
    return done.list().stream().map(Step::edit).toList();
  }

  /// {@return the edits undone, the next one to redo first}
  public List<Edit> undoneEdits() {
    return undone.list().reversed().stream().map(Step::edit).toList();
  }

  /// {@return the same edits of another initial scene; empty if one cannot be renamed}
  public Optional<History> from(Scene first, UnaryOperator<String> rename) {
    History next = of(first);
    for (Edit edit : Stream.concat(doneEdits().stream(), undoneEdits().stream()).toList()) {
      Optional<Edit> renamed = edit.renamed(rename);
      if (renamed.isEmpty()) {
        return Optional.empty();
      }
      next = next.after(renamed.get());
    }
    return Optional.of(next.goTo(done.size()));
  }

  /// {@return the history one step back; unchanged if there is none}
  public History undo() {
    if (done.isEmpty()) {
      return this;
    }
    Step last = done.last();
    return new History(
        done.withoutLast(), last.scene(), undone.with(Step.of(last.edit(), present, last.scene())));
  }

  /// {@return the history one step forward; unchanged if there is none}
  public History redo() {
    if (undone.isEmpty()) {
      return this;
    }
    Step next = undone.last();
    return new History(
        done.with(Step.of(next.edit(), present, next.scene())), next.scene(), undone.withoutLast());
  }

  /// {@return the history with `steps` steps done (all, if there are fewer) and the others undone}
  public History goTo(int steps) {
    History history = this;
    while (history.done.size() > steps && !history.done.isEmpty()) {
      history = history.undo();
    }
    while (history.done.size() < steps && !history.undone.isEmpty()) {
      history = history.redo();
    }
    return history;
  }
}
