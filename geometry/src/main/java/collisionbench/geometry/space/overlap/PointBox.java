package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;

/// A point and a solid box, in the box's frame: what sticks out of the slabs is the distance.
final class PointBox {

  private PointBox() {}

  /// 256 u.
  private static final double SLACK = 16 * Reach.SLACK;

  /// Components in the frame carry 21 u of the way, what sticks out 1 u more, and its length 55 u.
  /// The square carries twice that of it and the way: 120 u of the way's square, which is that of
  /// the components but for 50 u. The limit carries 3 u of itself. What underflow takes is less
  /// than the least square. Where one of the two squares overflows and the other is near to that,
  /// the sum of all does.
  static int test(Vec3 a, Box b, double reach) {
    Vec3 way = a.minus(b.center());
    Vec3 local = b.orientation().isNone() ? way : b.orientation().undo(way);
    Vec3 out = out(local, b.halfExtents());
    double limit = reach * reach;
    double slack = SLACK * Fused.squaredPlus(local, Reach.LEAST_SQUARE + limit);
    int verdict = Verdict.of(limit - out.lengthSquared(), slack);
    return Verdict.isSure(verdict) ? verdict : careful(a, b, reach);
  }

  /// {@return what of a point in the box's frame sticks out of the slabs}
  private static Vec3 out(Vec3 local, Vec3 half) {
    return new Vec3(
        beyond(local.x(), half.x()), beyond(local.y(), half.y()), beyond(local.z(), half.z()));
  }

  /// Not a number if one of the two is.
  private static double beyond(double at, double half) {
    double more = Math.abs(at) - half;
    return Math.max(more, 0);
  }

  /// Tells more where the box is much larger than the reach, and where the point is inside.
  private static int careful(Vec3 a, Box b, double reach) {
    Vec3 half = b.halfExtents();
    Vec3 way = a.minus(b.center());
    Vec3 local = b.orientation().undo(way);
    double size = 4 * (way.sumOfMagnitudes() + half.sumOfMagnitudes() + reach);
    int verdict = Reach.ofWay(out(local, half), size, reach);
    return Verdict.isSure(verdict) ? verdict : inside(local, half, Reach.SLACK * size);
  }

  private static int inside(Vec3 local, Vec3 half, double slack) {
    boolean inside =
        Math.abs(local.x()) < half.x() - slack
            && Math.abs(local.y()) < half.y() - slack
            && Math.abs(local.z()) < half.z() - slack;
    return inside && slack > Reach.LEAST ? Verdict.TOUCHING : Verdict.UNSURE;
  }
}
