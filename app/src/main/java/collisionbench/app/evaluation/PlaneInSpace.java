package collisionbench.app.evaluation;

import static collisionbench.app.scene.Body2.inSpace;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.crossing.Lines2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;

/// Answers about the plane, as answers about the plane z = 0 of space.
final class PlaneInSpace {

  private PlaneInSpace() {}

  static Separation3 of(Separation2 flat) {
    return new Separation3(
        flat.distance(), inSpace(flat.pointA()), inSpace(flat.pointB()), inSpace(flat.normal()));
  }

  static Crossing3 of(Crossing2 flat) {
    return switch (flat) {
      case Crossing2.None() -> new Crossing3.None();
      case Crossing2.Point(double t, Vec2 point, OptionalDouble u) ->
          new Crossing3.Point(t, inSpace(point), u, OptionalDouble.empty());
      case Crossing2.Span(double enter, double exit, Vec2 first, Vec2 last) ->
          new Crossing3.Span(enter, exit, inSpace(first), inSpace(last));
      case Crossing2.Overlap(double enter, double exit, Vec2 first, Vec2 last) ->
          new Crossing3.Overlap(enter, exit, inSpace(first), inSpace(last));
    };
  }

  static Lines3 of(Lines2 flat) {
    return new Lines3(
        switch (flat.relation()) {
          case PARALLEL -> Lines3.Relation.PARALLEL;
          case COLLINEAR -> Lines3.Relation.COLLINEAR;
          case CROSSING -> Lines3.Relation.CROSSING;
        },
        flat.place()
            .map(place ->
                new Lines3.Place(
                    place.t(),
                    place.u(),
                    OptionalDouble.empty(),
                    OptionalDouble.empty(),
                    inSpace(place.point()))));
  }

  static Sweep3 of(Sweep2 flat) {
    return switch (flat) {
      case Sweep2.Never() -> new Sweep3.Never();
      case Sweep2.Contact(double enter, double exit) -> new Sweep3.Contact(enter, exit);
    };
  }
}
