package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;

/// A solid box and a triangle, by 13 separating axes in the box's frame. (Akenine-Moeller, Fast 3D
/// Triangle-Box Overlap Testing, 2001.)
///
/// Corners carry 16 u of `size` and are at most that long, edges 33 u of twice that. Along the
/// cross product of an edge and an axis that makes 200 u of the square; along the triangle's normal
/// (280 u of the square, and 8 times the square long) 1600 u of the cube. Eight times the square,
/// or the cube, overflows before anything that is compared with it does.
final class BoxTriangle {

  private static final double FACE = 0x1p-48;
  private static final double CROSS = 0x1p-48;
  private static final double NORMAL = 0x1p-45;

  private BoxTriangle() {}

  static int test(Box a, Triangle b) {
    Vec3 half = a.halfExtents();
    Vec3 toA = b.a().minus(a.center());
    Vec3 toB = b.b().minus(a.center());
    Vec3 toC = b.c().minus(a.center());
    double most = half.sumOfMagnitudes() * Reach.MORE;
    if (beyond(toA.x(), toB.x(), toC.x(), most)
        || beyond(toA.y(), toB.y(), toC.y(), most)
        || beyond(toA.z(), toB.z(), toC.z(), most)) {
      return Verdict.APART;
    }
    double size =
        toA.sumOfMagnitudes()
            + toB.sumOfMagnitudes()
            + toC.sumOfMagnitudes()
            + half.sumOfMagnitudes();
    // The cube of the size must not vanish.
    if (!(size > 0x1p-250)) {
      return Verdict.UNSURE;
    }
    return test(a, b, size);
  }

  private static boolean beyond(double a, double b, double c, double most) {
    return (a > most && b > most && c > most) || (a < -most && b < -most && c < -most);
  }

  /// {@return the verdict of shapes whose bounds meet}
  private static int test(Box box, Triangle triangle, double size) {
    Vec3 half = box.halfExtents();
    Rotation turn = box.orientation();
    Vec3 a = turn.undo(triangle.a().minus(box.center()));
    Vec3 b = turn.undo(triangle.b().minus(box.center()));
    Vec3 c = turn.undo(triangle.c().minus(box.center()));
    double face = FACE * size;
    double faces =
        Math.max(
            gap(half.x(), a.x(), b.x(), c.x()),
            Math.max(gap(half.y(), a.y(), b.y(), c.y()), gap(half.z(), a.z(), b.z(), c.z())));
    if (faces > face) {
      return Verdict.APART;
    }
    Vec3 u = b.minus(a);
    Vec3 v = c.minus(a);
    double normal = NORMAL * (8 * size * size * size);
    double acrossFace = along(u.cross(v), half, a);
    if (acrossFace > normal) {
      return Verdict.APART;
    }
    double cross = CROSS * (8 * size * size);
    double crosses = Math.max(across(u, half, a, c), across(v, half, a, b));
    if (crosses > cross) {
      return Verdict.APART;
    }
    crosses = Math.max(crosses, across(c.minus(b), half, b, a));
    if (crosses > cross) {
      return Verdict.APART;
    }
    boolean surely = faces < -face && acrossFace < -normal && crosses < -cross;
    return surely ? Verdict.TOUCHING : Verdict.UNSURE;
  }

  /// {@return the gap that the triangle's normal sees}
  private static double along(Vec3 n, Vec3 half, Vec3 a) {
    return Math.abs(n.dot(a))
        - (half.x() * Math.abs(n.x()) + half.y() * Math.abs(n.y()) + half.z() * Math.abs(n.z()));
  }

  /// {@return the widest gap along the cross products of an edge with the three axes}
  ///
  /// @param on a corner on the edge
  /// @param off the corner off it
  private static double across(Vec3 e, Vec3 half, Vec3 on, Vec3 off) {
    double x = Math.abs(e.x());
    double y = Math.abs(e.y());
    double z = Math.abs(e.z());
    double alongX =
        gap(
            half.y() * z + half.z() * y,
            on.z() * e.y() - on.y() * e.z(),
            off.z() * e.y() - off.y() * e.z());
    double alongY =
        gap(
            half.z() * x + half.x() * z,
            on.x() * e.z() - on.z() * e.x(),
            off.x() * e.z() - off.z() * e.x());
    double alongZ =
        gap(
            half.x() * y + half.y() * x,
            on.y() * e.x() - on.x() * e.y(),
            off.y() * e.x() - off.x() * e.y());
    return Math.max(alongX, Math.max(alongY, alongZ));
  }

  private static double gap(double half, double a, double b) {
    return Math.max(Math.min(a, b), -Math.max(a, b)) - half;
  }

  private static double gap(double half, double a, double b, double c) {
    return Math.max(Math.min(Math.min(a, b), c), -Math.max(Math.max(a, b), c)) - half;
  }
}
