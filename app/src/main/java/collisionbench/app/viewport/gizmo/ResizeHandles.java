package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Edit.Change.What;
import collisionbench.app.viewport.sight.Pointer.Axis;
import collisionbench.app.viewport.sight.Projection;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;

/// The handles on the shape of one body: its ends and corners, and knobs for its lengths.
///
/// A knob for a length stands off from the surface, so that it can be taken hold of even where the
/// length is nothing.
///
/// @param shift from where the body is in the scene to where it is seen
record ResizeHandles(Projection projection, Vec3 shift) {

  /// How far a knob stands off, in pixels.
  static final double STAND_OFF = 16;

  private static final double SHORTEST = 3;

  /// A face at right angles to the picture, to within rounding, is not behind.
  private static final double FACING = 1e-9;

  /// {@return the handles of a body, foremost first}
  static List<Handle> of(Body body, Vec3 shift, Projection projection) {
    ResizeHandles handles = new ResizeHandles(projection, shift);
    return switch (body) {
      case Body3 solid -> new SpaceResizeHandles(solid, handles).all();
      case Body2 flat -> new PlaneResizeHandles(flat, handles).all();
    };
  }

  /// {@return a knob on a point that goes anywhere; none if it is not in the picture}
  ///
  /// @param what what of the body the point is
  /// @param with the body with the point elsewhere
  List<Handle> point(String name, What what, Vec3 point, Function<Vec3, Body> with) {
    return projection
        .toPixel(point.plus(shift))
        .<Handle>map(at ->
            new Knob(
                "resize-" + name,
                Knob.Form.DISC,
                at,
                Cursor.MOVE,
                start -> new PointPull(what, point, shift, with, projection, start)))
        .stream()
        .toList();
  }

  /// {@return knobs at the corners of a body, by their numbers}
  ///
  /// @param what what of the body a corner is, by its number
  List<Handle> corners(
      List<Vec3> corners, IntFunction<What> what, Function<List<Vec3>, Body> with) {
    List<Handle> knobs = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      int index = i;
      Function<Vec3, Body> withCorner =
          point -> {
            List<Vec3> others = new ArrayList<>(corners);
            others.set(index, point);
            return with.apply(others);
          };
      knobs.addAll(point("corner-" + i, what.apply(i), corners.get(i), withCorner));
    }
    return knobs;
  }

  /// {@return a knob at the far end of a length; none if that points at the viewer}
  ///
  /// @param axis the axis of the body along which it is measured, if there is one
  List<Handle> length(String name, LengthPull.Scale scale, Optional<Axis> axis) {
    Vec3 surface = scale.origin().plus(scale.length(), scale.direction());
    return HandleOrigin.of(projection, surface)
        .flatMap(
            origin -> origin.pixels(List.of(surface, origin.out(scale.direction(), STAND_OFF))))
        .filter(ends -> ends.getFirst().distance(ends.getLast()) >= SHORTEST)
        .<Handle>map(ends -> knob(name, scale, axis, ends.getFirst(), ends.getLast()))
        .stream()
        .toList();
  }

  private Knob knob(
      String name, LengthPull.Scale scale, Optional<Axis> axis, Point2D surface, Point2D at) {
    return new Knob(
        "resize-" + name,
        Knob.Form.SQUARE,
        at,
        Optional.of(surface),
        axis,
        axis.isPresent() && scale.direction().dot(projection.camera().towardsEye()) < -FACING,
        Pixels.cursor(Pixels.direction(surface, at)),
        start -> new LengthPull(scale, projection, start));
  }
}
