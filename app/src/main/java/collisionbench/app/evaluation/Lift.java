package collisionbench.app.evaluation;

import static collisionbench.app.scene.Body2.inSpace;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;

/// Answers about the plane, as answers about the plane z = 0 of space.
final class Lift {

  private Lift() {}

  static Separation3 of(Separation2 flat) {
    return new Separation3(
        flat.distance(), inSpace(flat.pointA()), inSpace(flat.pointB()), inSpace(flat.normal()));
  }

  static Crossing3 of(Crossing2 flat) {
    return switch (flat) {
      case Crossing2.None(Crossing2.Lie how) -> new Crossing3.None(of(how));
      case Crossing2.Point(double t, Vec2 point, OptionalDouble u) ->
          new Crossing3.Point(t, inSpace(point), u, OptionalDouble.empty());
      case Crossing2.Span(double enter, double exit, Vec2 first, Vec2 last) ->
          new Crossing3.Span(enter, exit, inSpace(first), inSpace(last));
      case Crossing2.Overlap(double enter, double exit, Vec2 first, Vec2 last) ->
          new Crossing3.Overlap(enter, exit, inSpace(first), inSpace(last));
    };
  }

  private static Crossing3.Lie of(Crossing2.Lie how) {
    return switch (how) {
      case APART -> Crossing3.Lie.APART;
      case PARALLEL -> Crossing3.Lie.PARALLEL;
      case COLLINEAR -> Crossing3.Lie.COPLANAR;
    };
  }

  static Sweep3 of(Sweep2 flat) {
    return switch (flat) {
      case Sweep2.Never() -> new Sweep3.Never();
      case Sweep2.Contact(double enter, double exit) -> new Sweep3.Contact(enter, exit);
    };
  }
}
