package collisionbench.app.window;

import collisionbench.app.panel.widget.Nodes;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import org.jspecify.annotations.Nullable;

/// Returns the focus to the view when the control that has it is hidden. JavaFX takes it away and
/// gives it to another control, and if that is a text field, keys meant for the scene would be
/// typed there.
final class FocusReturn {

  private final Runnable toView;
  private boolean isLost;

  private FocusReturn(Runnable toView) {
    this.toView = toView;
  }

  static void listen(Scene scene, Runnable toView) {
    scene.focusOwnerProperty().subscribe(new FocusReturn(toView)::changed);
  }

  private void changed(@Nullable Node before, @Nullable Node now) {
    boolean returns = isLost && now instanceof TextInputControl;
    isLost = now == null && isHidden(before);
    if (returns) {
      toView.run();
    }
  }

  /// Text fields that are hidden pass the focus on by themselves.
  private static boolean isHidden(@Nullable Node before) {
    return before != null
        && !(before instanceof TextInputControl)
        && !(before.getScene() != null && Nodes.ancestors(before).allMatch(Node::isVisible));
  }
}
