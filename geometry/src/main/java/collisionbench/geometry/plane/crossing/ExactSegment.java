package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// Two segments that touch, exactly: a point with a parameter on each, or a common stretch of one
/// line.
final class ExactSegment {

  private ExactSegment() {}

  static Crossing2 of(Segment2 a, Segment2 b) {
    Dyadic2 alongA = Exactly.between(a.start(), a.end());
    Dyadic2 alongB = Exactly.between(b.start(), b.end());
    Dyadic2 way = Exactly.between(a.start(), b.start());
    if (alongA.isZero()) {
      Dyadic u = alongB.dot(way).negated();
      return point(a, 0, alongB.isZero() ? 0 : u.over(alongB.lengthSquared()));
    }
    if (alongB.isZero()) {
      return point(a, alongA.dot(way).over(alongA.lengthSquared()), 0);
    }
    Dyadic n = alongA.cross(alongB);
    if (n.signum() == 0) {
      return onOneLine(a, b, alongB);
    }
    double t = Surd.ratio(way.cross(alongB), n).toDouble();
    return point(a, t, Surd.ratio(way.cross(alongA), n).toDouble());
  }

  /// The part of A between the lines across B at its ends.
  private static Crossing2 onOneLine(Segment2 a, Segment2 b, Dyadic2 alongB) {
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
      Vec2 end = atStart ? a.start() : a.end();
      return point(a, atStart ? 0 : 1, end.equals(b.start()) ? 0 : 1);
    }
    double enter = shared.enter().toDouble();
    double exit = shared.exit().toDouble();
    return new Crossing2.Overlap(enter, exit, Interval.at(a, enter), Interval.at(a, exit));
  }

  private static Crossing2 point(Segment2 a, double t, double u) {
    return new Crossing2.Point(t, Interval.at(a, t), OptionalDouble.of(u));
  }
}
