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

/// The corners of 3D shapes, and which of these look like a line.
public final class Corners {

  /// The thickness of a line relative to its length.
  private static final double THIN = 1e-7;

  private Corners() {}

  /// {@return the points whose convex hull is the shape without its radius}
  public static List<Vec3> of(Shape3 shape) {
    return switch (shape) {
      case Sphere sphere -> List.of(sphere.center());
      case Capsule(Vec3 start, Vec3 end, double _) -> List.of(start, end);
      case Box box -> box.corners();
      case Segment(Vec3 start, Vec3 end) -> List.of(start, end);
      case Triangle(Vec3 a, Vec3 b, Vec3 c) -> List.of(a, b, c);
      case Hull hull -> hull.points();
    };
  }

  /// {@return the radius around these points}
  public static double radius(Shape3 shape) {
    return switch (shape) {
      case Sphere sphere -> sphere.radius();
      case Capsule capsule -> capsule.radius();
      case Box _, Segment _, Triangle _, Hull _ -> 0;
    };
  }

  /// {@return the line that a shape without a radius looks like, up to rounding, of length 0 if it
  /// is a point; empty if the shape is wider}
  public static Optional<Segment> line(Shape3 shape) {
    return switch (shape) {
      case Segment segment -> Optional.of(segment);
      case Box _, Triangle _, Hull _ -> line(of(shape));
      case Sphere _, Capsule _ -> Optional.empty();
    };
  }

  private static Optional<Segment> line(List<Vec3> points) {
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
