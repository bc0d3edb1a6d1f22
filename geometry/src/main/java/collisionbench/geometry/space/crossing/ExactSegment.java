package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3.Maker;
import org.jspecify.annotations.Nullable;

/// Two segments that touch: a point with a parameter on each, or a common stretch of one line.
///
/// Always in exact numbers: that they touch could not be told in doubles either.
final class ExactSegment {

  private ExactSegment() {}

  static <T extends @Nullable Object> T of(Segment a, Segment b, Maker<T> maker) {
    Dyadic3 alongA = Exactly.between(a.start(), a.end());
    Dyadic3 alongB = Exactly.between(b.start(), b.end());
    Dyadic3 way = Exactly.between(a.start(), b.start());
    if (alongA.isZero()) {
      Dyadic u = alongB.dot(way).negated();
      return point(a, 0, alongB.isZero() ? 0 : u.over(alongB.lengthSquared()), maker);
    }
    if (alongB.isZero()) {
      return point(a, alongA.dot(way).over(alongA.lengthSquared()), 0, maker);
    }
    Dyadic3 n = alongA.cross(alongB);
    if (n.isZero()) {
      return onOneLine(a, b, alongB, maker);
    }
    Dyadic squared = n.lengthSquared();
    double t = way.cross(alongB).dot(n).over(squared);
    return point(a, t, way.cross(alongA).dot(n).over(squared), maker);
  }

  /// The part of A between the planes across B at its ends.
  private static <T extends @Nullable Object> T onOneLine(
      Segment a, Segment b, Dyadic3 alongB, Maker<T> maker) {
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
      return point(a, atStart ? 0 : 1, end.equals(b.start()) ? 0 : 1, maker);
    }
    double enter = shared.enter().toDouble();
    double exit = shared.exit().toDouble();
    Vec3 first = Interval.at(a, enter);
    Vec3 last = Interval.at(a, exit);
    return maker.overlap(
        enter, exit, first.x(), first.y(), first.z(), last.x(), last.y(), last.z());
  }

  private static <T extends @Nullable Object> T point(
      Segment a, double t, double u, Maker<T> maker) {
    Vec3 point = Interval.at(a, t);
    return maker.pointOfSegment(t, point.x(), point.y(), point.z(), u);
  }
}
