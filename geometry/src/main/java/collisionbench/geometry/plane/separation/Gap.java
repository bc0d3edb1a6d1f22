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
/// near they are.
///
/// The search gives that corner and the edge of the other core in one number, `corner << 32 |
/// edge`, or the complement of that for a corner of the second.
final class Gap {

  private Gap() {}

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    long found = nearest(a, b);
    boolean ofA = found >= 0;
    long place = ofA ? found : ~found;
    int corner = (int) (place >> 32);
    int edge = (int) place;
    Shape2 cornered = ofA ? a : b;
    Shape2 edged = ofA ? b : a;
    return PointSegment.between(
            Corners.at(cornered, corner), Corners.at(edged, edge), Corners.at(edged, edge + 1))
        .grown(Corners.radius(cornered), Corners.radius(edged))
        .made(touch, swapped == ofA, maker);
  }

  private static long nearest(Shape2 a, Shape2 b) {
    return a instanceof Polygon && b instanceof Polygon ? ofPolygons(a, b) : ofAll(a, b);
  }

  /// Nothing is nearer than the corner that is nearest to the line of the side along which the two
  /// are furthest apart, if it is outside of that side and beside it.
  private static long ofPolygons(Shape2 a, Shape2 b) {
    int side = Depth.least(a, b);
    int ofA = Sides.count(a);
    boolean isOfA = side < ofA;
    Shape2 edged = isOfA ? a : b;
    Shape2 cornered = isOfA ? b : a;
    int edge = (isOfA ? side : side - ofA) / 2;
    Vec2 from = Corners.at(edged, edge);
    Vec2 to = Corners.at(edged, edge + 1);
    int corner = Corners.furthest(cornered, from.y() - to.y(), to.x() - from.x());
    Vec2 nearest = Corners.at(cornered, corner);
    if (Orientation.of(from, to, nearest) >= 0 || !PointSegment.isBeside(nearest, from, to)) {
      return ofAll(a, b);
    }
    long place = (long) corner << 32 | edge;
    return isOfA ? ~place : place;
  }

  private static long ofAll(Shape2 a, Shape2 b) {
    long nearest = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < Corners.count(a); i++) {
      int edge = nearestEdge(Corners.at(a, i), b);
      double squared = squared(Corners.at(a, i), b, edge);
      if (squared < least) {
        least = squared;
        nearest = (long) i << 32 | edge;
      }
    }
    if (Corners.count(a) == 1) {
      return nearest;
    }
    for (int i = 0; i < Corners.count(b); i++) {
      int edge = nearestEdge(Corners.at(b, i), a);
      double squared = squared(Corners.at(b, i), a, edge);
      if (squared < least) {
        least = squared;
        nearest = ~((long) i << 32 | edge);
      }
    }
    return nearest;
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
