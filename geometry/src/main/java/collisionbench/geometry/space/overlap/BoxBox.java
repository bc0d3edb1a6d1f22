package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// Two boxes: by their inner and outer spheres, else by the 15 separating axes in the frame of A.
/// (Gottschalk, OBBTree, 1996.)
final class BoxBox {

  private BoxBox() {}

  static double test(Box a, Box b) {
    Vec3 way = b.center().minus(a.center());
    Vec3 halfA = a.halfExtents();
    Vec3 halfB = b.halfExtents();
    double squared = way.lengthSquared();
    double inner = least(halfA) + least(halfB);
    if (squared < inner * inner * Reach.LESS && inner > Reach.LEAST && inner < 0x1p500) {
      return Verdict.TOUCHING;
    }
    double aa = halfA.lengthSquared();
    double bb = halfB.lengthSquared();
    if (squared > 2 * (aa + bb) * Reach.MORE && squared > Reach.LEAST) {
      return Verdict.APART;
    }
    double size = 3 * Math.sqrt(squared + aa + bb);
    if (!(size > Reach.LEAST)) {
      return Verdict.UNSURE;
    }
    return same(a.orientation(), b.orientation())
        ? aligned(Turn.of(a.orientation()), way, halfA.plus(halfB), size)
        : turned(a.orientation(), b.orientation(), way, halfA, halfB, size);
  }

  private static double least(Vec3 half) {
    double xy = half.x() < half.y() ? half.x() : half.y();
    return xy < half.z() ? xy : half.z();
  }

  private static boolean same(Rotation a, Rotation b) {
    return a.x() == b.x() && a.y() == b.y() && a.z() == b.z() && a.w() == b.w();
  }

  /// Components of the way carry 15 u of it, sums of half extents 1 u, the difference 1 u.
  private static double aligned(Turn turn, Vec3 way, Vec3 half, double size) {
    if (!turn.ordinary()) {
      return Verdict.UNSURE;
    }
    Vec3 local = turn.undo(way);
    double x = Math.abs(local.x()) - half.x();
    double y = Math.abs(local.y()) - half.y();
    double z = Math.abs(local.z()) - half.z();
    double gap = Math.max(x, Math.max(y, z));
    double slack = 2 * Reach.SLACK * size;
    return gap > slack ? Verdict.APART : gap < -slack ? Verdict.TOUCHING : Verdict.UNSURE;
  }

  private static double turned(
      Rotation p, Rotation q, Vec3 way, Vec3 halfA, Vec3 halfB, double size) {
    Turn between =
        Turn.of(
            p.w() * q.x() - p.x() * q.w() - (p.y() * q.z() - p.z() * q.y()),
            p.w() * q.y() - p.y() * q.w() - (p.z() * q.x() - p.x() * q.z()),
            p.w() * q.z() - p.z() * q.w() - (p.x() * q.y() - p.y() * q.x()),
            p.w() * q.w() + p.x() * q.x() + p.y() * q.y() + p.z() * q.z());
    if (!between.ordinary()) {
      return Verdict.UNSURE;
    }
    double inverse = 1 / between.n();
    BoxAxes axes =
        new BoxAxes(
            Turn.undo(p, way),
            halfA,
            halfB,
            between.x().times(inverse),
            between.y().times(inverse),
            between.z().times(inverse));
    return axes.verdict(size);
  }
}
