package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2.Maker;
import org.jspecify.annotations.Nullable;

/// Two segments that touch, exactly: a point with a parameter on each, or a common stretch of one
/// line.
final class ExactSegment {

  private ExactSegment() {}

  static <T extends @Nullable Object> T of(Segment2 a, Segment2 b, Maker<T> maker) {
    Dyadic2 alongA = Exactly.between(a.start(), a.end());
    Dyadic2 alongB = Exactly.between(b.start(), b.end());
    Dyadic2 way = Exactly.between(a.start(), b.start());
    if (alongA.isZero()) {
      Dyadic u = alongB.dot(way).negated();
      return point(a, 0, alongB.isZero() ? 0 : u.over(alongB.lengthSquared()), maker);
    }
    if (alongB.isZero()) {
      return point(a, alongA.dot(way).over(alongA.lengthSquared()), 0, maker);
    }
    Dyadic n = alongA.cross(alongB);
    if (n.signum() == 0) {
      return onOneLine(a, b, alongB, maker);
    }
    double t = Surd.ratio(way.cross(alongB), n).toDouble();
    return point(a, t, Surd.ratio(way.cross(alongA), n).toDouble(), maker);
  }

  /// The part of A between the lines across B at its ends.
  private static <T extends @Nullable Object> T onOneLine(
      Segment2 a, Segment2 b, Dyadic2 alongB, Maker<T> maker) {
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
      return point(a, atStart ? 0 : 1, end.equals(b.start()) ? 0 : 1, maker);
    }
    double enter = shared.enter().toDouble();
    double exit = shared.exit().toDouble();
    Vec2 first = Interval.at(a, enter);
    Vec2 last = Interval.at(a, exit);
    return maker.overlap(enter, exit, first.x(), first.y(), last.x(), last.y());
  }

  private static <T extends @Nullable Object> T point(
      Segment2 a, double t, double u, Maker<T> maker) {
    Vec2 point = Interval.at(a, t);
    return maker.pointOfSegment(t, point.x(), point.y(), u);
  }
}
