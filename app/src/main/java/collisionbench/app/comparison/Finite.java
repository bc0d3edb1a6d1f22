package collisionbench.app.comparison;

import collisionbench.geometry.method.Answer;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.Optional;
import java.util.OptionalDouble;

/// Whether all that a method computes are numbers.
final class Finite {

  private Finite() {}

  /// {@return whether no number of an answer is infinite or none}
  static boolean isFinite(Answer.Decided answer) {
    return isFinite(answer.distance())
        && answer.separation().stream().allMatch(Finite::isFinite)
        && answer.crossing().stream().allMatch(Finite::isFinite)
        && answer.lines().map(Lines3::place).orElse(Optional.empty()).stream()
            .allMatch(Finite::isFinite)
        && answer.sweep().stream().allMatch(Finite::isFinite);
  }

  private static boolean isFinite(OptionalDouble number) {
    return Double.isFinite(number.orElse(0));
  }

  private static boolean isFinite(Separation3 s) {
    return s.pointA().isFinite() && s.pointB().isFinite() && s.normal().isFinite();
  }

  private static boolean isFinite(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> true;
      case Crossing3.Point(double t, Vec3 point, OptionalDouble u, OptionalDouble v) ->
          Double.isFinite(t) && point.isFinite() && isFinite(u) && isFinite(v);
      case Crossing3.Span(double enter, double exit, Vec3 first, Vec3 last) ->
          Double.isFinite(enter + exit) && first.isFinite() && last.isFinite();
      case Crossing3.Overlap(double enter, double exit, Vec3 first, Vec3 last) ->
          Double.isFinite(enter + exit) && first.isFinite() && last.isFinite();
    };
  }

  private static boolean isFinite(Lines3.Place place) {
    return Double.isFinite(place.t())
        && Double.isFinite(place.u())
        && isFinite(place.v())
        && isFinite(place.distance())
        && place.point().isFinite();
  }

  private static boolean isFinite(Sweep3 sweep) {
    return switch (sweep) {
      case Sweep3.Never _ -> true;
      case Sweep3.Contact(double enter, double exit) -> Double.isFinite(enter + exit);
    };
  }
}
