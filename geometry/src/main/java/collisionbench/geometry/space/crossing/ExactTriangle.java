package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;

/// A segment and a triangle that touch, exactly.
///
/// @param normal `(b - a) x (c - a)`
/// @param from the way from `a` to the segment's start
/// @param to the way from `a` to its end
record ExactTriangle(Segment segment, Triangle triangle, Dyadic3 normal, Dyadic3 from, Dyadic3 to) {

  static Crossing3 of(Segment segment, Triangle triangle) {
    Vec3 a = triangle.a();
    Dyadic3 normal = Exactly.between(a, triangle.b()).cross(Exactly.between(a, triangle.c()));
    return normal.isZero()
        ? ThinTriangle.of(segment, triangle)
        : new ExactTriangle(
                segment,
                triangle,
                normal,
                Exactly.between(a, segment.start()),
                Exactly.between(a, segment.end()))
            .crossing();
  }

  private Crossing3 crossing() {
    Dyadic start = normal.dot(from);
    Dyadic end = normal.dot(to);
    if (start.signum() != 0 || end.signum() != 0) {
      return point(Surd.ratio(start, start.minus(end)));
    }
    ExactInterval shared = inPlane();
    if (segment.start().equals(segment.end()) || shared.isPoint()) {
      return point(shared.enter());
    }
    return new Interval(shared.enter().toDouble(), shared.exit().toDouble()).of(segment);
  }

  /// What is on the inner side of all three edges.
  private ExactInterval inPlane() {
    ExactInterval shared = ExactInterval.ALL;
    for (int i = 0; i < 3; i++) {
      Segment edge = triangle.edge(i);
      Dyadic3 inwards = normal.cross(Exactly.between(edge.start(), edge.end()));
      shared =
          shared.whereNotNegative(
              inwards.dot(Exactly.between(edge.start(), segment.start())),
              inwards.dot(Exactly.between(edge.start(), segment.end())));
    }
    return shared;
  }

  /// @param t rational
  private Crossing3 point(Surd t) {
    Dyadic3 toB = Exactly.between(triangle.a(), triangle.b());
    Dyadic3 toC = Exactly.between(triangle.a(), triangle.c());
    double at = t.toDouble();
    double u = part(from.cross(toC).dot(normal), to.cross(toC).dot(normal), t);
    double v = part(toB.cross(from).dot(normal), toB.cross(to).dot(normal), t);
    return new Weights(u, v).at(at, Interval.at(segment, at));
  }

  /// {@return what an area that changes evenly from start to end is of the triangle's at `t`}
  private double part(Dyadic atStart, Dyadic atEnd, Surd t) {
    Dyadic sum = atStart.times(t.divisor().minus(t.whole())).plus(atEnd.times(t.whole()));
    return sum.over(t.divisor().times(normal.lengthSquared()));
  }
}
