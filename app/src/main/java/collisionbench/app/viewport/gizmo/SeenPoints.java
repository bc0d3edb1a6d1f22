package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.HullSurface;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// The points of a hull that it does not hide: the corners of faces that face the eye, or all
/// corners of a flat hull.
final class SeenPoints {

  private SeenPoints() {}

  /// {@return the points at time 0}
  static Set<Vec3> of(Hull hull, Projection projection, Vec3 shift) {
    HullSurface surface = hull.surface();
    Stream<Vec3> seen =
        surface.isFlat()
            ? surface.corners().stream()
            : surface.faces().stream()
                .filter(face -> isSeen(face, projection, shift))
                .flatMap(face -> Stream.of(face.a(), face.b(), face.c()));
    return seen.collect(Collectors.toSet());
  }

  private static boolean isSeen(Triangle face, Projection projection, Vec3 shift) {
    Vec3 corner = face.a().plus(shift);
    return face.normal().dot(projection.towardsEye(corner)) > 0;
  }
}
