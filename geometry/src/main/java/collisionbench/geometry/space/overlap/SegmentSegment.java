package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.core.Orientation;
import collisionbench.geometry.space.core.SegmentPair;

/// Two segments. They meet, decided exactly; or they come within a reach of one another: an end
/// near the other segment, or the common perpendicular between them and short.
final class SegmentSegment {

  /// Below this squared sine of the angle the perpendicular's direction is too inexact to measure
  /// along.
  private static final double NEARLY_PARALLEL = 1e-10;

  private SegmentSegment() {}

  static boolean test(Segment a, Segment b, double reach) {
    if (reach > 0 && (Order.compare(a, b) <= 0 ? within(a, b, reach) : within(b, a, reach))) {
      return true;
    }
    return meet(a, b);
  }

  /// {@return whether the distance is at most `reach`, up to rounding}
  static boolean within(Segment a, Segment b, double reach) {
    return PointSegment.within(a.start(), b, reach)
        || PointSegment.within(a.end(), b, reach)
        || PointSegment.within(b.start(), a, reach)
        || PointSegment.within(b.end(), a, reach)
        || withinBetween(a, b, reach);
  }

  private static boolean withinBetween(Segment a, Segment b, double reach) {
    Vec3 u = a.end().minus(a.start());
    Vec3 v = b.end().minus(b.start());
    Vec3 r = b.start().minus(a.start());
    Vec3 n = u.cross(v);
    double whole = n.lengthSquared();
    if (whole <= NEARLY_PARALLEL * u.lengthSquared() * v.lengthSquared()) {
      return SegmentPair.nearest(a, b).distanceSquared() <= reach * reach;
    }
    double s = r.cross(v).dot(n);
    double t = r.cross(u).dot(n);
    double gap = r.dot(n);
    return s >= 0 && s <= whole && t >= 0 && t <= whole && gap * gap <= reach * reach * whole;
  }

  /// {@return whether the segments have a point in common; exact}
  static boolean meet(Segment a, Segment b) {
    if (!Flat.boundsMeet(a, b) || Orientation.volume(a.start(), a.end(), b.start(), b.end()) != 0) {
      return false;
    }
    // Coplanar. Where they are not all on one line, some axis sees the plane from the front.
    for (int axis = 0; axis < 3; axis++) {
      if (Flat.spans(axis, a, b)) {
        return Flat.meet(axis, a, b);
      }
    }
    return true;
  }
}
