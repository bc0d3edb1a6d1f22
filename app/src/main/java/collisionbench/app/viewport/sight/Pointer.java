package collisionbench.app.viewport.sight;

import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// Where the mouse is in a viewport, and what the other hand does.
///
/// @param x in pixels of the viewport, from the left; slower than the mouse while it is `fine`
/// @param y in pixels of the viewport, from the top; slower than the mouse while it is `fine`
/// @param shift along the ground
/// @param snap the steps to which it snaps: the shortcut key (Ctrl, or Command on a Mac) is down
/// @param fine slower than the mouse: Alt is down
/// @param lock the axis to which X, Y or Z has locked what is held
public record Pointer(
    double x, double y, boolean shift, Optional<SnapStep> snap, boolean fine, Optional<Axis> lock) {

  /// An axis of the scene.
  public enum Axis {
    X,
    Y,
    Z;

    /// {@return the unit vector along it}
    public Vec3 direction() {
      return switch (this) {
        case X -> Vec3.X;
        case Y -> Vec3.Y;
        case Z -> Vec3.Z;
      };
    }

    /// {@return the axis after this one: y after x, z after y, x after z}
    public Axis next() {
      return switch (this) {
        case X -> Y;
        case Y -> Z;
        case Z -> X;
      };
    }

    /// {@return the coordinate of a point along it}
    public double of(Vec3 point) {
      return switch (this) {
        case X -> point.x();
        case Y -> point.y();
        case Z -> point.z();
      };
    }
  }
}
