package collisionbench.app.measure;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.Comparator;
import java.util.Optional;

/// The direction of an edge or of a face.
///
/// @param direction along the edge, or normal to the face; not zero
record Directed(Vec3 direction, boolean isFace) {

  /// {@return the direction of a feature; empty for points and round features}
  static Optional<Directed> of(Body feature) {
    return find(feature).filter(directed -> !directed.direction.equals(Vec3.ZERO));
  }

  private static Optional<Directed> find(Body feature) {
    return switch (feature) {
      case Body3(_, Segment s, _, _) -> edge(s.end().minus(s.start()));
      case Body3(_, Triangle t, _, _) -> Optional.of(new Directed(t.normal(), true));
      case Body3(_, Hull h, _, _) ->
          h.surface().normals().stream()
              .max(Comparator.comparingDouble(Vec3::lengthSquared))
              .map(normal -> new Directed(normal, true));
      case Body2(_, Segment2 s, _, _) -> edge(Lifted.of(s.end().minus(s.start())));
      default -> Optional.empty();
    };
  }

  private static Optional<Directed> edge(Vec3 direction) {
    return Optional.of(new Directed(direction, false));
  }

  /// {@return the angle in degrees, from 0 to 90}
  double angle(Directed other) {
    Vec3 u = direction.unit();
    Vec3 v = other.direction.unit();
    double across = u.cross(v).length();
    double along = Math.abs(u.dot(v));
    return Math.toDegrees(
        isFace == other.isFace ? Math.atan2(across, along) : Math.atan2(along, across));
  }
}
