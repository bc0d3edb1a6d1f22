package collisionbench.geometry.space.crossing;

import collisionbench.geometry.number.Dyadic3;
import collisionbench.geometry.number.ExactInterval;
import collisionbench.geometry.number.Surd;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import collisionbench.geometry.space.crossing.Lines3.Relation;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.Optional;
import java.util.OptionalDouble;

/// Two segments that touch, in exact arithmetic: a point with a parameter on each, or a common
/// interval of one line.
final class SegmentCrossing {

  private SegmentCrossing() {}

  static Crossing3 of(Segment a, Segment b) {
    Optional<Lines3> lines = Lines3.of(a, b);
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

  /// The part of A between the planes across B at its ends.
  private static Crossing3 onOneLine(Segment a, Segment b) {
    Dyadic3 along = Exactly.between(b.start(), b.end());
    ExactInterval afterStart = ExactClip.inFrontOf(ExactInterval.ALL, a, b.start(), along);
    ExactInterval shared = ExactClip.inFrontOf(afterStart, a, b.end(), along.negated());
    double enter = shared.enter().toParameter();
    if (shared.isPoint()) {
      return point(a, enter, parameter(b, enter == 0 ? a.start() : a.end()));
    }
    double exit = shared.exit().toParameter();
    return new Crossing3.Overlap(enter, exit, Crossings.at(a, enter), Crossings.at(a, exit));
  }

  /// {@return the parameter where a segment intersects another; 0 and 1 only if that end is on the
  /// other}
  private static double parameter(double rounded, Segment segment, Segment other) {
    if (rounded == 0) {
      return Overlap3.contains(other, segment.start()) ? 0 : Double.MIN_VALUE;
    }
    return rounded == 1 && !Overlap3.contains(other, segment.end()) ? Math.nextDown(1.0) : rounded;
  }

  /// {@return the parameter of a point of a segment; 0 if it has zero length}
  private static double parameter(Segment segment, Vec3 point) {
    Dyadic3 along = Exactly.between(segment.start(), segment.end());
    return along.isZero()
        ? 0
        : Surd.ratio(along.dot(Exactly.between(segment.start(), point)), along.lengthSquared())
            .toParameter();
  }

  private static Crossing3 point(Segment a, double t, double u) {
    return new Crossing3.Point(t, Crossings.at(a, t), OptionalDouble.of(u), OptionalDouble.empty());
  }
}
