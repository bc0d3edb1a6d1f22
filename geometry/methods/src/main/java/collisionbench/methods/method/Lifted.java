package collisionbench.methods.method;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.crossing.Crossing2;
import collisionbench.geometry.plane.crossing.Lines2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.sweep.Sweep2;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.crossing.Lines3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.geometry.space.sweep.Sweep3;
import java.util.OptionalDouble;

/// Converts the plane to the plane `z = 0` of space, and answers accordingly.
public final class Lifted {

  private Lifted() {}

  /// {@return a point or direction of the plane in space}
  public static Vec3 of(Vec2 v) {
    return new Vec3(v.x(), v.y(), 0);
  }

  /// {@return the bounds in space}
  public static Bounds3 of(Bounds2 bounds) {
    return new Bounds3(of(bounds.min()), of(bounds.max()));
  }

  /// {@return a point or direction of space, projected along z}
  public static Vec2 flat(Vec3 v) {
    return new Vec2(v.x(), v.y());
  }

  /// {@return the separation in space}
  public static Separation3 of(Separation2 s) {
    return new Separation3(s.distance(), of(s.pointA()), of(s.pointB()), of(s.normal()));
  }

  /// {@return the crossing in space}
  public static Crossing3 of(Crossing2 crossing) {
    return switch (crossing) {
      case Crossing2.None _ -> new Crossing3.None();
      case Crossing2.Point(double t, Vec2 point, OptionalDouble u) ->
          new Crossing3.Point(t, of(point), u, OptionalDouble.empty());
      case Crossing2.Span(double enter, double exit, Vec2 first, Vec2 last) ->
          new Crossing3.Span(enter, exit, of(first), of(last));
      case Crossing2.Overlap(double enter, double exit, Vec2 first, Vec2 last) ->
          new Crossing3.Overlap(enter, exit, of(first), of(last));
    };
  }

  /// {@return how the lines lie, in space}
  public static Lines3 of(Lines2 lines) {
    Lines3.Relation relation =
        switch (lines.relation()) {
          case PARALLEL -> Lines3.Relation.PARALLEL;
          case COLLINEAR -> Lines3.Relation.COLLINEAR;
          case CROSSING -> Lines3.Relation.CROSSING;
        };
    return new Lines3(relation, lines.location().map(Lifted::of));
  }

  private static Lines3.Location of(Lines2.Location place) {
    return new Lines3.Location(
        place.t(), place.u(), OptionalDouble.empty(), OptionalDouble.empty(), of(place.point()));
  }

  /// {@return the sweep in space}
  public static Sweep3 of(Sweep2 sweep) {
    return switch (sweep) {
      case Sweep2.Never _ -> new Sweep3.Never();
      case Sweep2.Contact(double enter, double exit) -> new Sweep3.Contact(enter, exit);
    };
  }
}
