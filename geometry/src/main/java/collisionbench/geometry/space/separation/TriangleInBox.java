package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
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
record TriangleInBox(Vec3 half, Vec3 a, Vec3 b, Vec3 c, Vec3 normal) implements InBox {

  private static final int FACE = 3;

  /// How many separating axes there are.
  static final int AXES = 13;

  /// As in `SimplexNearest`.
  private static final double MARGIN = 0x1p-49;

  static TriangleInBox of(Box box, Triangle triangle) {
    Rotation turn = box.orientation();
    Vec3 a = turn.undo(triangle.a().minus(box.center()));
    Vec3 b = turn.undo(triangle.b().minus(box.center()));
    Vec3 c = turn.undo(triangle.c().minus(box.center()));
    return new TriangleInBox(box.halfExtents(), a, b, c, Cross.of(b.minus(a), c.minus(a)));
  }

  @Override
  public TriangleInBox moved(Vec3 by) {
    return new TriangleInBox(half, a.plus(by), b.plus(by), c.plus(by), normal);
  }

  @Override
  public Normals normals(Vec3 way) {
    return new TriangleNormals(this, way);
  }

  @Override
  public Nearest nearest() {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 3; i++) {
      double squared = SegmentToBox.excess(onEdge(i), half).lengthSquared();
      if (squared < least) {
        least = squared;
        best = i;
      }
    }
    if (faceSquared() < least) {
      Vec3 toFace = normal.times(a.minus(corner()).dot(normal) / normal.lengthSquared());
      return new Nearest(FACE, corner(), toFace);
    }
    Vec3 onEdge = onEdge(best);
    Vec3 way = SegmentToBox.excess(onEdge, half);
    return new Nearest(best, onEdge.minus(way), way);
  }

  /// {@return the square of the distance from the corner nearest to the triangle's plane, if it is
  /// well inside the triangle as seen along the normal}
  private double faceSquared() {
    Vec3 corner = corner();
    Vec3 ab = along(0);
    Vec3 bc = along(1);
    Vec3 ca = along(2);
    Vec3 toA = a.minus(corner);
    Vec3 toB = b.minus(corner);
    Vec3 toC = c.minus(corner);
    double size = toA.sumOfMagnitudes() + ab.sumOfMagnitudes() + ca.sumOfMagnitudes();
    double margin = MARGIN * size * normal.sumOfMagnitudes();
    double besideAb = toA.cross(ab).dot(normal) - margin * ab.sumOfMagnitudes();
    double besideBc = toB.cross(bc).dot(normal) - margin * bc.sumOfMagnitudes();
    double besideCa = toC.cross(ca).dot(normal) - margin * ca.sumOfMagnitudes();
    double whole = normal.lengthSquared();
    boolean inside = besideAb > 0 && besideBc > 0 && besideCa > 0 && whole > Direction.SMALL;
    double out = toA.dot(normal);
    return inside ? out * out / whole : Double.POSITIVE_INFINITY;
  }

  /// {@return the nearest point of an edge}
  private Vec3 onEdge(int edge) {
    Vec3 start = start(edge);
    Vec3 along = along(edge);
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

  /// Of axes that see as much the first.
  @Override
  public Vec3 widest() {
    int best = 0;
    double widest = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < AXES; i++) {
      double seen = seen(direction(i));
      if (seen > widest) {
        widest = seen;
        best = i;
      }
    }
    return axis(best);
  }

  /// {@return the gap that a direction or its opposite sees; minus infinity if its squared length
  /// has lost digits}
  ///
  /// It is no axis then: the triangle has no area, or an edge is that short or next to parallel,
  /// and what it alone sees is less than rounding.
  private double seen(Vec3 v) {
    double squared = v.lengthSquared();
    double gap = outOfBox(beyond(a.dot(v), b.dot(v), c.dot(v)), v);
    return squared > Direction.SMALL ? gap / Math.sqrt(squared) : Double.NEGATIVE_INFINITY;
  }

  /// {@return how far three numbers are from zero on the side where they reach further; negative if
  /// they are on both}
  private static double beyond(double a, double b, double c) {
    return Math.max(Math.min(Math.min(a, b), c), -Math.max(Math.max(a, b), c));
  }

  /// {@return a separating axis, whichever way sees more; unit}
  Vec3 axis(int index) {
    Vec3 axis = direction(index);
    double ofA = a.dot(axis);
    double ofB = b.dot(axis);
    double ofC = c.dot(axis);
    double most = Math.max(Math.max(ofA, ofB), ofC);
    double least = Math.min(Math.min(ofA, ofB), ofC);
    return Direction.unit(Direction.turned(most + least < 0, axis));
  }

  /// A face normal of the box (0 to 2), the triangle's (3), or the cross product of the box's x, y
  /// or z and an edge.
  private Vec3 direction(int index) {
    return switch (index) {
      case 0 -> Vec3.X;
      case 1 -> Vec3.Y;
      case 2 -> Vec3.Z;
      case 3 -> normal;
      case 4, 5, 6 -> Vec3.X.cross(along(index - 4));
      case 7, 8, 9 -> Vec3.Y.cross(along(index - 7));
      default -> Vec3.Z.cross(along(index - 10));
    };
  }

  @Override
  public double gap(Vec3 v) {
    return outOfBox(Math.min(Math.min(a.dot(v), b.dot(v)), c.dot(v)), v);
  }

  /// {@return what of a way along `v` from the box's centre is beyond the box}
  private double outOfBox(double way, Vec3 v) {
    return way
        - half.x() * Math.abs(v.x())
        - half.y() * Math.abs(v.y())
        - half.z() * Math.abs(v.z());
  }

  @Override
  public double size() {
    return half.sumOfMagnitudes() + a.sumOfMagnitudes() + b.sumOfMagnitudes() + c.sumOfMagnitudes();
  }

  /// {@return the corner where an edge starts; after the last comes the first again}
  private Vec3 start(int edge) {
    return edge == 1 ? b : edge == 2 ? c : a;
  }

  /// {@return the way along an edge, from `start`}
  Vec3 along(int edge) {
    return start(edge + 1).minus(start(edge));
  }
}
