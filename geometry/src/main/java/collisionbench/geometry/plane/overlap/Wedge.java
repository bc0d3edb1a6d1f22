package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// The opening of a sector that is not a full disc, by its edges: up to half a turn what is to the
/// left of its start and to the right of its end, and beyond that what is either.
///
/// As the sine of half the opening is positive, the edges are one line only in a half disc.
final class Wedge {

  private Wedge() {}

  /// {@return whether the direction from the centre to `p` is in the opening or along an edge}
  static boolean holds(Sector sector, Vec2 p) {
    return holds(sector, Edge.START.side(sector, p), -Edge.END.side(sector, p));
  }

  /// {@return whether a direction is in the opening or along an edge, given the signs of the turns
  /// from the start to it and from it to the end}
  static boolean holds(Sector sector, int fromStart, int toEnd) {
    return sector.opening().isWide() ? fromStart >= 0 || toEnd >= 0 : fromStart >= 0 && toEnd >= 0;
  }

  /// {@return whether a disc is strictly outside of one edge's line; only of a convex sector that
  /// tells the two apart}
  static boolean isBeyondEdge(Sector sector, Vec2 p, double reach) {
    return !sector.opening().isWide()
        && ((Edge.START.side(sector, p) < 0 && !Edge.START.isBeside(sector, p, reach))
            || (Edge.END.side(sector, p) > 0 && !Edge.END.isBeside(sector, p, reach)));
  }

  /// {@return whether the opening holds the direction at a right angle to a course that leads to it
  /// from a point on this side of the course's line, given the signs of the course's dot products
  /// with the edges}
  static boolean holdsNormal(Sector sector, int side, int alongStart, int alongEnd) {
    return holds(sector, -side * alongStart, side * alongEnd);
  }
}
