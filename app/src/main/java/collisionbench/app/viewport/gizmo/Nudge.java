package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.RenderState;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// Moves the selection by keys: one snap step along the scene's axis closest to the key's direction
/// on screen. Page Up moves it away, Page Down nearer.
public final class Nudge {

  private static final double LARGE = 10;

  private static final Set<KeyCode> KEYS =
      EnumSet.of(
          KeyCode.LEFT,
          KeyCode.RIGHT,
          KeyCode.UP,
          KeyCode.DOWN,
          KeyCode.PAGE_UP,
          KeyCode.PAGE_DOWN);

  private Nudge() {}

  public static boolean isKey(KeyEvent event) {
    return KEYS.contains(event.getCode())
        && !(event.isControlDown() || event.isAltDown() || event.isMetaDown());
  }

  /// {@return the move for a key; empty if no visible body is selected, or 2D has no such
  /// direction}
  ///
  /// @param large whether to move by ten steps
  public static Optional<Edit> of(RenderState state, KeyCode key, boolean large) {
    double step = state.step().size();
    double length = large ? Decimals.product(LARGE, step) : step;
    Vec3 displacement = displacement(key, state).times(length);
    return EditedBodies.selected(state)
        .filter(_ -> !displacement.equals(Vec3.ZERO))
        .map(target -> new Edit.Move(target.ids(), displacement));
  }

  private static Vec3 displacement(KeyCode key, RenderState state) {
    Camera camera = state.projection().camera();
    boolean flat = state.projection().space() == Space.TWO;
    Vec3 right = nearest(camera.right(), EnumSet.allOf(Axis.class));
    Vec3 up = nearest(camera.up(), except(right));
    Vec3 away = flat ? Vec3.ZERO : nearest(camera.towardsEye().negated(), except(right, up));
    return switch (key) {
      case RIGHT -> right;
      case LEFT -> right.negated();
      case UP -> up;
      case DOWN -> up.negated();
      case PAGE_UP -> away;
      case PAGE_DOWN -> away.negated();
      default -> Vec3.ZERO;
    };
  }

  private static EnumSet<Axis> except(Vec3... taken) {
    EnumSet<Axis> left = EnumSet.allOf(Axis.class);
    for (Vec3 direction : taken) {
      left.removeIf(axis -> axis.of(direction) != 0);
    }
    return left;
  }

  /// {@return the direction of an axis that is nearest to another}
  private static Vec3 nearest(Vec3 direction, EnumSet<Axis> axes) {
    Axis axis =
        axes.stream()
            .max(Comparator.comparingDouble(one -> Math.abs(one.of(direction))))
            .orElseThrow();
    return axis.direction().times(Math.signum(axis.of(direction)));
  }
}
