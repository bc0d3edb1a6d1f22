package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Axis;
import java.util.Optional;

/// The mouse position in a viewport, and the keys that modify a drag.
///
/// @param x in pixels from the left; slower than the mouse while `fine`
/// @param y in pixels from the top; slower than the mouse while `fine`
/// @param shift drag along the ground: Shift is down
/// @param snap the snap step, present while the shortcut key (Ctrl, or Command on a Mac) is down
/// @param fine whether Alt is down
/// @param lock the axis that X, Y or Z has locked the drag to
/// @param typed the number typed during the drag: the length of the displacement, the length or the
///   angle that is dragged
/// @param target the feature of another body under the mouse, while V is down
public record Pointer(
    double x,
    double y,
    boolean shift,
    Optional<SnapStep> snap,
    boolean fine,
    Optional<Axis> lock,
    Optional<Double> typed,
    Optional<FeaturePoint> target) {

  private static final double SNAP_DEGREES = 15;

  /// A pointer without a typed number or target.
  public Pointer(
      double x,
      double y,
      boolean shift,
      Optional<SnapStep> snap,
      boolean fine,
      Optional<Axis> lock) {
    this(x, y, shift, snap, fine, lock, Optional.empty(), Optional.empty());
  }

  /// {@return a step that is invisible at a scale but keeps numbers short}
  public SnapStep freeStep(double pixelsPerUnit) {
    SnapStep steps = SnapStep.finerThanPixels(pixelsPerUnit);
    return fine ? steps.tenth() : steps;
  }

  /// {@return an angle rounded to 15 degrees with snapping, else to 0.1, or to 0.01 with Alt}
  public double degrees(double degrees) {
    return snap.isPresent()
        ? Math.rint(degrees / SNAP_DEGREES) * SNAP_DEGREES
        : SnapStep.of(fine ? 0.01 : 0.1).nearest(degrees);
  }

  public Pointer reaching(Optional<FeaturePoint> newTarget) {
    return new Pointer(x, y, shift, snap, fine, lock, typed, newTarget);
  }
}
