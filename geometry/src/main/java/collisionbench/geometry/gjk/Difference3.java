package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The Minkowski difference A - B of two cores, known by its support mapping. It holds the origin
/// exactly where the cores meet.
///
/// @param a the corners of A
/// @param b the corners of B
record Difference3(List<Vec3> a, List<Vec3> b) {

  /// Of the size: what the two bounds of a distance have to agree to.
  private static final double TOLERANCE = 0x1p-46;

  /// {@return the corner that is furthest along `n`; of equal ones the first}
  Vertex3 support(Vec3 n) {
    return Vertex3.of(furthest(a, n), furthest(b, n.negated()));
  }

  private static Vec3 furthest(List<Vec3> corners, Vec3 n) {
    Vec3 best = corners.getFirst();
    double most = best.dot(n);
    for (Vec3 corner : corners) {
      double reach = corner.dot(n);
      if (reach > most) {
        best = corner;
        most = reach;
      }
    }
    return best;
  }

  /// {@return how far it reaches along `n`}
  double reach(Vec3 n) {
    return support(n).at().dot(n);
  }

  /// {@return how far apart the bounds of a distance may be at the end}
  double tolerance() {
    return TOLERANCE * size();
  }

  /// {@return the largest coordinate of a corner}
  double size() {
    return Math.max(largest(a), largest(b));
  }

  private static double largest(List<Vec3> corners) {
    return corners.stream().mapToDouble(Vec3::largest).max().orElse(0);
  }
}
