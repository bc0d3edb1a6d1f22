package collisionbench.geometry.space.manifold;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Set;

/// The quadrilaterals of the corners of a convex polygon.
///
/// @param corners at least four, in order
record Quadrilaterals(List<Vec3> corners) {

  /// {@return the numbers of the four corners that span the most area; the first among equals}
  ///
  /// Around each diagonal, the corners farthest from it on both sides. As one end of the diagonal
  /// goes forward, so do these two.
  Set<Integer> widest() {
    int count = corners.size();
    double most = -1;
    Set<Integer> widest = Set.of();
    for (int from = 0; from < count; from++) {
      int right = from + 1;
      int left = from + 3;
      for (int to = from + 2; to < from + count - 1; to++) {
        right = farthest(from, right, to);
        left = farthest(to, Math.max(left, to + 1), from + count);
        double area = area(from, right, to) + area(to, left, from);
        if (area > most) {
          most = area;
          widest = Set.of(from, right % count, to % count, left % count);
        }
      }
    }
    return widest;
  }

  /// {@return the corner before `to` that is farthest from the line, at `corner` or beyond}
  private int farthest(int from, int corner, int to) {
    int farthest = corner;
    while (farthest + 1 < to && area(from, farthest + 1, to) > area(from, farthest, to)) {
      farthest++;
    }
    return farthest;
  }

  /// {@return twice the area of a triangle of three corners}
  private double area(int a, int b, int c) {
    Vec3 corner = at(a);
    return at(b).minus(corner).cross(at(c).minus(corner)).length();
  }

  private Vec3 at(int number) {
    return corners.get(number % corners.size());
  }
}
