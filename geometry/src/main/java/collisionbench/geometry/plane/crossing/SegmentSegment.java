package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Lie;
import collisionbench.geometry.plane.separation.Separation2;
import java.util.OptionalDouble;

/// Parallel, collinear and crossing are told apart exactly.
final class SegmentSegment {

  /// The sine of the angle below which a crossing's place is uncertain by more than it is long.
  private static final double NEARLY_PARALLEL = 1e-12;

  private static final double LEAST = 0x1p-900;

  private SegmentSegment() {}

  /// For segments that touch, before they are scaled if no longer after.
  static Crossing2 of(Segment2 first, Segment2 second) {
    Vec2 a = first.start();
    Vec2 b = first.end();
    Vec2 c = second.start();
    Vec2 d = second.end();
    if (Orientation.ofDirections(a, b, c, d) != 0) {
      return skew(a, b, c, d);
    }
    return lie(first, second) == Lie.COLLINEAR ? onOneLine(a, b, c, d) : nearest(a, b, c, d);
  }

  /// What scaling took apart touches where the two are nearest.
  private static Crossing2 nearest(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    Separation2 gap = Separation2.between(new Segment2(a, b), new Segment2(c, d));
    double t = Math.clamp(parameter(gap.pointA(), a, b), 0, 1);
    double u = Math.clamp(parameter(gap.pointB(), c, d), 0, 1);
    return crossing(t, u, a.towards(b, t));
  }

  /// {@return how one segment lies to the other}
  static Lie lie(Segment2 first, Segment2 second) {
    Vec2 a = first.start();
    Vec2 b = first.end();
    Vec2 c = second.start();
    Vec2 d = second.end();
    boolean points = a.equals(b) && c.equals(d);
    if (points || Orientation.ofDirections(a, b, c, d) != 0) {
      return Lie.APART;
    }
    if (Orientation.of(a, b, c) == 0 && Orientation.of(c, d, a) == 0) {
      return Lie.COLLINEAR;
    }
    return a.equals(b) || c.equals(d) ? Lie.APART : Lie.PARALLEL;
  }

  /// The ends' distances from the other segment's line are on opposite sides, so nothing cancels.
  private static Crossing2 skew(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    int sideC = Orientation.of(a, b, c);
    int sideD = Orientation.of(a, b, d);
    int sideA = Orientation.of(c, d, a);
    int sideB = Orientation.of(c, d, b);
    if (sideA * sideB > 0 || sideC * sideD > 0) {
      return nearest(a, b, c, d);
    }
    double t = ratio(sideA, d.minus(c).cross(a.minus(c)), sideB, d.minus(c).cross(b.minus(c)));
    double u = ratio(sideC, b.minus(a).cross(c.minus(a)), sideD, b.minus(a).cross(d.minus(a)));
    if (sideC == 0 || sideD == 0) {
      Vec2 end = sideC == 0 ? c : d;
      return crossing(Math.clamp(parameter(end, a, b), 0, 1), u, end);
    }
    if (sideA == 0 || sideB == 0) {
      Vec2 end = sideA == 0 ? a : b;
      return crossing(t, Math.clamp(parameter(end, c, d), 0, 1), end);
    }
    return isNearlyParallel(b.minus(a), d.minus(c))
        ? nearlyOnOneLine(t, a, b, c, d)
        : crossing(t, u, a.towards(b, t));
  }

  private static Crossing2 crossing(double t, double u, Vec2 point) {
    return new Crossing2.Point(t, point, OptionalDouble.of(u));
  }

  /// By squares, unless they underflow.
  private static boolean isNearlyParallel(Vec2 p, Vec2 q) {
    double cross = p.cross(q);
    double squared = p.lengthSquared() * q.lengthSquared();
    return squared > LEAST
        ? cross * cross < NEARLY_PARALLEL * NEARLY_PARALLEL * squared
        : Math.abs(p.normalized().cross(q.normalized())) < NEARLY_PARALLEL;
  }

  /// Where the lines cross is then lost in rounding, but both segments hold the point.
  private static Crossing2 nearlyOnOneLine(double t, Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    double u = Math.clamp(parameter(a.towards(b, t), c, d), 0, 1);
    double held = Math.clamp(parameter(c.towards(d, u), a, b), 0, 1);
    return crossing(held, u, a.towards(b, held));
  }

  private static double ratio(int sideFrom, double from, int sideTo, double to) {
    if (sideFrom == 0 || sideTo == 0) {
      return sideFrom == 0 ? 0 : 1;
    }
    double sum = Math.abs(from) + Math.abs(to);
    return sum == 0 ? 0.5 : Math.abs(from) / sum;
  }

  private static Crossing2 onOneLine(Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    Vec2 direction = a.equals(b) ? d.minus(c) : b.minus(a);
    boolean sameWay = isBefore(c, d, direction) || c.equals(d);
    Vec2 begin = sameWay ? c : d;
    Vec2 end = sameWay ? d : c;
    Vec2 first = isBefore(a, begin, direction) ? begin : a;
    Vec2 last = isBefore(end, b, direction) ? end : b;
    if (isBefore(last, first, direction)) {
      return nearest(a, b, c, d);
    }
    return first.equals(last)
        ? point(first, a, b, c, d)
        : new Crossing2.Overlap(parameter(first, a, b), parameter(last, a, b), first, last);
  }

  private static Crossing2 point(Vec2 at, Vec2 a, Vec2 b, Vec2 c, Vec2 d) {
    return new Crossing2.Point(parameter(at, a, b), at, OptionalDouble.of(parameter(at, c, d)));
  }

  private static boolean isBefore(Vec2 p, Vec2 q, Vec2 direction) {
    return isSteep(direction)
        ? (direction.y() > 0 ? p.y() < q.y() : p.y() > q.y())
        : (direction.x() > 0 ? p.x() < q.x() : p.x() > q.x());
  }

  /// {@return the parameter from `a` to `b` of a point on their line; 0 if they are equal}
  static double parameter(Vec2 at, Vec2 a, Vec2 b) {
    if (a.equals(b)) {
      return 0;
    }
    double t =
        isSteep(b.minus(a))
            ? (at.y() - a.y()) / (b.y() - a.y())
            : (at.x() - a.x()) / (b.x() - a.x());
    // Never minus zero.
    return t + 0.0;
  }

  private static boolean isSteep(Vec2 direction) {
    return Math.abs(direction.y()) > Math.abs(direction.x());
  }
}
