package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Decimals;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.OptionalDouble;

/// Drags a length of a body, a radius or half extent, down to 0.
final class DraggedLength implements EditDrag.Dragging {

  private final Scale scale;
  private final Projection projection;
  private final Pointer start;
  private double now;

  /// @param what its symbol
  /// @param origin the point it is measured from, at the current time
  /// @param direction the unit direction it is measured in
  /// @param length its initial value
  /// @param sided whether Shift resizes only this side
  /// @param with makes the body with another length
  record Scale(String what, Vec3 origin, Vec3 direction, double length, boolean sided, With with) {}

  interface With {

    /// {@return the body}
    ///
    /// @param sided whether only this side changes
    Body length(double length, boolean sided);
  }

  DraggedLength(Scale scale, Projection projection, Pointer start) {
    this.scale = scale;
    this.projection = projection;
    this.start = start;
    now = scale.length();
  }

  @Override
  public Result to(Pointer pointer) {
    OptionalDouble from = along(start);
    OptionalDouble to = along(pointer);
    boolean sided = scale.sided() && pointer.shift();
    if (pointer.typed().isPresent()) {
      now = Math.max(0, pointer.typed().get());
    } else if (from.isPresent() && to.isPresent()) {
      // If the other side stays, both the center and the length change by half.
      double part = sided ? 0.5 : 1;
      now = rounded(part * (to.getAsDouble() - from.getAsDouble()), part, pointer);
    }
    return new Result(
        scale.sided() ? ChangeKind.HALF_EXTENTS : ChangeKind.RADIUS,
        scale.with().length(now, sided),
        Readout.length(scale.what(), now),
        List.of());
  }

  private OptionalDouble along(Pointer pointer) {
    return LineOfSight.of(projection, pointer.x(), pointer.y())
        .alongLine(scale.origin(), scale.direction());
  }

  private double rounded(double by, double part, Pointer pointer) {
    double pixels = projection.pixelsPerUnit(scale.origin());
    double length =
        pointer
            .snap()
            .map(step -> part * step.nearest((scale.length() + by) / part))
            .orElseGet(() -> Decimals.sum(scale.length(), pointer.freeStep(pixels).nearest(by)));
    return Math.max(0, length);
  }
}
