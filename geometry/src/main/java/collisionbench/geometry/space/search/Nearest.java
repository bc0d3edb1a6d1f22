package collisionbench.geometry.space.search;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Vertex;
import java.util.List;

/// The nearest points of two cores, in doubles.
///
/// @param vertices the vertices of the Minkowski difference that `delta` is a convex combination
///   of: one to three, or four that contain the origin; empty if unknown
/// @param delta from the point of A to that of B
/// @param onA the point of A
/// @param onB the point of B
/// @param direction from A to B, perpendicular to the feature of the difference on which `delta`
///   lies; zero if the feature passes through the origin. It is computed from the edges of the
///   feature and not from `delta`, so it is accurate also if `delta` is almost zero
public record Nearest(List<Vertex> vertices, Vec3 delta, Vec3 onA, Vec3 onB, Vec3 direction) {

  private static final int TETRAHEDRON = 4;

  /// {@return the nearest points of two cores, in doubles}
  ///
  /// A point and a box have a closed form. All other pairs use GJK.
  ///
  /// @param by the translation of B
  public static Nearest of(Shape3 a, Shape3 b, Vec3 by) {
    return a instanceof Sphere s && b instanceof Box box
        ? PointBox.nearest(s.center(), box, by)
        : Gjk.of(a, b, by);
  }

  /// {@return whether the point of B is a corner of it, and therefore exact}
  public boolean isCornerOfB() {
    for (Vertex vertex : vertices) {
      if (!vertex.ofB().equals(vertices.getFirst().ofB())) {
        return false;
      }
    }
    return true;
  }

  /// {@return whether the simplex contains the origin, in doubles}
  public boolean isAround() {
    return vertices.size() == TETRAHEDRON;
  }
}
