package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// How far a shape reaches in a direction: its support function.
final class Support {

  private Support() {}

  /// {@return the greatest `p . n` of all points `p` of the shape}
  ///
  /// @param n a direction of about unit length: a radius counts by its true length
  static double of(Shape3 shape, Vec3 n) {
    return switch (shape) {
      case Sphere s -> s.center().dot(n) + s.radius() * n.length();
      case Capsule c -> Math.max(c.start().dot(n), c.end().dot(n)) + c.radius() * n.length();
      case Box b -> b.center().dot(n) + reach(b.halfExtents(), b.orientation(), n);
      case Segment s -> Math.max(s.start().dot(n), s.end().dot(n));
      case Triangle t -> Math.max(Math.max(t.a().dot(n), t.b().dot(n)), t.c().dot(n));
    };
  }

  /// {@return a bound on the magnitudes that are added up for [#of] with a unit direction}
  static double size(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> s.center().sumOfMagnitudes() + s.radius();
      case Capsule c -> size(c.axis()) + c.radius();
      case Box b -> b.center().sumOfMagnitudes() + b.halfExtents().sumOfMagnitudes();
      case Segment s -> Math.max(s.start().sumOfMagnitudes(), s.end().sumOfMagnitudes());
      case Triangle t -> Math.max(size(t.edge(0)), t.c().sumOfMagnitudes());
    };
  }

  private static double reach(Vec3 halfExtents, Rotation orientation, Vec3 n) {
    Vec3 local = orientation.undo(n);
    return halfExtents.x() * Math.abs(local.x())
        + halfExtents.y() * Math.abs(local.y())
        + halfExtents.z() * Math.abs(local.z());
  }
}
