package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Axis;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// A point of the scene with handles around it at distances in pixels.
///
/// @param pixelsPerUnit the scale at the point
/// @param frame the rotation of the axes
record HandleOrigin(Projection projection, Vec3 at, double pixelsPerUnit, Rotation frame) {

  /// {@return the origin at a point; empty if it is not drawable}
  static Optional<HandleOrigin> of(Projection projection, Vec3 at) {
    double scale = projection.pixelsPerUnit(at);
    return at.isFinite() && scale > 0 && scale < Double.POSITIVE_INFINITY
        ? Optional.of(new HandleOrigin(projection, at, scale, Rotation.NONE))
        : Optional.empty();
  }

  HandleOrigin in(Rotation rotated) {
    return new HandleOrigin(projection, at, pixelsPerUnit, rotated);
  }

  /// {@return the unit direction of an axis}
  Vec3 direction(Axis axis) {
    return frame.equals(Rotation.NONE) ? axis.direction() : frame.apply(axis.direction()).unit();
  }

  /// {@return the point at a distance in pixels in a unit direction, ignoring foreshortening}
  Vec3 out(Vec3 direction, double pixels) {
    return at.plus(pixels / pixelsPerUnit, direction);
  }

  /// {@return the pixels of points; empty if one is not in front of the eye}
  Optional<List<Point2D>> pixels(List<Vec3> points) {
    List<Point2D> pixels =
        points.stream().flatMap(point -> projection.toPixel(point).stream()).toList();
    return Optional.of(pixels).filter(all -> all.size() == points.size());
  }

  /// {@return the unit direction from the point to the eye}
  Vec3 towardsEye() {
    return projection
        .toPixel(at)
        .map(pixel -> projection.direction(pixel.getX(), pixel.getY()).negated())
        .orElseGet(() -> projection.camera().towardsEye());
  }
}
