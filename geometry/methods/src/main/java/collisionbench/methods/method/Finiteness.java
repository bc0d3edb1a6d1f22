package collisionbench.methods.method;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;

/// Checks that all numbers in a part of an answer are finite.
final class Finiteness {

  private Finiteness() {}

  static boolean areFinite(Separation3 s) {
    return Double.isFinite(s.distance())
        && s.pointA().isFinite()
        && s.pointB().isFinite()
        && s.normal().isFinite();
  }

  static boolean areFinite(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> true;
      case Crossing3.Point p ->
          Double.isFinite(p.t())
              && p.point().isFinite()
              && Double.isFinite(p.u().orElse(0))
              && Double.isFinite(p.v().orElse(0));
      case Crossing3.Span s ->
          Double.isFinite(s.enter())
              && Double.isFinite(s.exit())
              && s.first().isFinite()
              && s.last().isFinite();
      case Crossing3.Overlap s ->
          Double.isFinite(s.enter())
              && Double.isFinite(s.exit())
              && s.first().isFinite()
              && s.last().isFinite();
    };
  }

  static boolean areFinite(Lines3.Location place) {
    return Double.isFinite(place.t())
        && Double.isFinite(place.u())
        && Double.isFinite(place.v().orElse(0))
        && Double.isFinite(place.distance().orElse(0))
        && place.point().isFinite();
  }

  static boolean areFinite(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never _ -> true;
      case Sweep3.Contact(double enter, double exit) ->
          Double.isFinite(enter) && Double.isFinite(exit);
    };
  }
}
