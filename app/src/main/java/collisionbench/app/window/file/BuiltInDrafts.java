package collisionbench.app.window.file;

import collisionbench.app.lesson.Lesson;
import collisionbench.app.preset.Draft;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.recovery.Slot;
import collisionbench.app.session.SceneStack;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Drafts of changed built-in scenes that other documents replaced, one per scene. They outlive the
/// window. Scenes of lesson steps have none; Undo restores them.
final class BuiltInDrafts {

  private final Recovery recovery;
  private final Map<String, Kept> kept = new HashMap<>();

  private record Kept(SceneStack.Entry entry, Slot slot) {}

  BuiltInDrafts(Recovery recovery) {
    this.recovery = recovery;
  }

  /// Saves drafts of the replaced scenes.
  synchronized void keep(SceneStack sceneStack) throws IOException {
    for (Map.Entry<String, SceneStack.Entry> entry : left(sceneStack).entrySet()) {
      keep(entry.getKey(), entry.getValue());
    }
  }

  private static Map<String, SceneStack.Entry> left(SceneStack sceneStack) {
    Map<String, SceneStack.Entry> left = new HashMap<>();
    for (SceneStack.Entry entry : sceneStack.behind()) {
      entry
          .document()
          .builtIn()
          .filter(key -> !Lesson.isKey(key))
          .ifPresent(key -> left.put(key, entry));
    }
    return left;
  }

  /// Deletes drafts of scenes that are no longer on the stack.
  synchronized void forgetOthers(SceneStack sceneStack) throws IOException {
    Set<String> left = left(sceneStack).keySet();
    for (Map.Entry<String, Kept> one : Map.copyOf(kept).entrySet()) {
      if (!left.contains(one.getKey())) {
        one.getValue().slot().clear();
        kept.remove(one.getKey());
      }
    }
  }

  private void keep(String key, SceneStack.Entry entry) throws IOException {
    Optional<Kept> before = Optional.ofNullable(kept.get(key));
    if (before.map(Kept::entry).filter(entry::equals).isEmpty()) {
      Slot slot = before.map(Kept::slot).orElseGet(recovery::slot);
      slot.keep(
          new Draft(
              Optional.empty(),
              Optional.of(key),
              Optional.empty(),
              entry.document().scene().plain(),
              entry.camera()));
      kept.put(key, new Kept(entry, slot));
    }
  }

  /// Leaves the drafts for the next window to find.
  synchronized void leave() throws IOException {
    for (Kept one : kept.values()) {
      one.slot().leave();
    }
    kept.clear();
  }
}
