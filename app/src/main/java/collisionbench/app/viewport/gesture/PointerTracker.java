package collisionbench.app.viewport.gesture;

import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.scene.Axis;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;

/// Tracks mouse and keys during a drag and produces the [Pointer].
///
/// While Alt is down, the pointer moves at a tenth of the mouse's speed; it does not jump when Alt
/// is released. X, Y and Z toggle a lock to an axis. A number that is typed sets the length. While
/// V is down, the drag snaps to features of other bodies.
final class PointerTracker {

  private static final double FINE = 0.1;

  private final boolean mayBeFine;
  private final SnapStep step;
  private final FeatureKey featureKey;
  private final Set<KeyCode> down = EnumSet.noneOf(KeyCode.class);
  private double mouseX;
  private double mouseY;
  private Pointer pointer;
  private TypedNumber typed = TypedNumber.NONE;

  /// @param mayBeFine whether Alt slows down; false if Alt was part of the press
  PointerTracker(MouseEvent press, boolean mayBeFine, SnapStep step, FeatureKey featureKey) {
    this.mayBeFine = mayBeFine;
    this.step = step;
    this.featureKey = featureKey;
    mouseX = press.getX();
    mouseY = press.getY();
    boolean fine = mayBeFine && press.isAltDown();
    pointer = new Pointer(mouseX, mouseY, false, Optional.empty(), fine, Optional.empty());
    pointer = next(press.isShiftDown(), press.isShortcutDown(), fine, 0, 0, Optional.empty());
  }

  private Pointer next(
      boolean shift,
      boolean shortcut,
      boolean fine,
      double right,
      double down,
      Optional<Axis> lock) {
    double speed = fine ? FINE : 1;
    return new Pointer(
        pointer.x() + speed * right,
        pointer.y() + speed * down,
        shift,
        Optional.of(fine ? step.tenth() : step).filter(_ -> shortcut),
        fine,
        lock,
        typed.value(),
        Optional.empty());
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
    double right = event.getX() - mouseX;
    double down = event.getY() - mouseY;
    pointer = next(event.isShiftDown(), event.isShortcutDown(), fine, right, down, pointer.lock());
    mouseX = event.getX();
    mouseY = event.getY();
  }

  /// {@return whether the key modifies the drag}
  boolean key(KeyEvent event) {
    boolean pressed = event.getEventType() == KeyEvent.KEY_PRESSED;
    Optional<Axis> axis = axis(event);
    Optional<TypedNumber> longer =
        event.getEventType() == KeyEvent.KEY_RELEASED ? Optional.empty() : typed.after(event);
    boolean modifies = event.getCode().isModifierKey() || FeatureKey.isAbout(event);
    if (!modifies && axis.isEmpty() && longer.isEmpty()) {
      return pressed && TypedNumber.isKey(event);
    }
    typed = longer.orElse(typed);
    // Ignores auto-repeat.
    boolean first = pressed && down.add(event.getCode());
    if (event.getEventType() == KeyEvent.KEY_RELEASED) {
      down.remove(event.getCode());
    }
    boolean fine = mayBeFine && event.isAltDown();
    Optional<Axis> lock = first && axis.isPresent() ? toggled(axis) : pointer.lock();
    pointer = next(event.isShiftDown(), event.isShortcutDown(), fine, 0, 0, lock);
    return true;
  }

  /// {@return whether the key that snaps to features is down}
  boolean snapsToFeatures() {
    return featureKey.isDown();
  }

  private Optional<Axis> toggled(Optional<Axis> axis) {
    return pointer.lock().equals(axis) ? Optional.empty() : axis;
  }

  /// Ctrl+Z is Undo, not a lock.
  private static Optional<Axis> axis(KeyEvent event) {
    return switch (event.getCode()) {
      case X -> Optional.of(Axis.X);
      case Y -> Optional.of(Axis.Y);
      case Z -> event.isShortcutDown() ? Optional.empty() : Optional.of(Axis.Z);
      default -> Optional.empty();
    };
  }
}
