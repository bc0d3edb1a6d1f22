package collisionbench.app.scene;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The scenes that edits have made, and where among them we are.
///
/// Going back gives the very scene that was there, not one computed anew.
///
/// @param done the steps taken, oldest first, each with the scene before it
/// @param present the scene now
/// @param undone the steps taken back, the next one to redo last, each with the scene after it
public record History(List<Step> done, Scene present, List<Step> undone) {

  public History {
    done = List.copyOf(done);
    undone = List.copyOf(undone);
  }

  /// An edit, and the scene on the far side of it.
  public record Step(Edit edit, Scene scene) {}

  /// {@return a history that begins with `scene`}
  public static History of(Scene scene) {
    return new History(List.of(), scene, List.of());
  }

  /// {@return the history after one more edit; what had been undone is gone. Without effect, the
  /// edit is no step.}
  public History after(Edit edit) {
    Scene next = edit.applyTo(present);
    return next.equals(present)
        ? this
        : new History(with(done, new Step(edit, present)), next, List.of());
  }

  /// {@return the edit that [#undo] takes back}
  public Optional<Edit> undoable() {
    return done.isEmpty() ? Optional.empty() : Optional.of(done.getLast().edit());
  }

  /// {@return the edit that [#redo] makes again}
  public Optional<Edit> redoable() {
    return undone.isEmpty() ? Optional.empty() : Optional.of(undone.getLast().edit());
  }

  /// {@return the history one step back; the same if there is none}
  public History undo() {
    if (done.isEmpty()) {
      return this;
    }
    Step last = done.getLast();
    return new History(
        withoutLast(done), last.scene(), with(undone, new Step(last.edit(), present)));
  }

  /// {@return the history one step on; the same if there is none}
  public History redo() {
    if (undone.isEmpty()) {
      return this;
    }
    Step next = undone.getLast();
    return new History(
        with(done, new Step(next.edit(), present)), next.scene(), withoutLast(undone));
  }

  private static List<Step> with(List<Step> steps, Step step) {
    List<Step> longer = new ArrayList<>(steps);
    longer.add(step);
    return longer;
  }

  private static List<Step> withoutLast(List<Step> steps) {
    return steps.subList(0, steps.size() - 1);
  }
}
