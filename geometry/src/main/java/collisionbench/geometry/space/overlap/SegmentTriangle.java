package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Orientation;

/// A segment and a triangle. They meet, decided exactly; or they come within a reach of one
/// another: the segment near an edge, or one of its ends near the face.
final class SegmentTriangle {

  private SegmentTriangle() {}

  static double test(Vec3 start, Vec3 end, Triangle b, double reach) {
    if (reach > 0 && Bound.apart(start, end, b, reach)) {
      return Verdict.APART;
    }
    double cores = passes(start, end, b, reach);
    if (Verdict.isSure(cores)) {
      return cores;
    }
    if (reach > 0) {
      return within(start, end, b, reach);
    }
    // Asked only where the volumes do not tell, in the triangle's plane above all.
    return Verdict.of(!Bound.apart(start, end, b, 0) && meet(start, end, b));
  }

  /// {@return touching where the segment surely passes through the inside, apart where it surely
  /// keeps to one side of the plane by more than the reach, or where the reach is zero and it
  /// surely passes outside}
  ///
  /// A determinant of three rounded differences carries 8 u of its products' magnitudes (Shewchuk,
  /// Adaptive Precision Floating-Point Arithmetic, 1997), at most 12 u of the product of the three
  /// lengths. That is at most a 27th of the cube of `size`, so that what is summed of four of them
  /// carries less than 4 u of the cube. A number that overflows makes `slack` overflow.
  private static double passes(Vec3 start, Vec3 end, Triangle b, double reach) {
    Vec3 u = b.b().minus(b.a());
    Vec3 v = b.c().minus(b.a());
    Vec3 from = start.minus(b.a());
    Vec3 to = end.minus(b.a());
    Vec3 n = u.cross(v);
    double above = n.dot(from);
    double below = n.dot(to);
    double size = sumOf(u, v, from, to);
    double slack = 0.25 * Reach.SLACK * (size * size * size) + Reach.LEAST_SQUARE;
    if (!(Math.abs(above) > slack)) {
      return Verdict.UNSURE;
    }
    double sign = Math.copySign(1, above);
    double beyond = -sign * below;
    if (!(beyond > slack)) {
      double volume = Math.min(Math.abs(above), -beyond) - slack;
      return reach == 0
          ? Verdict.of(beyond, slack)
          : clear(volume, n.lengthSquared(), size * size, reach);
    }
    Vec3 q = from.cross(to);
    double ofB = sign * v.dot(q);
    if (!(ofB > slack)) {
      return beside(ofB, slack, reach);
    }
    double ofC = -sign * u.dot(q);
    if (!(ofC > slack)) {
      return beside(ofC, slack, reach);
    }
    double ofA = sign * (above - below) - ofB - ofC;
    return ofA > slack ? Verdict.TOUCHING : beside(ofA, slack, reach);
  }

  /// {@return the verdict of a line that does not surely pass on the inner side of an edge}
  private static double beside(double inside, double slack, double reach) {
    return reach == 0 ? Verdict.of(inside, slack) : Verdict.UNSURE;
  }

  private static double sumOf(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return (a.sumOfMagnitudes() + b.sumOfMagnitudes())
        + (c.sumOfMagnitudes() + d.sumOfMagnitudes());
  }

  /// {@return apart if a volume above the triangle is more than that up to the reach}
  ///
  /// @param nn the square of twice the triangle's area; says nothing where it may have underflowed
  /// @param area at least the product of two edges' lengths
  private static double clear(double volume, double nn, double area, double reach) {
    double most = reach * (Math.sqrt(nn) + Reach.SLACK * area);
    boolean clear = nn > Reach.LEAST_SQUARE && volume > most * Reach.MORE;
    return clear ? Verdict.APART : Verdict.UNSURE;
  }

  /// Where the segment does not pass through the triangle, an end is nearest or an edge.
  private static double within(Vec3 start, Vec3 end, Triangle b, double reach) {
    double first = PointTriangle.within(start, b, reach);
    if (Verdict.touching(first)) {
      return first;
    }
    double last = PointTriangle.within(end, b, reach);
    if (Verdict.touching(last)) {
      return last;
    }
    double ab = SegmentSegment.within(start, end, b.a(), b.b(), reach);
    if (Verdict.touching(ab)) {
      return ab;
    }
    double bc = SegmentSegment.within(start, end, b.b(), b.c(), reach);
    if (Verdict.touching(bc)) {
      return bc;
    }
    double ca = SegmentSegment.within(start, end, b.c(), b.a(), reach);
    if (Verdict.touching(ca)) {
      return ca;
    }
    boolean clear =
        Verdict.apart(first)
            && Verdict.apart(last)
            && Verdict.apart(ab)
            && Verdict.apart(bc)
            && Verdict.apart(ca);
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
