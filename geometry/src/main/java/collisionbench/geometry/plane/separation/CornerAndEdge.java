package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;

/// A corner of one core and an edge of another, by their numbers (`Features`).
record CornerAndEdge(Shape2 cornered, int corner, Shape2 edged, int edge) {

  /// {@return the way from what the corner stands for to what the edge does, from `origin`}
  Separation2 way(Vec2 origin) {
    return beyond(
        PointSegment.between(
            Features.corner(cornered, corner, origin),
            Features.from(edged, edge, origin),
            Features.to(edged, edge, origin)));
  }

  /// {@return the same, right also where both are tiny beside the cores}
  Separation2 wayOfTiny(Vec2 origin) {
    return beyond(
        PointSegment.betweenTiny(
            Features.corner(cornered, corner, origin),
            Features.from(edged, edge, origin),
            Features.to(edged, edge, origin)));
  }

  private Separation2 beyond(Separation2 way) {
    return way.grown(Features.beyondCorner(cornered, corner), Features.beyondEdge(edged, edge));
  }

  /// {@return whether what they stand for can be near along a way in that direction, of any length}
  boolean faces(Vec2 direction) {
    return Features.facesFromCorner(cornered, corner, direction)
        && Features.facesFromEdge(edged, edge, direction.negated());
  }

  /// {@return the separation of the two shapes, of which these are nearest but for rounding: the
  /// way between them if it proves itself, else that which does best}
  Separation2 separation(Vec2 origin) {
    Separation2 way = way(origin);
    Separation2 proved = Proof.holds(cornered, edged, origin, way) ? way : Proof.best(this, origin);
    return proved.grown(Corners.radius(cornered), Corners.radius(edged)).moved(origin);
  }
}
