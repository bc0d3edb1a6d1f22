package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A segment and a triangle. They meet, decided exactly; or they come within a reach of one
/// another: the segment near an edge, or one of its ends near the face.
final class SegmentTriangle {

  /// 16 u. A determinant of three rounded differences carries 8 u of the product of their sizes
  /// (Shewchuk, Adaptive Precision Floating-Point Arithmetic, 1997).
  private static final double SLACK = 0x1p-49;

  /// A product of three that is less may have lost what counts to underflow, if no factor is more
  /// than `MOST`.
  private static final double LEAST = 0x1p-900;

  private static final double MOST = 0x1p150;

  private SegmentTriangle() {}

  static Verdict test(Vec3 start, Vec3 end, Triangle b, double reach) {
    if (Bound.apart(start, end, b, reach)) {
      return Verdict.APART;
    }
    Verdict cores = passes(start, end, b, reach);
    if (cores != Verdict.UNSURE) {
      return cores;
    }
    return reach > 0 ? within(start, end, b, reach) : Verdict.of(meet(start, end, b));
  }

  /// {@return touching where the segment surely passes through the inside, apart where it surely
  /// keeps to one side of the plane by more than the reach, or where the reach is zero and it
  /// surely passes outside}
  private static Verdict passes(Vec3 start, Vec3 end, Triangle b, double reach) {
    Vec3 u = b.b().minus(b.a());
    Vec3 v = b.c().minus(b.a());
    Vec3 from = start.minus(b.a());
    Vec3 to = end.minus(b.a());
    Vec3 n = u.cross(v);
    double sizeU = u.sumOfMagnitudes();
    double sizeV = v.sumOfMagnitudes();
    double sizeFrom = from.sumOfMagnitudes();
    double above = n.dot(from);
    double below = n.dot(to);
    double slackOfPlane = SLACK * sizeU * sizeV;
    double slackAbove = slackOfPlane * sizeFrom;
    double slackBelow = slackOfPlane * to.sumOfMagnitudes();
    double surelyAbove = Math.abs(above) - slackAbove;
    double surelyBelow = Math.abs(below) - slackBelow;
    boolean ordinary =
        slackOfPlane > LEAST && slackAbove > LEAST && slackBelow > LEAST && sizeU + sizeV < MOST;
    if (!(ordinary && surelyAbove > 0 && surelyBelow > 0)) {
      return Verdict.UNSURE;
    }
    if (above > 0 == below > 0) {
      double least = surelyAbove < surelyBelow ? surelyAbove : surelyBelow;
      return least > reach * (Math.sqrt(n.lengthSquared()) + slackOfPlane) * Reach.MORE
          ? Verdict.APART
          : Verdict.UNSURE;
    }
    Vec3 along = end.minus(start);
    Vec3 q = from.cross(along);
    double slack =
        2 * SLACK * along.sumOfMagnitudes() * (sizeU * sizeV + sizeFrom * (sizeU + sizeV));
    double sign = above > 0 ? 1 : -1;
    double ofB = sign * v.dot(q);
    double ofC = -sign * u.dot(q);
    double ofA = Math.abs(n.dot(along)) - ofB - ofC;
    if (!(slack > LEAST)) {
      return Verdict.UNSURE;
    }
    if (ofA > slack && ofB > slack && ofC > slack) {
      return Verdict.TOUCHING;
    }
    boolean outside = ofA < -slack || ofB < -slack || ofC < -slack;
    return reach == 0 && outside ? Verdict.APART : Verdict.UNSURE;
  }

  /// Where the segment does not pass through the triangle, an end is nearest or an edge.
  private static Verdict within(Vec3 start, Vec3 end, Triangle b, double reach) {
    Verdict first = PointTriangle.within(start, b, reach);
    if (first == Verdict.TOUCHING) {
      return first;
    }
    Verdict last = PointTriangle.within(end, b, reach);
    if (last == Verdict.TOUCHING) {
      return last;
    }
    Verdict ab = SegmentSegment.within(start, end, b.a(), b.b(), reach);
    if (ab == Verdict.TOUCHING) {
      return ab;
    }
    Verdict bc = SegmentSegment.within(start, end, b.b(), b.c(), reach);
    if (bc == Verdict.TOUCHING) {
      return bc;
    }
    Verdict ca = SegmentSegment.within(start, end, b.c(), b.a(), reach);
    if (ca == Verdict.TOUCHING) {
      return ca;
    }
    boolean clear =
        first == Verdict.APART
            && last == Verdict.APART
            && ab == Verdict.APART
            && bc == Verdict.APART
            && ca == Verdict.APART;
    return clear ? Verdict.of(meet(start, end, b)) : Verdict.UNSURE;
  }

  /// {@return whether they have a point in common; exact}
  static boolean meet(Vec3 start, Vec3 end, Triangle b) {
    int sideOfStart = Orientation.volume(b.a(), b.b(), b.c(), start);
    int sideOfEnd = Orientation.volume(b.a(), b.b(), b.c(), end);
    if (sideOfStart != 0 || sideOfEnd != 0) {
      return sideOfStart * sideOfEnd <= 0 && pierces(start, end, b);
    }
    for (int axis = 0; axis < 3; axis++) {
      if (Orientation.area(axis, b.a(), b.b(), b.c()) != 0) {
        return Flat.holds(axis, b, start) || meetsEdge(start, end, b);
      }
    }
    return meetsEdge(start, end, b);
  }

  /// The segment's line passes all three edges on the same side.
  private static boolean pierces(Vec3 start, Vec3 end, Triangle b) {
    int ab = Orientation.volume(start, end, b.a(), b.b());
    int bc = Orientation.volume(start, end, b.b(), b.c());
    int ca = Orientation.volume(start, end, b.c(), b.a());
    return (ab >= 0 && bc >= 0 && ca >= 0) || (ab <= 0 && bc <= 0 && ca <= 0);
  }

  private static boolean meetsEdge(Vec3 start, Vec3 end, Triangle b) {
    return SegmentSegment.meet(start, end, b.a(), b.b())
        || SegmentSegment.meet(start, end, b.b(), b.c())
        || SegmentSegment.meet(start, end, b.c(), b.a());
  }
}
