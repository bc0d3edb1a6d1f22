package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import java.util.List;

/// Cores without arcs that are apart: they are nearest at a corner of one of them.
///
/// The search gives that corner and the edge of the other core in one number, `corner << 32 |
/// edge`, or the complement of that for a corner of the second.
final class Gap {

  private Gap() {}

  static Separation2 between(Shape2 a, Shape2 b) {
    long found = nearest(a, b);
    boolean ofA = found >= 0;
    long place = ofA ? found : ~found;
    int corner = (int) (place >> 32);
    int edge = (int) place;
    Shape2 cornered = ofA ? a : b;
    Shape2 edged = ofA ? b : a;
    return PointSegment.between(
            Corners.at(cornered, corner), Corners.at(edged, edge), Corners.at(edged, edge + 1))
        .swappedIf(!ofA);
  }

  private static long nearest(Shape2 a, Shape2 b) {
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

  private static int nearestEdge(Vec2 p, List<Vec2> corners) {
    int nearest = corners.size() - 1;
    Vec2 from = corners.get(0);
    double least = PointSegment.squared(p, corners.get(nearest), from);
    for (int i = 1; i < corners.size(); i++) {
      Vec2 to = corners.get(i);
      double squared = PointSegment.squared(p, from, to);
      if (squared < least) {
        least = squared;
        nearest = i - 1;
      }
      from = to;
    }
    return nearest;
  }
}
