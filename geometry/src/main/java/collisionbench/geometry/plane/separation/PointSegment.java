package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

final class PointSegment {

  /// What an edge is made longer by where only signs are asked: no product of it overflows, and
  /// none underflows unless both of its factors are tiny.
  private static final double MORE = 0x1p500;

  /// The square of less than this may underflow beside numbers of ordinary size.
  private static final double TINY = 0x1p-400;

  /// Brings what is `TINY` to an ordinary size.
  private static final double LARGE = 0x1p600;

  private PointSegment() {}

  /// Beside the segment the distance is `|(b - a) x (p - a)| / |b - a|`, and the side is exact, so
  /// the normal is right however near the point is. Beyond an end it is that of two points.
  ///
  /// From a point on the segment it is 0, and the normal is the segment's.
  static Separation2 between(Vec2 p, Vec2 a, Vec2 b) {
    Vec2 along = b.minus(a);
    Vec2 fromA = p.minus(a);
    Vec2 fromB = p.minus(b);
    Vec2 longer = along.times(MORE);
    boolean beyondA = fromA.dot(longer) <= 0;
    boolean between = !beyondA && fromB.dot(longer) < 0;
    boolean nearA = beyondA || (between && fromA.lengthSquared() <= fromB.lengthSquared());
    Vec2 end = nearA ? a : b;
    Vec2 toEnd = end.minus(p);
    boolean onEnd = toEnd.x() == 0 && toEnd.y() == 0;
    boolean beside = between || onEnd;
    int side = between ? Orientation.of(a, b, p) : 0;
    Vec2 across = (side > 0 ? along.negated() : along).perpendicular();
    Vec2 normal = PointPoint.normal(beside ? across : toEnd);
    double distance = beside && side == 0 ? 0 : Math.abs(toEnd.dot(normal));
    Vec2 pointB = beside ? p.plus(distance, normal) : end;
    return new Separation2(distance, p, pointB, normal);
  }

  /// The same, right also where the segment and the way to it are so short that their product
  /// underflows. They are parts of larger cores then: of a point and a segment alone it makes no
  /// difference, as only radii can be larger (`Magnitude`), which hide any normal.
  static Separation2 betweenTiny(Vec2 p, Vec2 a, Vec2 b) {
    Vec2 toA = a.minus(p);
    Vec2 toB = b.minus(p);
    if (!(isTiny(toA) && isTiny(toB))) {
      return between(p, a, b);
    }
    Separation2 large = between(Vec2.ZERO, toA.times(LARGE), toB.times(LARGE));
    double distance = large.distance() / LARGE;
    return new Separation2(distance, p, p.plus(distance, large.normal()), large.normal());
  }

  private static boolean isTiny(Vec2 v) {
    return Math.abs(v.x()) < TINY && Math.abs(v.y()) < TINY;
  }

  /// {@return whether the foot of the point on the line is between the ends}
  static boolean isBeside(Vec2 p, Vec2 a, Vec2 b) {
    Vec2 along = b.minus(a);
    return p.minus(a).dot(along) > 0 && p.minus(b).dot(along) < 0;
  }

  /// {@return the way to the nearest point, to choose by}
  static Vec2 way(Vec2 p, Vec2 a, Vec2 b) {
    Vec2 along = b.minus(a);
    double reach = p.minus(a).dot(along);
    double squared = along.lengthSquared();
    double t = reach <= 0 ? 0 : reach >= squared ? 1 : reach / squared;
    return a.minus(p).plus(t, along);
  }

  /// {@return the square of the distance, to choose by}
  static double squared(Vec2 p, Vec2 a, Vec2 b) {
    double alongX = b.x() - a.x();
    double alongY = b.y() - a.y();
    double fromX = p.x() - a.x();
    double fromY = p.y() - a.y();
    if (fromX * alongX + fromY * alongY <= 0) {
      return fromX * fromX + fromY * fromY;
    }
    double beyondX = p.x() - b.x();
    double beyondY = p.y() - b.y();
    if (beyondX * alongX + beyondY * alongY >= 0) {
      return beyondX * beyondX + beyondY * beyondY;
    }
    // From the nearer end, as the distance is measured.
    boolean nearA = fromX * fromX + fromY * fromY <= beyondX * beyondX + beyondY * beyondY;
    double beside = alongX * (nearA ? fromY : beyondY) - alongY * (nearA ? fromX : beyondX);
    // In this order nothing underflows that matters.
    return beside * (beside / (alongX * alongX + alongY * alongY));
  }
}
