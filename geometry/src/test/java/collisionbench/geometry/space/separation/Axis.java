package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;

/// A direction from A to B, and how wide the gap is that it sees; negative: how far B has to go
/// along it to be clear of A, negated.
///
/// @param normal unit
/// @param gap the least of B along the normal less the most of A
record Axis(Vec3 normal, double gap) {

  /// {@return the direction that sees the widest gap, of all face normals and edge crosses}
  ///
  /// By the separating axis theorem that is the least translation that parts two hulls that meet.
  /// Any direction is a valid one, so that rounding in a cross product of nearly parallel edges can
  /// only give a candidate that loses. Of equal ones the first wins: A's faces, B's faces, crosses,
  /// then a perpendicular of each edge of a flat hull, then +y.
  static Axis widest(Polytope a, Polytope b) {
    List<Vec3> normals = candidates(a, b);
    Axis best = along(normals.getFirst(), a, b);
    for (Vec3 normal : normals.subList(1, normals.size())) {
      Axis axis = along(normal, a, b);
      best = axis.gap > best.gap ? axis : best;
    }
    return best;
  }

  /// {@return the axis of a normal or its opposite, whichever sees more}
  private static Axis along(Vec3 normal, Polytope a, Polytope b) {
    double forth = b.least(normal) - a.most(normal);
    double back = a.least(normal) - b.most(normal);
    return forth >= back ? new Axis(normal, forth) : new Axis(normal.negated(), back);
  }

  /// {@return the gap that `normal` sees}
  static double gap(Vec3 normal, Polytope a, Polytope b) {
    return b.least(normal) - a.most(normal);
  }

  /// {@return this, or the axis of `normal` if that sees more; a normal of zero sees nothing}
  Axis orWider(Vec3 normal, Polytope a, Polytope b) {
    double seen = gap(normal, a, b);
    return seen > gap && !normal.equals(Vec3.ZERO) ? new Axis(normal, seen) : this;
  }

  private static List<Vec3> candidates(Polytope a, Polytope b) {
    List<Vec3> normals = new ArrayList<>(a.normals());
    normals.addAll(b.normals());
    for (Vec3 edgeA : a.edges()) {
      for (Vec3 edgeB : b.edges()) {
        Vec3 normal = edgeA.cross(edgeB).unit();
        if (!normal.equals(Vec3.ZERO)) {
          normals.add(normal);
        }
      }
    }
    addPerpendiculars(a, normals);
    addPerpendiculars(b, normals);
    if (normals.isEmpty()) {
      normals.add(Vec3.Y);
    }
    return normals;
  }

  /// For lines and needles, which have no face to go by.
  private static void addPerpendiculars(Polytope hull, List<Vec3> normals) {
    if (!hull.solid()) {
      for (Vec3 edge : hull.edges()) {
        normals.add(perpendicular(edge));
      }
    }
  }

  /// As near to +y as can be, or to +x if the edge is upright.
  private static Vec3 perpendicular(Vec3 edge) {
    return perpendicular(edge, Math.abs(edge.y()) < 0.9 ? Vec3.Y : Vec3.X);
  }

  /// {@return the unit vector perpendicular to an edge that is nearest to `wanted`}
  ///
  /// @param edge unit
  /// @param wanted not along the edge
  static Vec3 perpendicular(Vec3 edge, Vec3 wanted) {
    return wanted.plus(-wanted.dot(edge), edge).unit();
  }
}
