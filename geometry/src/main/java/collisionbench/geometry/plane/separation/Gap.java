package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cores without arcs that are apart: they are nearest at a corner of one of them.
///
/// All exact signs: so the corner is outside of the edge, and the normal leads from A to B, however
/// near they are. What is found has to prove itself (`Proof`).
///
/// Too long to be copied, so that there is room for the answer behind the search (decision 005).
final class Gap {

  private Gap() {}

  /// Of two polygons nothing is nearer than the corner that is nearest to the line of the side
  /// along which they are furthest apart, if it is outside of that side and beside it.
  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    boolean ofA = true;
    int corner = 0;
    int edge = 0;
    boolean found = false;
    if (a instanceof Polygon && b instanceof Polygon) {
      int sidesOfA = Sides.count(a);
      int side = Depth.least(a, b, sidesOfA);
      ofA = side >= sidesOfA;
      edge = (ofA ? side - sidesOfA : side) / 2;
      Vec2 from = Corners.at(ofA ? b : a, edge);
      Vec2 to = Corners.at(ofA ? b : a, edge + 1);
      corner = Corners.furthest(ofA ? a : b, from.y() - to.y(), to.x() - from.x());
      Vec2 p = Corners.at(ofA ? a : b, corner);
      found = Orientation.of(from, to, p) < 0 && PointSegment.isBeside(p, from, to);
    }
    double least = Double.POSITIVE_INFINITY;
    int ofFirst = Corners.count(a);
    // No corner of B is nearer to a point than the point to an edge of B.
    int count = found ? 0 : ofFirst == 1 ? 1 : ofFirst + Corners.count(b);
    for (int i = 0; i < count; i++) {
      boolean isOfA = i < ofFirst;
      int index = isOfA ? i : i - ofFirst;
      Vec2 p = Corners.at(isOfA ? a : b, index);
      Shape2 edged = isOfA ? b : a;
      int nearest = nearestEdge(p, edged);
      double squared = squared(p, edged, nearest);
      if (squared < least) {
        least = squared;
        ofA = isOfA;
        corner = index;
        edge = nearest;
      }
    }
    Shape2 cornered = ofA ? a : b;
    Shape2 edged = ofA ? b : a;
    Separation2 way =
        PointSegment.between(
            Corners.at(cornered, corner), Corners.at(edged, edge), Corners.at(edged, edge + 1));
    if (!Proof.holds(cornered, edged, Vec2.ZERO, way)) {
      return Proof.best(cornered, corner, edged, edge, Vec2.ZERO, touch, swapped == ofA, maker);
    }
    return way.grown(Corners.radius(cornered), Corners.radius(edged))
        .made(touch, swapped == ofA, maker);
  }

  private static double squared(Vec2 p, Shape2 core, int edge) {
    return PointSegment.squared(p, Corners.at(core, edge), Corners.at(core, edge + 1));
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
