package collisionbench.app.window.file;

import collisionbench.app.lesson.Lesson;
import collisionbench.app.preset.Draft;
import collisionbench.app.recovery.Recovery;
import collisionbench.app.recovery.Slot;
import collisionbench.app.session.Trail;
import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// Drafts of the changed built-in scenes that others were opened over, of each scene as it was left
/// last. They outlive the window. The steps of a lesson that were left are done: of them only undo
/// knows.
final class BuiltInDrafts {

  private final Recovery recovery;
  private final Map<String, Kept> kept = new HashMap<>();

  private record Kept(Trail.Stop stop, Slot slot) {}

  BuiltInDrafts(Recovery recovery) {
    this.recovery = recovery;
  }

  /// Keeps what was left on the way.
  synchronized void keep(Trail trail) throws IOException {
    for (Map.Entry<String, Trail.Stop> stop : left(trail).entrySet()) {
      keep(stop.getKey(), stop.getValue());
    }
  }

  private static Map<String, Trail.Stop> left(Trail trail) {
    Map<String, Trail.Stop> left = new HashMap<>();
    for (Trail.Stop stop : trail.behind()) {
      stop.document()
          .builtIn()
          .filter(key -> !Lesson.isKey(key))
          .ifPresent(key -> left.put(key, stop));
    }
    return left;
  }

  /// Forgets what is not on the way any more.
  synchronized void forgetOthers(Trail trail) throws IOException {
    Set<String> left = left(trail).keySet();
    for (Map.Entry<String, Kept> one : Map.copyOf(kept).entrySet()) {
      if (!left.contains(one.getKey())) {
        one.getValue().slot().clear();
        kept.remove(one.getKey());
      }
    }
  }

  private void keep(String key, Trail.Stop stop) throws IOException {
    Optional<Kept> before = Optional.ofNullable(kept.get(key));
    if (before.map(Kept::stop).filter(stop::equals).isEmpty()) {
      Slot slot = before.map(Kept::slot).orElseGet(recovery::slot);
      slot.keep(
          new Draft(
              Optional.empty(),
              Optional.of(key),
              Optional.empty(),
              stop.document().scene().revealed(),
              stop.camera()));
      kept.put(key, new Kept(stop, slot));
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
