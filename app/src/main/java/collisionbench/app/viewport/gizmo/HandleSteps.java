package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.SnapStep;

/// Rounds lengths and angles during drags.
final class HandleSteps {

  /// The snap angle in degrees.
  static final double SNAP_DEGREES = 15;

  /// The least opening of a dragged sector in degrees.
  static final double LEAST_DEGREES = 0.1;

  private HandleSteps() {}

  /// {@return a step that is invisible at a scale but keeps numbers short}
  static SnapStep free(double pixelsPerUnit, Pointer pointer) {
    SnapStep steps = SnapStep.finerThanPixels(pixelsPerUnit);
    return pointer.fine() ? steps.tenth() : steps;
  }

  /// {@return an angle rounded to 15 degrees with snapping, else to 0.1, or to 0.01 with Alt}
  static double degrees(double degrees, Pointer pointer) {
    if (pointer.snap().isPresent()) {
      return Math.rint(degrees / SNAP_DEGREES) * SNAP_DEGREES;
    }
    SnapStep steps = SnapStep.of(pointer.fine() ? 0.01 : 0.1);
    return steps.nearest(degrees);
  }
}
