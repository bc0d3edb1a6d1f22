package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Quadratic;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Exactly;
import collisionbench.geometry.plane.crossing.Lines2.Relation;
import collisionbench.geometry.plane.overlap.Overlap2;
import java.util.Optional;
import java.util.OptionalDouble;

/// Two segments: a point with a parameter on each, or a common interval of one line. Uses exact
/// arithmetic if an end of one is almost on the line of the other, or they are almost parallel.
final class SegmentCrossing {

  private SegmentCrossing() {}

  static Crossing2 of(Segment2 a, Segment2 b) {
    Quadratic ofA = Clip.height(a, b.start(), b.end().minus(b.start()).perpendicular());
    Quadratic ofB = Clip.height(b, a.start(), a.end().minus(a.start()).perpendicular());
    if (ofA.isPositive() || ofA.isNegative() || ofB.isPositive() || ofB.isNegative()) {
      return new Crossing2.None();
    }
    double t = ofA.crossing();
    double u = ofB.crossing();
    if (t >= 0 && u >= 0) {
      return point(a, t, u);
    }
    return Overlap2.test(a, b) ? exact(a, b) : new Crossing2.None();
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
    return new Crossing2.Overlap(enter, exit, Clip.at(a, enter), Clip.at(a, exit));
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
    return new Crossing2.Point(t, Clip.at(a, t), OptionalDouble.of(u));
  }
}
