package collisionbench.app.session;

import collisionbench.app.settings.View;
import collisionbench.bench.scene.Camera;
import java.util.ArrayList;
import java.util.List;

/// Changed built-in scenes that other documents replaced: Undo returns to them from the start of a
/// document's history, Redo goes forward again.
///
/// @param behind for Undo; the most recent is last
/// @param ahead for Redo; the next is last
public record SceneStack(List<Entry> behind, List<Entry> ahead) {

  public static final SceneStack NONE = new SceneStack(List.of(), List.of());

  public SceneStack {
    behind = List.copyOf(behind);
    ahead = List.copyOf(ahead);
  }

  /// A document with the camera, selection and lens at the time it was replaced.
  public record Entry(Document document, Camera camera, Selection selection, View.Lens lens) {}

  /// {@return whether Undo returns to an earlier document: this one has no steps and no unsaved
  /// changes}
  public boolean canUndoFrom(Document document) {
    return !behind.isEmpty() && document.history().done().isEmpty() && !document.isDirty();
  }

  /// {@return whether Redo goes forward to another document}
  public boolean canRedoFrom(Document document) {
    return !ahead.isEmpty() && document.history().undone().isEmpty();
  }

  /// {@return the stack after another document replaces `left`}
  SceneStack openedOver(Entry left) {
    return left.document().isChangedBuiltIn()
        ? new SceneStack(with(behind, left), List.of())
        : new SceneStack(behind, List.of());
  }

  /// {@return the stack after Undo has returned to the last document behind}
  SceneStack back(Entry from) {
    return new SceneStack(behind.subList(0, behind.size() - 1), with(ahead, from));
  }

  /// {@return the stack after Redo has gone to the next document ahead}
  SceneStack on(Entry from) {
    return new SceneStack(with(behind, from), ahead.subList(0, ahead.size() - 1));
  }

  /// {@return the stack after an edit, which clears what is ahead}
  SceneStack ended() {
    return ahead.isEmpty() ? this : new SceneStack(behind, List.of());
  }

  private static List<Entry> with(List<Entry> entries, Entry one) {
    List<Entry> all = new ArrayList<>(entries);
    all.add(one);
    return all;
  }
}
