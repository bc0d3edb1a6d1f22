package collisionbench.app.viewport.space;

import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Hulls that are nothing but a line, as far as can be seen: points on a line that were moved and
/// rounded since are on none by their last bits.
final class Straight {

  /// How thin a line is, of its length.
  private static final double THIN = 1e-7;

  private Straight() {}

  /// {@return the line that a hull is, without length if it is one point; empty if it is wider}
  static Optional<Segment> line(Hull hull) {
    List<Vec3> points = hull.points();
    Vec3 start = farthest(points, points.getFirst());
    Vec3 end = farthest(points, start);
    Vec3 along = end.minus(start);
    double length = along.length();
    boolean wide =
        points.stream()
            .anyMatch(point -> along.cross(point.minus(start)).length() > THIN * length * length);
    return wide ? Optional.empty() : Optional.of(new Segment(start, end));
  }

  private static Vec3 farthest(List<Vec3> points, Vec3 from) {
    return points.stream().max(Comparator.comparingDouble(from::distanceSquared)).orElse(from);
  }
}
