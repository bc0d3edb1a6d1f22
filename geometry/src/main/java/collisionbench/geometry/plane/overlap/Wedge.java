package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// A sector that is not a full disc, by its edges: up to half a turn what is to the left of its
/// start and to the right of its end, and beyond that what is either.
///
/// As the sine of half the opening is positive, the edges are one line only in a half disc.
record Wedge(Edge start, Edge end, boolean isWide) {

  static Wedge of(Sector sector) {
    Opening opening = sector.opening();
    return new Wedge(Edge.start(sector, opening), Edge.end(sector, opening), opening.isWide());
  }

  Vec2 center() {
    return start.center();
  }

  double radius() {
    return start.radius();
  }

  /// {@return whether the direction from the centre to `p` is in the opening or along an edge}
  boolean holds(Vec2 p) {
    return holds(start.side(p), -end.side(p));
  }

  /// {@return whether a disc is strictly outside of one edge's line; only of a convex sector that
  /// tells the two apart}
  boolean isBeyondEdge(Vec2 p, double reach) {
    return !isWide
        && ((start.side(p) < 0 && !start.isBeside(p, reach))
            || (end.side(p) > 0 && !end.isBeside(p, reach)));
  }

  /// {@return whether a direction is in the opening or along an edge, given the signs of the turns
  /// from the start to it and from it to the end}
  boolean holds(int fromStart, int toEnd) {
    return isWide ? fromStart >= 0 || toEnd >= 0 : fromStart >= 0 && toEnd >= 0;
  }

  /// {@return whether the opening holds the direction at a right angle to a course that leads to it
  /// from a point on this side of the course's line, given the signs of the course's dot products
  /// with the edges}
  boolean holdsNormal(int side, int alongStart, int alongEnd) {
    return holds(-side * alongStart, side * alongEnd);
  }
}
