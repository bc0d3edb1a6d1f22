package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.gizmo.EditDrag.Result;
import collisionbench.app.viewport.render.DragHandler;
import collisionbench.app.viewport.render.Pixels;
import collisionbench.app.viewport.render.Pointer;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Decimals;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.DoubleFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;

/// Collects the knobs on one body: on its points, and beside its lengths and angles.
///
/// A knob for a length is placed off the surface, so that it can be grabbed even if the length is
/// 0. Points outside the view and lengths seen end-on get no knob.
final class Knobs {

  /// The offset of a knob in pixels.
  private static final double STAND_OFF = 16;

  private static final double SHORTEST = 3;

  /// Tolerance for faces perpendicular to the picture, which are not behind.
  private static final double FACING = 1e-9;

  private final Projection projection;
  private final Vec3 shift;
  private final List<Handle> added = new ArrayList<>();

  /// @param shift the displacement of the body at the current time
  Knobs(Projection projection, Vec3 shift) {
    this.projection = projection;
    this.shift = shift;
  }

  Projection projection() {
    return projection;
  }

  Vec3 shift() {
    return shift;
  }

  /// {@return the points of a hull that it does not hide: the corners of faces that face the eye,
  /// or all corners of a flat hull}
  Set<Vec3> seen(Hull hull) {
    HullSurface surface = hull.surface();
    return surface.isFlat()
        ? Set.copyOf(surface.corners())
        : surface.faces().stream()
            .filter(face -> face.normal().dot(projection.towardsEye(face.a().plus(shift))) > 0)
            .flatMap(face -> Stream.of(face.a(), face.b(), face.c()))
            .collect(Collectors.toSet());
  }

  List<Handle> all() {
    return added;
  }

  /// Adds a knob that moves a point.
  ///
  /// @param behind whether the body hides it; it is then faint
  void point(ChangeKind what, String name, Vec3 point, boolean behind, Function<Vec3, Body> with) {
    projection
        .toPixel(point.plus(shift))
        .map(at -> new Knob(Knob.Form.DISC, at, Optional.empty(), Optional.empty(), behind))
        .map(knob ->
            knob.handle(
                "resize-" + name,
                Cursor.MOVE,
                start ->
                    startDrag(
                        what,
                        point,
                        DraggedPoint.free(projection, point.plus(shift), point, start),
                        with)))
        .ifPresent(added::add);
  }

  private DragHandler startDrag(
      ChangeKind what, Vec3 point, DraggedPoint dragged, Function<Vec3, Body> with) {
    return new EditDrag(pointer -> {
      Vec3 next = Decimals.sum(point, dragged.to(pointer));
      Body body = with.apply(next);
      String readout = Readout.place(next, Axis.of(projection.space()), body.extent());
      return new Result(what, body, readout, dragged.traces());
    });
  }

  /// Adds a knob for a radius.
  ///
  /// @param from the center at time 0
  void radius(String side, Vec3 from, Vec3 direction, double radius, DoubleFunction<Body> with) {
    length(
        "radius-" + side,
        new DraggedLength.Scale(
            "r", from.plus(shift), direction, radius, false, (length, _) -> with.apply(length)),
        Optional.empty());
  }

  /// Adds a knob at the end of a length.
  ///
  /// @param axis the body's axis along which it is measured, if any
  void length(String name, DraggedLength.Scale scale, Optional<Axis> axis) {
    Vec3 away = scale.direction();
    boolean behind = away.dot(projection.camera().towardsEye()) < -FACING;
    standOff(scale.origin().plus(scale.length(), away), away, 1)
        .filter(ends -> ends.getFirst().distance(ends.getLast()) >= SHORTEST)
        .map(ends ->
            new Knob(
                    Knob.Form.SQUARE,
                    ends.getLast(),
                    Optional.of(ends.getFirst()),
                    axis,
                    axis.isPresent() && behind)
                .handle(
                    "resize-" + name,
                    Pixels.cursor(Pixels.direction(ends.getFirst(), ends.getLast())),
                    start -> new EditDrag(new DraggedLength(scale, projection, start))))
        .ifPresent(added::add);
  }

  /// Adds a knob that rotates a part of a body.
  ///
  /// @param surface the point that it is offset from, at the current time
  /// @param far the offset relative to the usual one
  void turning(
      String name, Vec3 surface, Vec3 away, double far, Function<Pointer, DragHandler> grab) {
    standOff(surface, away, far)
        .map(ends -> new Knob(Knob.Form.DIAMOND, ends.getLast(), Optional.of(ends.getFirst())))
        .map(knob -> knob.handle("resize-" + name, Cursor.HAND, grab))
        .ifPresent(added::add);
  }

  /// {@return the pixels of a point and of the knob offset from it}
  private Optional<List<Point2D>> standOff(Vec3 surface, Vec3 away, double far) {
    return HandleOrigin.of(projection, surface)
        .flatMap(origin -> origin.pixels(List.of(surface, origin.out(away, far * STAND_OFF))));
  }
}
