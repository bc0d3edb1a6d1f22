package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// The normal of a box and a triangle that overhang the gap which the way between their nearest
/// points sees (`Square`).
final class TriangleOverhang {

  private TriangleOverhang() {}

  /// {@return the direction that is least off, as its number in `TriangleInBox`}
  ///
  /// @param feature the nearest
  /// @param t how far along an edge
  static int direction(Box box, Triangle triangle, int feature, double t) {
    TriangleInBox local = TriangleInBox.of(box, triangle, Vec3.ZERO);
    Vec3 way = local.out(feature, t);
    double apart = way.length();
    int best = TriangleInBox.WAY;
    double least = apart - local.gap(Choice.unit(way));
    for (int i = 0; i < TriangleInBox.DIRECTIONS; i++) {
      Vec3 normal = Choice.unit(local.direction(i, way));
      double overhang = apart - local.gap(normal);
      double off =
          overhang < least
              ? Math.max(overhang, missed(box, triangle, normal.times(-apart)))
              : least;
      best = off < least ? i : best;
      least = off < least ? off : least;
    }
    return best;
  }

  /// {@return how far apart they still are, or are again, after the triangle has moved by `by`}
  private static double missed(Box box, Triangle triangle, Vec3 by) {
    int nearest = TriangleInBox.nearest(box, triangle, by.x(), by.y(), by.z());
    double t = TriangleInBox.parameter(nearest, box, triangle, by.x(), by.y(), by.z());
    return TriangleInBox.of(box, triangle, by).out(nearest, t).length();
  }
}
