package collisionbench.methods.method;

import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;
import java.util.stream.DoubleStream;

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
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) ->
          areFinite(t, u.orElse(0), v.orElse(0)) && point.isFinite();
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          areFinite(enter, exit) && first.isFinite() && last.isFinite();
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          areFinite(enter, exit) && first.isFinite() && last.isFinite();
    };
  }

  static boolean areFinite(Lines3.Location place) {
    return areFinite(place.t(), place.u(), place.v().orElse(0), place.distance().orElse(0))
        && place.point().isFinite();
  }

  static boolean areFinite(Sweep3 sweep) {
    return !(sweep instanceof Sweep3.Contact(double enter, double exit)) || areFinite(enter, exit);
  }

  private static boolean areFinite(double... numbers) {
    return DoubleStream.of(numbers).allMatch(Double::isFinite);
  }
}
