package collisionbench.app.session;

import collisionbench.app.scene.Camera;
import collisionbench.app.settings.View;
import java.util.ArrayList;
import java.util.List;

/// Changed built-in scenes that other documents replaced: Undo returns to them from the start of a
/// document's history, Redo goes forward again.
///
/// @param behind for Undo; the most recent is last
/// @param ahead for Redo; the next is last
public record Trail(List<Stop> behind, List<Stop> ahead) {

  /// No scenes.
  public static final Trail NONE = new Trail(List.of(), List.of());

  public Trail {
    behind = List.copyOf(behind);
    ahead = List.copyOf(ahead);
  }

  /// A document with the camera, selection and lens at the time it was replaced.
  public record Stop(Document document, Camera camera, Selection selection, View.Lens lens) {}

  /// {@return whether Undo returns to an earlier document: this one has no steps and no unsaved
  /// changes}
  public boolean leadsBackFrom(Document document) {
    return !behind.isEmpty() && document.history().done().isEmpty() && !document.isDirty();
  }

  /// {@return whether Redo goes forward to another document}
  public boolean leadsOnFrom(Document document) {
    return !ahead.isEmpty() && document.history().undone().isEmpty();
  }

  /// {@return the trail after another document replaces `left`}
  Trail openedOver(Stop left) {
    return left.document().isChangedBuiltIn()
        ? new Trail(with(behind, left), List.of())
        : new Trail(behind, List.of());
  }

  /// {@return the trail after Undo has returned to the last document behind}
  Trail back(Stop from) {
    return new Trail(behind.subList(0, behind.size() - 1), with(ahead, from));
  }

  /// {@return the trail after Redo has gone to the next document ahead}
  Trail on(Stop from) {
    return new Trail(with(behind, from), ahead.subList(0, ahead.size() - 1));
  }

  /// {@return the trail after an edit, which clears what is ahead}
  Trail ended() {
    return ahead.isEmpty() ? this : new Trail(behind, List.of());
  }

  private static List<Stop> with(List<Stop> stops, Stop one) {
    List<Stop> all = new ArrayList<>(stops);
    all.add(one);
    return all;
  }
}
