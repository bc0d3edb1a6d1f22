package collisionbench.app.viewport.gesture;

import collisionbench.app.scene.Axis;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.SnapStep;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// Follows the mouse and the keys while something is held, and gives the [Pointer] they make.
///
/// While Alt is down, what is held goes a tenth of the mouse's way, and from there on when Alt is
/// released: nothing jumps. X, Y and Z lock to an axis, or release it if they did.
final class PointerTracker {

  private static final double FINE = 0.1;

  private final boolean mayBeFine;
  private final SnapStep step;
  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
  private double mouseX;
  private double mouseY;
  private Pointer pointer;

  /// @param mayBeFine whether Alt means slower: not where it was part of the press
  /// @param step in which things snap
  PointerTracker(MouseEvent press, boolean mayBeFine, SnapStep step) {
    this.mayBeFine = mayBeFine;
    this.step = step;
    mouseX = press.getX();
    mouseY = press.getY();
    pointer =
        new Pointer(
            mouseX,
            mouseY,
            press.isShiftDown(),
            snap(press.isShortcutDown(), mayBeFine && press.isAltDown()),
            mayBeFine && press.isAltDown(),
            Optional.empty());
  }

  /// The steps of the grid, and a tenth of them for a fine hand.
  private Optional<SnapStep> snap(boolean down, boolean fine) {
    return Optional.of(fine ? step.tenth() : step).filter(_ -> down);
  }

  Pointer pointer() {
    return pointer;
  }

  double mouseX() {
    return mouseX;
  }

  double mouseY() {
    return mouseY;
  }

  void moved(MouseEvent event) {
    boolean fine = mayBeFine && event.isAltDown();
    double speed = fine ? FINE : 1;
    pointer =
        new Pointer(
            pointer.x() + speed * (event.getX() - mouseX),
            pointer.y() + speed * (event.getY() - mouseY),
            event.isShiftDown(),
            snap(event.isShortcutDown(), fine),
            fine,
            pointer.lock());
    mouseX = event.getX();
    mouseY = event.getY();
  }

  /// {@return whether the key is one that means something to what is held}
  boolean key(KeyEvent event) {
    boolean pressed = event.getEventType() == KeyEvent.KEY_PRESSED;
    Optional<Axis> axis = axis(event);
    if (!event.getCode().isModifierKey() && axis.isEmpty()) {
      return false;
    }
    // A key that is kept down is pressed again and again.
    boolean first = pressed && down.add(event.getCode());
    if (!pressed) {
      down.remove(event.getCode());
    }
    boolean fine = mayBeFine && event.isAltDown();
    pointer =
        new Pointer(
            pointer.x(),
            pointer.y(),
            event.isShiftDown(),
            snap(event.isShortcutDown(), fine),
            fine,
            first && axis.isPresent() ? toggled(axis) : pointer.lock());
    return true;
  }

  private Optional<Axis> toggled(Optional<Axis> axis) {
    return pointer.lock().equals(axis) ? Optional.empty() : axis;
  }

  /// Undo takes back what is held, even while Ctrl makes it snap.
  private static Optional<Axis> axis(KeyEvent event) {
    return switch (event.getCode()) {
      case X -> Optional.of(Axis.X);
      case Y -> Optional.of(Axis.Y);
      case Z -> event.isShortcutDown() ? Optional.empty() : Optional.of(Axis.Z);
      default -> Optional.empty();
    };
  }
}
