package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import java.util.OptionalDouble;

/// Two segments that touch: a point with a parameter on each, or a common stretch of one line.
///
/// Always in exact numbers: that they touch could not be told in doubles either.
final class ExactSegment {

  private ExactSegment() {}

  static Crossing3 of(Segment a, Segment b) {
    Dyadic3 alongA = Exactly.between(a.start(), a.end());
    Dyadic3 alongB = Exactly.between(b.start(), b.end());
    Dyadic3 way = Exactly.between(a.start(), b.start());
    if (alongA.isZero()) {
      Dyadic u = alongB.dot(way).negated();
      return point(a, 0, alongB.isZero() ? 0 : u.over(alongB.lengthSquared()));
    }
    if (alongB.isZero()) {
      return point(a, alongA.dot(way).over(alongA.lengthSquared()), 0);
    }
    Dyadic3 n = alongA.cross(alongB);
    if (n.isZero()) {
      return onOneLine(a, b, alongB);
    }
    Dyadic squared = n.lengthSquared();
    double t = way.cross(alongB).dot(n).over(squared);
    return point(a, t, way.cross(alongA).dot(n).over(squared));
  }

  /// The part of A between the planes across B at its ends.
  private static Crossing3 onOneLine(Segment a, Segment b, Dyadic3 alongB) {
    ExactInterval shared =
        ExactInterval.ALL
            .whereNotNegative(
                alongB.dot(Exactly.between(b.start(), a.start())),
                alongB.dot(Exactly.between(b.start(), a.end())))
            .whereNotNegative(
                alongB.dot(Exactly.between(a.start(), b.end())),
                alongB.dot(Exactly.between(a.end(), b.end())));
    if (shared.isPoint()) {
      boolean atStart = a.start().equals(b.start()) || a.start().equals(b.end());
      Vec3 end = atStart ? a.start() : a.end();
      return point(a, atStart ? 0 : 1, end.equals(b.start()) ? 0 : 1);
    }
    double enter = shared.enter().toDouble();
    double exit = shared.exit().toDouble();
    return new Crossing3.Overlap(enter, exit, Interval.at(a, enter), Interval.at(a, exit));
  }

  private static Crossing3 point(Segment a, double t, double u) {
    return new Crossing3.Point(t, Interval.at(a, t), OptionalDouble.of(u), OptionalDouble.empty());
  }
}
