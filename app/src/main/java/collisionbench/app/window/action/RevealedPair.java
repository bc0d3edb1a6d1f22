package collisionbench.app.window.action;

import collisionbench.app.panel.widget.Nodes;
import collisionbench.app.session.Selection;
import collisionbench.app.session.Session;
import java.util.HashSet;
import java.util.Set;
import javafx.beans.value.ObservableValue;

/// Makes the bodies see-through that hide the selected pair, until the selection changes.
public final class RevealedPair {

  private final Session session;
  private Selection pair = Selection.NONE;

  /// Those that were opaque before.
  private Set<String> lifted = Set.of();

  /// @param inUse whether the session is in use; when it ends, nothing stays revealed
  public RevealedPair(Session session, ObservableValue<Boolean> inUse) {
    this.session = session;
    Nodes.whenTrue(inUse.map(now -> !now), this::restore);
    session
        .selection()
        .subscribe(now -> {
          if (!now.equals(pair)) {
            restore();
          }
        });
  }

  /// @param hiding the names of the bodies that hide it
  void reveal(Set<String> hiding) {
    restore();
    pair = session.selection().get();
    Set<String> opaque = new HashSet<>(hiding);
    opaque.removeAll(session.display().seenThrough().get());
    toggle(opaque);
    lifted = Set.copyOf(opaque);
  }

  /// Bodies that the user has made opaque stay so.
  private void restore() {
    Set<String> seenThrough = new HashSet<>(lifted);
    seenThrough.retainAll(session.display().seenThrough().get());
    toggle(seenThrough);
    lifted = Set.of();
  }

  private void toggle(Set<String> ids) {
    if (!ids.isEmpty()) {
      session.display().toggleSeeThrough(ids);
    }
  }
}
