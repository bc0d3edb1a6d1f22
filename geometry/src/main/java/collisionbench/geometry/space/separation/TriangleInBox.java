package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;

/// A triangle as seen by a solid box: relative to its centre and along its axes.
///
/// The nearest features are an edge of the triangle and the box (0, 1, 2), or a corner of the box
/// and the triangle's face (3): of all corners that is the first that a plane along the face meets.
///
/// Separating axes are the box's three face normals, the triangle's, and nine cross products of
/// edges. (Akenine-Moeller, Fast 3D triangle-box overlap testing, 2001.)
///
/// @param half the box's half extents
/// @param a the triangle's first corner
/// @param b its second
/// @param c its third
record TriangleInBox(Vec3 half, Vec3 a, Vec3 b, Vec3 c) {

  private static final int FACE = 3;
  private static final int AXES = 13;

  /// After the axes: the way squared up to the box's edges along x, y and z, and to the triangle's.
  static final int DIRECTIONS = AXES + 6;

  /// As in `SimplexNearest`.
  private static final double MARGIN = 0x1p-49;

  /// {@return a triangle in a box's frame, after it has moved there by `by`}
  static TriangleInBox of(Box box, Triangle triangle, Vec3 by) {
    Rotation turn = box.orientation();
    return new TriangleInBox(
        box.halfExtents(),
        turn.undo(triangle.a().minus(box.center())).plus(by),
        turn.undo(triangle.b().minus(box.center())).plus(by),
        turn.undo(triangle.c().minus(box.center())).plus(by));
  }

  /// {@return the nearest features of a box and a triangle that do not pass through one another,
  /// after the triangle has moved by `(x, y, z)` in the box's frame}
  static int nearest(Box box, Triangle triangle, double x, double y, double z) {
    TriangleInBox local = of(box, triangle, new Vec3(x, y, z));
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      Vec3 start = local.start(i);
      Vec3 along = local.along(i);
      double t = SegmentToBox.parameterNearest(start, along, local.half);
      double squared = SegmentToBox.excess(start.plus(t, along), local.half).lengthSquared();
      best = squared < least ? i : best;
      least = squared < least ? squared : least;
    }
    // A corner of the box and the face, if it is well inside the triangle as seen along the normal.
    Vec3 n = local.normal();
    Vec3 corner = local.corner();
    Vec3 ab = local.along(0);
    Vec3 bc = local.along(1);
    Vec3 ca = local.along(2);
    Vec3 toA = local.a.minus(corner);
    Vec3 toB = local.b.minus(corner);
    Vec3 toC = local.c.minus(corner);
    double size = toA.sumOfMagnitudes() + ab.sumOfMagnitudes() + ca.sumOfMagnitudes();
    double margin = MARGIN * size * n.sumOfMagnitudes();
    double besideAb = toA.cross(ab).dot(n) - margin * ab.sumOfMagnitudes();
    double besideBc = toB.cross(bc).dot(n) - margin * bc.sumOfMagnitudes();
    double besideCa = toC.cross(ca).dot(n) - margin * ca.sumOfMagnitudes();
    boolean inside = besideAb > 0 && besideBc > 0 && besideCa > 0;
    double out = toA.dot(n);
    double squared = inside ? out * out / n.lengthSquared() : Double.POSITIVE_INFINITY;
    return squared < least ? FACE : best;
  }

  /// {@return how far along an edge the point nearest to the box is; 0 for the face}
  double parameter(int feature) {
    double t = SegmentToBox.parameterNearest(start(feature), along(feature), half);
    return feature == FACE ? 0 : t;
  }

  /// {@return the corner of the box nearest to the triangle's plane}
  private Vec3 corner() {
    Vec3 n = normal();
    double side = a.dot(n) < 0 ? -1 : 1;
    return new Vec3(
        Math.copySign(half.x(), side * n.x()),
        Math.copySign(half.y(), side * n.y()),
        Math.copySign(half.z(), side * n.z()));
  }

  /// {@return the way from the nearest point of the box to that of the triangle}
  ///
  /// @param t how far along an edge
  Vec3 out(int feature, double t) {
    Vec3 n = normal();
    double whole = n.lengthSquared();
    double part = whole > 0 ? a.minus(corner()).dot(n) / whole : 0;
    Vec3 onEdge = start(feature).plus(t, along(feature));
    return Pick.of(feature == FACE, n.times(part), SegmentToBox.excess(onEdge, half));
  }

  /// {@return the nearest point of the box}
  ///
  /// @param t how far along an edge
  Vec3 onBox(int feature, double t) {
    Vec3 onEdge = start(feature).plus(t, along(feature));
    return Pick.of(feature == FACE, corner(), onEdge.minus(SegmentToBox.excess(onEdge, half)));
  }

  /// {@return the index of the axis that sees most; of equal ones the first}
  static int widest(Box box, Triangle triangle) {
    TriangleInBox local = of(box, triangle, Vec3.ZERO);
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < AXES; i++) {
      Vec3 axis = local.axis(i);
      double length = axis.length();
      double seen = local.gap(axis);
      if (length > 0 && seen > widest * length) {
        best = i;
        widest = seen / length;
      }
    }
    return best;
  }

  /// {@return the direction of an axis, of any length, whichever way sees more}
  Vec3 axis(int index) {
    int crossed = index < 3 ? index : (index - 4) / 3;
    Vec3 own = new Vec3(crossed == 0 ? 1 : 0, crossed == 1 ? 1 : 0, crossed == 2 ? 1 : 0);
    Vec3 product = own.cross(along(index < 4 ? 0 : (index - 4) % 3));
    Vec3 direction = Pick.of(index < 3, own, Pick.of(index == 3, normal(), product));
    double most = Math.max(Math.max(a.dot(direction), b.dot(direction)), c.dot(direction));
    double least = Math.min(Math.min(a.dot(direction), b.dot(direction)), c.dot(direction));
    return Choice.turned(most + least < 0, direction);
  }

  /// {@return an axis, or the way squared up to an edge, or as it is, of any length}
  ///
  /// @param way from the nearest point of the box to that of the triangle
  Vec3 direction(int index, Vec3 way) {
    int edge = index == Square.WAY ? Square.NONE : index - AXES;
    return Pick.of(index >= AXES, Square.to(edge, along(edge - 3), way), axis(index));
  }

  /// {@return how far the triangle is from the box along `v`, times its length}
  double gap(Vec3 v) {
    double least = Math.min(Math.min(a.dot(v), b.dot(v)), c.dot(v));
    return least
        - half.x() * Math.abs(v.x())
        - half.y() * Math.abs(v.y())
        - half.z() * Math.abs(v.z());
  }

  /// {@return the sum of magnitudes of all lengths}
  double size() {
    return half.sumOfMagnitudes() + a.sumOfMagnitudes() + b.sumOfMagnitudes() + c.sumOfMagnitudes();
  }

  private Vec3 normal() {
    return Cross.of(b.minus(a), c.minus(a));
  }

  private Vec3 start(int edge) {
    return Pick.of(edge == 0, a, Pick.of(edge == 1, b, c));
  }

  /// {@return the way along an edge, from `start`}
  private Vec3 along(int edge) {
    return Pick.of(edge == 0, b.minus(a), Pick.of(edge == 1, c.minus(b), a.minus(c)));
  }
}
