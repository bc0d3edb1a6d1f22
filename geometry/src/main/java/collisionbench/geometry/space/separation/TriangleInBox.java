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
/// @param normal of the triangle, of any length
record TriangleInBox(Vec3 half, Vec3 a, Vec3 b, Vec3 c, Vec3 normal) {

  private static final int FACE = 3;
  private static final int AXES = 13;

  /// After the axes: the way squared up to the box's edges along x, y and z, and to the triangle's.
  static final int DIRECTIONS = AXES + 6;

  /// As in `SimplexNearest`.
  private static final double MARGIN = 0x1p-49;

  static TriangleInBox of(Box box, Triangle triangle) {
    Rotation turn = box.orientation();
    Vec3 a = turn.undo(triangle.a().minus(box.center()));
    Vec3 b = turn.undo(triangle.b().minus(box.center()));
    Vec3 c = turn.undo(triangle.c().minus(box.center()));
    return new TriangleInBox(box.halfExtents(), a, b, c, Cross.of(b.minus(a), c.minus(a)));
  }

  /// {@return the triangle moved by `by`}
  TriangleInBox moved(Vec3 by) {
    return new TriangleInBox(half, a.plus(by), b.plus(by), c.plus(by), normal);
  }

  /// {@return the nearest features of a box and a triangle that do not pass through one another,
  /// after the triangle has moved by `(x, y, z)` in the box's frame}
  static int nearest(Box box, Triangle triangle, double x, double y, double z) {
    TriangleInBox local = of(box, triangle).moved(new Vec3(x, y, z));
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      double squared = SegmentToBox.excess(local.onEdge(i), local.half).lengthSquared();
      best = squared < least ? i : best;
      least = squared < least ? squared : least;
    }
    // A corner of the box and the face, if it is well inside the triangle as seen along the normal.
    Vec3 n = local.normal;
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
    double whole = n.lengthSquared();
    boolean inside = besideAb > 0 && besideBc > 0 && besideCa > 0 && whole > Choice.SMALL;
    double out = toA.dot(n);
    double squared = inside ? out * out / whole : Double.POSITIVE_INFINITY;
    return squared < least ? FACE : best;
  }

  /// {@return the way from the nearest point of the box to that of a feature}
  Vec3 way(int feature) {
    double whole = normal.lengthSquared();
    Vec3 toA = a.minus(corner());
    Vec3 toFace = normal.times(whole > 0 ? toA.dot(normal) / whole : 0);
    return Pick.of(feature == FACE, toFace, SegmentToBox.excess(onEdge(feature), half));
  }

  /// {@return the nearest point of the box to a feature}
  Vec3 onBox(int feature) {
    Vec3 onEdge = onEdge(feature);
    return Pick.of(feature == FACE, corner(), onEdge.minus(SegmentToBox.excess(onEdge, half)));
  }

  /// {@return the nearest point of an edge}
  private Vec3 onEdge(int edge) {
    Vec3 start = start(edge);
    Vec3 along = start(edge + 1).minus(start);
    return start.plus(SegmentToBox.parameterNearest(start, along, half), along);
  }

  /// {@return the corner of the box nearest to the triangle's plane}
  private Vec3 corner() {
    double side = a.dot(normal) < 0 ? -1 : 1;
    return new Vec3(
        Math.copySign(half.x(), side * normal.x()),
        Math.copySign(half.y(), side * normal.y()),
        Math.copySign(half.z(), side * normal.z()));
  }

  /// {@return the index of the axis that sees most; of equal ones the first}
  ///
  /// A product whose squared length has lost digits is no axis: an edge is that short, or next to
  /// parallel, and what it alone sees is less than rounding.
  ///
  /// One after the other, and not in a loop: too much code to be copied to where it is asked.
  static int widest(Box box, Triangle triangle) {
    TriangleInBox local = of(box, triangle);
    Vec3 ab = local.along(0);
    Vec3 bc = local.along(1);
    Vec3 ca = local.along(2);
    int best = 0;
    double widest = local.ofFaceX();
    double seen = local.ofFaceY();
    best = seen > widest ? 1 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofFaceZ();
    best = seen > widest ? 2 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofTriangle();
    best = seen > widest ? 3 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossX(ab);
    best = seen > widest ? 4 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossX(bc);
    best = seen > widest ? 5 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossX(ca);
    best = seen > widest ? 6 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossY(ab);
    best = seen > widest ? 7 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossY(bc);
    best = seen > widest ? 8 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossY(ca);
    best = seen > widest ? 9 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossZ(ab);
    best = seen > widest ? 10 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossZ(bc);
    best = seen > widest ? 11 : best;
    widest = seen > widest ? seen : widest;
    seen = local.ofCrossZ(ca);
    return seen > widest ? 12 : best;
  }

  /// {@return the gap that the box's face across x or its opposite sees}
  private double ofFaceX() {
    return beyond(a.x(), b.x(), c.x()) - half.x();
  }

  private double ofFaceY() {
    return beyond(a.y(), b.y(), c.y()) - half.y();
  }

  private double ofFaceZ() {
    return beyond(a.z(), b.z(), c.z()) - half.z();
  }

  /// {@return the gap that the triangle's normal or its opposite sees; minus infinity if it has
  /// none}
  private double ofTriangle() {
    double squared = normal.lengthSquared();
    double gap =
        beyond(a.dot(normal), b.dot(normal), c.dot(normal))
            - half.x() * Math.abs(normal.x())
            - half.y() * Math.abs(normal.y())
            - half.z() * Math.abs(normal.z());
    return squared > Choice.SMALL ? gap / Math.sqrt(squared) : Double.NEGATIVE_INFINITY;
  }

  /// {@return the gap that the cross product of x and an edge, or its opposite, sees; minus
  /// infinity if they are parallel}
  private double ofCrossX(Vec3 edge) {
    return ofCross(
        edge.y(), edge.z(), a.y(), a.z(), b.y(), b.z(), c.y(), c.z(), half.y(), half.z());
  }

  private double ofCrossY(Vec3 edge) {
    return ofCross(
        edge.z(), edge.x(), a.z(), a.x(), b.z(), b.x(), c.z(), c.x(), half.z(), half.x());
  }

  private double ofCrossZ(Vec3 edge) {
    return ofCross(
        edge.x(), edge.y(), a.x(), a.y(), b.x(), b.y(), c.x(), c.y(), half.x(), half.y());
  }

  /// The direction has no component along the box's axis, and `(-v, u)` across it.
  private static double ofCross(
      double u,
      double v,
      double au,
      double av,
      double bu,
      double bv,
      double cu,
      double cv,
      double halfU,
      double halfV) {
    double gap =
        beyond(av * u - au * v, bv * u - bu * v, cv * u - cu * v)
            - halfU * Math.abs(v)
            - halfV * Math.abs(u);
    double squared = u * u + v * v;
    return squared > Choice.SMALL ? gap / Math.sqrt(squared) : Double.NEGATIVE_INFINITY;
  }

  /// {@return how far three numbers are from zero on the side where they reach further; negative if
  /// they are on both}
  private static double beyond(double a, double b, double c) {
    return Math.max(Math.min(Math.min(a, b), c), -Math.max(Math.max(a, b), c));
  }

  /// {@return an axis, whichever way sees more; or the way squared up to an edge, or as it is;
  /// unit}
  ///
  /// @param way from the nearest point of the box to that of the triangle
  Vec3 direction(int index, Vec3 way) {
    boolean isAxis = index < AXES;
    int squared = index == Square.WAY ? Square.NONE : index - AXES;
    Vec3 edge = along(!isAxis ? squared - 3 : index < 4 ? 0 : (index - 4) % 3);
    Vec3 axis = axis(index, edge);
    double ofA = a.dot(axis);
    double ofB = b.dot(axis);
    double ofC = c.dot(axis);
    double most = Math.max(Math.max(ofA, ofB), ofC);
    double least = Math.min(Math.min(ofA, ofB), ofC);
    Vec3 seeing = Choice.turned(most + least < 0, axis);
    return Choice.unit(Pick.of(isAxis, seeing, Square.to(squared, edge, way)));
  }

  /// A face normal of the box (0 to 2), the triangle's (3), or the cross product of the box's x, y
  /// or z and an edge.
  private Vec3 axis(int index, Vec3 edge) {
    int own = index < 3 ? index : (index - 4) / 3;
    boolean face = index < 3;
    boolean across = index > 3;
    // Number by number: of vectors to choose from, each would be put on the heap.
    return new Vec3(
        face
            ? (own == 0 ? 1 : 0)
            : !across ? normal.x() : own == 0 ? 0 : own == 1 ? edge.z() : -edge.y(),
        face
            ? (own == 1 ? 1 : 0)
            : !across ? normal.y() : own == 0 ? -edge.z() : own == 1 ? 0 : edge.x(),
        face
            ? (own == 2 ? 1 : 0)
            : !across ? normal.z() : own == 0 ? edge.y() : own == 1 ? -edge.x() : 0);
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

  /// {@return the corner where an edge starts; after the last comes the first again}
  private Vec3 start(int edge) {
    return Pick.of(edge == 1, b, Pick.of(edge == 2, c, a));
  }

  /// {@return the way along an edge, from `start`}
  private Vec3 along(int edge) {
    return start(edge + 1).minus(start(edge));
  }
}
