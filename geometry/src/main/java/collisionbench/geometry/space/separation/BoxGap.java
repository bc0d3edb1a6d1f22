package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// The nearest points of two boxes, in A's frame: a corner of one and the other, or an edge of B
/// and A. Corners come first, and an edge is looked at only if its ends leave room for a nearer
/// point.
///
/// @param onA the nearest point of A
/// @param out from there to the nearest point of B
record BoxGap(Vec3 onA, Vec3 out) {

  private static final int NONE = -1;

  /// What is nearer by less than rounding is not looked for.
  private static final double CERTAIN = 1 - 0x1p-50;

  /// {@return the nearest points; any pair within `enough` of one another will do}
  ///
  /// @param to the way from A's centre to B's
  /// @param a A's half extents
  /// @param b B's half extents
  /// @param x B's first axis
  /// @param y B's second axis
  /// @param z B's third axis
  static BoxGap of(Vec3 to, Vec3 a, Vec3 b, Vec3 x, Vec3 y, Vec3 z, double enough) {
    Vec3 bx = x.times(b.x());
    Vec3 by = y.times(b.y());
    Vec3 bz = z.times(b.z());
    int cornerB = nearestCorner(to, bx, by, bz, a);
    double leastB = distanceSquared(corner(to, bx, by, bz, cornerB), a);
    // A's corners and the way to A's centre, in B's frame.
    Vec3 back = local(to.negated(), x, y, z);
    Vec3 ax = new Vec3(x.x(), y.x(), z.x()).times(a.x());
    Vec3 ay = new Vec3(x.y(), y.y(), z.y()).times(a.y());
    Vec3 az = new Vec3(x.z(), y.z(), z.z()).times(a.z());
    int cornerA = nearestCorner(back, ax, ay, az, b);
    double leastA = distanceSquared(corner(back, ax, ay, az, cornerA), b);
    BoxGap corners =
        leastB <= leastA
            ? ofB(corner(to, bx, by, bz, cornerB), a)
            : ofA(corner(back, ax, ay, az, cornerA), corner(a, cornerA), b, x, y, z);
    double least = Math.min(leastA, leastB);
    if (least <= enough * enough) {
      return corners;
    }
    Vec3 normal = corners.out.times(1 / Math.sqrt(least));
    int edge = nearestEdge(to, bx, by, bz, a, normal, least);
    if (edge == NONE) {
      return corners;
    }
    Vec3 start = corner(to, bx, by, bz, start(edge));
    Vec3 along = along(edge, bx, by, bz);
    return ofB(start.plus(SegmentToBox.parameterNearest(start, along, a), along), a);
  }

  private static BoxGap ofA(Vec3 inB, Vec3 inA, Vec3 b, Vec3 x, Vec3 y, Vec3 z) {
    Vec3 out = SegmentToBox.excess(inB, b);
    return new BoxGap(inA, x.times(-out.x()).plus(-out.y(), y).plus(-out.z(), z));
  }

  private static BoxGap ofB(Vec3 point, Vec3 a) {
    Vec3 out = SegmentToBox.excess(point, a);
    return new BoxGap(point.minus(out), out);
  }

