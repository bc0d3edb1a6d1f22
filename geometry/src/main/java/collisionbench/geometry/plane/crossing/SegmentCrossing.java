package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import collisionbench.geometry.plane.crossing.Lines2.Relation;
import collisionbench.geometry.plane.overlap.Overlap2;
import java.util.Optional;
import java.util.OptionalDouble;

/// Two segments: a point with a parameter on each, or a common interval of one line.
///
/// By Cramer's rule both parameters are quotients of areas, with `p` and `q` along the segments and
/// `r` from the start of the first to that of the second. Uses exact arithmetic if an end of one is
/// almost on the line of the other, or they are almost parallel.
///
/// # Error
///
/// With the unit roundoff `e = 2^-53`, a difference of coordinates is off by 1 e, a product of two
/// by 3 e, and the sum of two products by 1 e more: an area is off by 4 e of two magnitudes, whose
/// sum is at most the product of the lengths. A remainder, the divisor minus an area, is off by two
/// areas and their difference: less than 4 times as much.
///
/// All errors are compared squared, which saves the square roots of the lengths.
final class SegmentCrossing {

  /// The squared rounding error of an area, relative to the product of two squared lengths: `(4
  /// e)^2`.
  private static final double ROUNDING = 0x1p-102;

  /// The factor from the squared error of an area to that of a remainder: `4^2`.
  private static final double OF_REST = 16;

  /// The squared error of an area relative to the squared divisor, with which a quotient is off by
  /// less than `1e-12`: `(2^-41)^2`.
  private static final double ACCURATE = 0x1p-82;

  private SegmentCrossing() {}

  static Crossing2 of(Segment2 a, Segment2 b) {
    Vec2 p = a.end().minus(a.start());
    Vec2 q = b.end().minus(b.start());
    Vec2 r = b.start().minus(a.start());
    double area = p.cross(q);
    double sign = Math.copySign(1, area);
    double divisor = Math.abs(area);
    double ofA = sign * r.cross(q);
    double ofB = sign * r.cross(p);
    // If the sign of the divisor is uncertain, a negative remainder still shows that they miss.
    double least = Math.min(Math.min(ofA, divisor - ofA), Math.min(ofB, divisor - ofB));
    double signedSquare = least * Math.abs(least);
    double error = squaredError(p.lengthSquared(), q.lengthSquared(), r.lengthSquared());
    if (signedSquare < -OF_REST * error) {
      return new Crossing2.None();
    }
    if (signedSquare > OF_REST * error && error < ACCURATE * divisor * divisor) {
      return point(a, ofA / divisor, ofB / divisor);
    }
    return Overlap2.test(a, b) ? exact(a, b) : new Crossing2.None();
  }

  /// {@return the squared rounding error of the areas, from the squared lengths; NaN if they are
  /// too large or too small}
  static double squaredError(double pp, double qq, double rr) {
    double largest = Math.max(pp * qq, rr * Math.max(pp, qq));
    boolean isOrdinary = Verdict.isOrdinaryProduct(pp * qq) && Verdict.isOrdinaryProduct(largest);
    return isOrdinary ? ROUNDING * largest : Double.NaN;
  }

  /// Requires segments that touch.
  private static Crossing2 exact(Segment2 a, Segment2 b) {
    Optional<Lines2> lines = Lines2.of(a, b);
    if (lines.isEmpty()) {
      return a.start().equals(a.end())
          ? point(a, 0, parameter(b, a.start()))
          : point(a, parameter(a, b.start()), 0);
    }
    return lines.get().relation() == Relation.COLLINEAR
        ? onOneLine(a, b)
        : lines
            .get()
            .location()
            .map(at -> point(a, parameter(at.t(), a, b), parameter(at.u(), b, a)))
            .orElseThrow();
  }

  /// The part of A between the lines across B at its ends.
  private static Crossing2 onOneLine(Segment2 a, Segment2 b) {
    Dyadic2 along = Exactly.between(b.start(), b.end());
    ExactInterval afterStart = ExactClip.inFrontOf(ExactInterval.ALL, a, b.start(), along);
    ExactInterval shared = ExactClip.inFrontOf(afterStart, a, b.end(), along.negated());
    double enter = shared.enter().toParameter();
    if (shared.isPoint()) {
      return point(a, enter, parameter(b, enter == 0 ? a.start() : a.end()));
    }
    double exit = shared.exit().toParameter();
    return new Crossing2.Overlap(enter, exit, Crossings.at(a, enter), Crossings.at(a, exit));
  }

  /// {@return the parameter where a segment intersects another; 0 and 1 only if that end is on the
  /// other}
  private static double parameter(double rounded, Segment2 segment, Segment2 other) {
    if (rounded == 0) {
      return Overlap2.contains(other, segment.start()) ? 0 : Double.MIN_VALUE;
    }
    return rounded == 1 && !Overlap2.contains(other, segment.end()) ? Math.nextDown(1.0) : rounded;
  }

  /// {@return the parameter of a point of a segment; 0 if it has zero length}
  private static double parameter(Segment2 segment, Vec2 point) {
    Dyadic2 along = Exactly.between(segment.start(), segment.end());
    return along.isZero()
        ? 0
        : Surd.ratio(along.dot(Exactly.between(segment.start(), point)), along.lengthSquared())
            .toParameter();
  }

  private static Crossing2 point(Segment2 a, double t, double u) {
    return new Crossing2.Point(t, Crossings.at(a, t), OptionalDouble.of(u));
  }
}
