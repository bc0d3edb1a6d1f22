package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import java.util.List;

/// Cores without arcs that are apart: they are nearest at a corner of one of them.
///
/// All exact signs: so the corner is outside of the edge, and the normal leads from A to B, however
/// near they are. What is found has to prove itself (`Proof`).
final class Gap {

  private Gap() {}

  static Separation2 between(Shape2 a, Shape2 b) {
    if (a instanceof Polygon && b instanceof Polygon) {
      int sidesOfA = Sides.count(a);
      int side = Depth.least(a, b);
      boolean ofA = side >= sidesOfA;
      CornerAndEdge facing = ofA ? facing(a, b, (side - sidesOfA) / 2) : facing(b, a, side / 2);
      if (isNearest(facing)) {
        return ofA ? facing.separation(Vec2.ZERO) : facing.separation(Vec2.ZERO).swapped();
      }
    }
    CornerAndEdge ofA = nearest(a, b);
    // No corner of B is nearer to a point than the point to an edge of B.
    if (Corners.count(a) == 1) {
      return ofA.separation(Vec2.ZERO);
    }
    CornerAndEdge ofB = nearest(b, a);
    return squared(ofB) < squared(ofA)
        ? ofB.separation(Vec2.ZERO).swapped()
        : ofA.separation(Vec2.ZERO);
  }

  /// {@return an edge and the corner that is nearest to its line}
  private static CornerAndEdge facing(Shape2 cornered, Shape2 edged, int edge) {
    Vec2 along = Corners.at(edged, edge + 1).minus(Corners.at(edged, edge));
    return new CornerAndEdge(
        cornered, Corners.furthest(cornered, along.perpendicular()), edged, edge);
  }

  /// Of two polygons nothing is nearer than the corner that is nearest to the line of the side
  /// along which they are furthest apart, if it is outside of that side and beside it.
  private static boolean isNearest(CornerAndEdge facing) {
    Vec2 p = Corners.at(facing.cornered(), facing.corner());
    Vec2 from = Corners.at(facing.edged(), facing.edge());
    Vec2 to = Corners.at(facing.edged(), facing.edge() + 1);
    return Orientation.of(from, to, p) < 0 && PointSegment.isBeside(p, from, to);
  }

  private static CornerAndEdge nearest(Shape2 cornered, Shape2 edged) {
    CornerAndEdge best = new CornerAndEdge(cornered, 0, edged, 0);
    double least = Double.POSITIVE_INFINITY;
    for (int corner = 0; corner < Corners.count(cornered); corner++) {
      int edge = nearestEdge(Corners.at(cornered, corner), edged);
      CornerAndEdge pair = new CornerAndEdge(cornered, corner, edged, edge);
      double squared = squared(pair);
      if (squared < least) {
        least = squared;
        best = pair;
      }
    }
    return best;
  }

  private static double squared(CornerAndEdge pair) {
    return PointSegment.squared(
        Corners.at(pair.cornered(), pair.corner()),
        Corners.at(pair.edged(), pair.edge()),
        Corners.at(pair.edged(), pair.edge() + 1));
  }

  private static int nearestEdge(Vec2 p, Shape2 core) {
    return core instanceof Polygon polygon ? nearestEdge(p, polygon.vertices()) : 0;
  }

  /// Of a polygon only edges that the point is outside of can be nearest, and there is one if it is
  /// outside of the polygon.
  private static int nearestEdge(Vec2 p, List<Vec2> corners) {
    int nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    int last = corners.size() - 1;
    Vec2 from = corners.get(last);
    for (int i = 0; i <= last; i++) {
      Vec2 to = corners.get(i);
      if (Orientation.of(from, to, p) < 0) {
        double squared = PointSegment.squared(p, from, to);
        if (squared < least) {
          least = squared;
          nearest = i == 0 ? last : i - 1;
        }
      }
      from = to;
    }
    return nearest;
  }
}
