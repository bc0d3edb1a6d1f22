package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.ChangeKind;
import collisionbench.app.scene.Decimals;
import collisionbench.app.scene.Space;
import collisionbench.app.viewport.sight.Guide;
import collisionbench.app.viewport.sight.Pointer;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.Function;

/// Takes an end or a corner of a body anywhere, as a body itself is dragged.
final class PointPull extends ResizePull {

  private final Vec3 point;
  private final Function<Vec3, Body> with;
  private final DraggedPoint dragged;
  private final List<Axis> axes;
  private Vec3 now;
  private double size;

  /// @param what what of the body the point is
  /// @param shift from where the point is in the scene to where it is seen
  /// @param with the body with the point elsewhere
  PointPull(
      ChangeKind what,
      Vec3 point,
      Vec3 shift,
      Function<Vec3, Body> with,
      Projection projection,
      Pointer start) {
    super(what);
    this.point = point;
    this.with = with;
    dragged =
        new DraggedPoint(
            projection, point.plus(shift), point, DraggedPoint.Constraint.free(projection), start);
    axes =
        projection.space() == Space.TWO ? List.of(Axis.X, Axis.Y) : List.of(Axis.X, Axis.Y, Axis.Z);
    now = point;
    size = with.apply(point).extent();
  }

  @Override
  Body resized(Pointer pointer) {
    Vec3 next = Decimals.sum(point, dragged.to(pointer));
    Body body = with.apply(next);
    now = next;
    size = body.extent();
    return body;
  }

  @Override
  String readout() {
    return Readout.place(now, axes, size);
  }

  @Override
  List<Guide.Trace> traces() {
    return dragged.traces();
  }
}
