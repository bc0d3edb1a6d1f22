package collisionbench.app.session;

import collisionbench.app.scene.Camera;
import collisionbench.app.settings.View;
import java.util.ArrayList;
import java.util.List;

/// The changed built-in scenes that others were opened over, to which undo goes back from the
/// beginning of what is open; and those to which redo goes on again.
///
/// @param behind the last one left is the last
/// @param ahead the next one to go on to is the last
public record Trail(List<Stop> behind, List<Stop> ahead) {

  /// Nothing was left.
  public static final Trail NONE = new Trail(List.of(), List.of());

  public Trail {
    behind = List.copyOf(behind);
    ahead = List.copyOf(ahead);
  }

  /// A document, and how it was seen when it was left.
  public record Stop(Document document, Camera camera, Selection selection, View.Lens lens) {}

  /// {@return whether undo leads back over the opening of a document: nothing is done in it, and
  /// nothing would be lost with it}
  public boolean leadsBackFrom(Document document) {
    return !behind.isEmpty() && document.history().done().isEmpty() && !document.isDirty();
  }

  /// {@return whether redo leads on to another document}
  public boolean leadsOnFrom(Document document) {
    return !ahead.isEmpty() && document.history().undone().isEmpty();
  }

  /// {@return the trail once another document is opened over this one}
  Trail openedOver(Stop left) {
    return left.document().isChangedBuiltIn()
        ? new Trail(with(behind, left), List.of())
        : new Trail(behind, List.of());
  }

  /// {@return the trail once the last one left is open again}
  Trail back(Stop from) {
    return new Trail(behind.subList(0, behind.size() - 1), with(ahead, from));
  }

  /// {@return the trail once the next one is open again}
  Trail on(Stop from) {
    return new Trail(with(behind, from), ahead.subList(0, ahead.size() - 1));
  }

  /// {@return the trail once something else is done: there is nothing to go on to any more}
  Trail ended() {
    return ahead.isEmpty() ? this : new Trail(behind, List.of());
  }

  private static List<Stop> with(List<Stop> stops, Stop one) {
    List<Stop> all = new ArrayList<>(stops);
    all.add(one);
    return all;
  }
}