  /// {@return the corner `center +- u +- v +- w` that is nearest to a box; bits 0, 1, 2 are the
  /// signs}
  private static int nearestCorner(Vec3 center, Vec3 u, Vec3 v, Vec3 w, Vec3 half) {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 4; i++) {
      double x = center.x() + side(i, 1) * u.x() + side(i, 2) * v.x();
      double y = center.y() + side(i, 1) * u.y() + side(i, 2) * v.y();
      double z = center.z() + side(i, 1) * u.z() + side(i, 2) * v.z();
      double low = distanceSquared(x - w.x(), y - w.y(), z - w.z(), half);
      double high = distanceSquared(x + w.x(), y + w.y(), z + w.z(), half);
      best = low < least ? i : best;
      least = low < least ? low : least;
      best = high < least ? i + 4 : best;
      least = high < least ? high : least;
    }
    return best;
  }

  /// {@return the edge of B with a point nearer to A than `least`, squared; the nearest of them}
  ///
  /// @param normal unit, from A to B: an edge that is beyond a plane across it is no nearer than
  ///   that plane
  private static int nearestEdge(
      Vec3 to, Vec3 x, Vec3 y, Vec3 z, Vec3 half, Vec3 normal, double least) {
    double reach =
        half.x() * Math.abs(normal.x())
            + half.y() * Math.abs(normal.y())
            + half.z() * Math.abs(normal.z());
    double plane = reach + Math.sqrt(least) * CERTAIN - to.dot(normal);
    double alongX = x.dot(normal);
    double alongY = y.dot(normal);
    double alongZ = z.dot(normal);
    int candidates =
        below(plane + Math.abs(alongX), alongY, alongZ)
            | below(plane + Math.abs(alongY), alongX, alongZ) << 4
            | below(plane + Math.abs(alongZ), alongX, alongY) << 8;
    int best = NONE;
    double squared = least;
    while (candidates != 0) {
      int i = Integer.numberOfTrailingZeros(candidates);
      candidates &= candidates - 1;
      Vec3 start = corner(to, x, y, z, start(i));
      Vec3 along = along(i, x, y, z);
      if (atLeast(start, along, half) < squared) {
        double t = SegmentToBox.parameterNearest(start, along, half);
        double there = distanceSquared(start.plus(t, along), half);
        best = there < squared ? i : best;
        squared = Math.min(squared, there);
      }
    }
    return best;
  }

  /// {@return a bit for each of `-p - q`, `p - q`, `q - p` and `p + q` that is less than `plane`}
  private static int below(double plane, double p, double q) {
    return (-p - q < plane ? 1 : 0)
        | (p - q < plane ? 2 : 0)
        | (q - p < plane ? 4 : 0)
        | (p + q < plane ? 8 : 0);
  }

  private static Vec3 along(int edge, Vec3 x, Vec3 y, Vec3 z) {
    double alongX = edge < 4 ? 2 : 0;
    double alongY = edge >= 4 && edge < 8 ? 2 : 0;
    double alongZ = edge >= 8 ? 2 : 0;
    return x.times(alongX).plus(alongY, y).plus(alongZ, z);
  }

  private static double distanceSquared(Vec3 point, Vec3 half) {
    return distanceSquared(point.x(), point.y(), point.z(), half);
  }

  private static double distanceSquared(double x, double y, double z, Vec3 half) {
    // No branches: which of them is taken would be a toss-up for every corner.
    double outX = Math.abs(x) - half.x();
    double outY = Math.abs(y) - half.y();
    double outZ = Math.abs(z) - half.z();
    double twiceX = outX + Math.abs(outX);
    double twiceY = outY + Math.abs(outY);
    double twiceZ = outZ + Math.abs(outZ);
    return 0.25 * (twiceX * twiceX + twiceY * twiceY + twiceZ * twiceZ);
  }

  /// {@return the corner of B that an edge starts from: four along x, four along y, four along z}
  private static int start(int edge) {
    int i = edge & 3;
    return edge < 4 ? i << 1 : edge < 8 ? (i & 1) | (i & 2) << 1 : i;
  }

  private static Vec3 corner(Vec3 to, Vec3 x, Vec3 y, Vec3 z, int index) {
    return to.plus(side(index, 1), x).plus(side(index, 2), y).plus(side(index, 4), z);
  }

  private static Vec3 corner(Vec3 half, int index) {
    return new Vec3(
        side(index, 1) * half.x(), side(index, 2) * half.y(), side(index, 4) * half.z());
  }

  private static double side(int index, int bit) {
    return (index & bit) == 0 ? -1 : 1;
  }

  private static Vec3 local(Vec3 v, Vec3 x, Vec3 y, Vec3 z) {
    return new Vec3(v.dot(x), v.dot(y), v.dot(z));
  }

  /// {@return what the square of an edge's distance is at least, by its ends}
  private static double atLeast(Vec3 start, Vec3 along, Vec3 half) {
    double x = beyond(start.x(), along.x(), half.x());
    double y = beyond(start.y(), along.y(), half.y());
    double z = beyond(start.z(), along.z(), half.z());
    return x * x + y * y + z * z;
  }

  private static double beyond(double start, double along, double half) {
    double end = start + along;
    double least = start < end ? start : end;
    double most = start < end ? end : start;
    return least > half ? least - half : most < -half ? most + half : 0;
  }
}
