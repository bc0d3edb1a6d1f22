package collisionbench.app.viewport.render;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Recognizes shapes that look like a line: segments, and hulls whose points lie on one, up to
/// rounding.
public final class Straight {

  /// The thickness of a line relative to its length.
  private static final double THIN = 1e-7;

  private Straight() {}

  /// {@return the line, of length 0 if the shape is a point; empty if it is wider}
  public static Optional<Segment> line(Shape3 shape) {
    return switch (shape) {
      case Segment segment -> Optional.of(segment);
      case Hull hull -> line(hull);
      case Sphere _, Capsule _, Box _, Triangle _ -> Optional.empty();
    };
  }

  private static Optional<Segment> line(Hull hull) {
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
