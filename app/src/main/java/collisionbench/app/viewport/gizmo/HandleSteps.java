package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.SnapStep;

/// To what lengths and angles are rounded while a handle is dragged.
final class HandleSteps {

  /// The angle to which turns snap, in degrees.
  static final double SNAP_DEGREES = 15;

  /// The least opening of a sector that a handle gives, in degrees.
  static final double LEAST_DEGREES = 0.1;

  private HandleSteps() {}

  /// {@return steps that cannot be seen where a unit is a number of pixels, so that what is dragged
  /// gets tidy numbers}
  static SnapStep free(double pixelsPerUnit, Pointer pointer) {
    SnapStep steps = SnapStep.finerThanPixels(pixelsPerUnit);
    return pointer.fine() ? steps.tenth() : steps;
  }

  /// {@return an angle in degrees, to 15 where it snaps, else to a tenth, and a hundredth for a
  /// fine hand}
  static double degrees(double degrees, Pointer pointer) {
    if (pointer.snap().isPresent()) {
      return Math.rint(degrees / SNAP_DEGREES) * SNAP_DEGREES;
    }
    SnapStep steps = SnapStep.of(pointer.fine() ? 0.01 : 0.1);
    return steps.nearest(degrees);
  }
}
