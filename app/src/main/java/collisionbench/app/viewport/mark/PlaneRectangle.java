package collisionbench.app.viewport.mark;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The rectangle that a plane is drawn as.
final class PlaneRectangle {

  /// The size relative to the points it contains.
  private static final double MARGIN = 1.2;

  private PlaneRectangle() {}

  /// {@return the corners of a rectangle in a plane, around a point of it and the projections of
  /// others}
  ///
  /// @param normal of unit length
  /// @param least the least half side
  static List<Vec3> corners(Vec3 through, Vec3 normal, List<Vec3> points, double least) {
    Vec3 u = (Math.abs(normal.y()) < 0.9 ? Vec3.Y : Vec3.X).cross(normal).unit();
    Vec3 v = normal.cross(u);
    Vec3 center =
        points.stream()
            .map(point -> Bounds3.of(point, point))
            .reduce(Bounds3.of(through, through), Bounds3::and)
            .center();
    Vec3 middle = center.plus(through.minus(center).dot(normal), normal);
    Vec3 halfU = u.times(half(middle, u, points, least));
    Vec3 halfV = v.times(half(middle, v, points, least));
    return List.of(
        middle.plus(halfU).plus(halfV),
        middle.minus(halfU).plus(halfV),
        middle.minus(halfU).minus(halfV),
        middle.plus(halfU).minus(halfV));
  }

  private static double half(Vec3 middle, Vec3 axis, List<Vec3> points, double least) {
    double farthest =
        points.stream()
            .mapToDouble(point -> Math.abs(point.minus(middle).dot(axis)))
            .max()
            .orElse(0);
    return Math.max(MARGIN * farthest, least);
  }
}
