package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import org.jspecify.annotations.Nullable;

/// Cores that are apart, the second of which is a sector: a corner of one of them is nearest to an
/// edge of the other, or the arc of one to a corner, an edge or the arc of the other.
///
/// Nearest to an arc is what is nearest to its centre, if that is in the opening.
///
/// A distance below 0 is that of an arc. Either it is 0 but for rounding, or what is nearest lies
/// beside an edge, as near to it as rounding, and the arc faces the other way. So what is nearest
/// is told by the magnitude. But an edge is not nearest to a corner that is in the opening and not
/// short of the arc: it faces the other way.
final class ArcGap {

  private ArcGap() {}

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    Vec2 origin = ((Sector) b).center();
    long nearest = nearest(a, b);
    boolean ofA = nearest >= 0;
    int corner = (int) (nearest >> 31) & Integer.MAX_VALUE;
    int edge = (int) nearest & Integer.MAX_VALUE;
    Shape2 cornered = ofA ? a : b;
    Shape2 edged = ofA ? b : a;
    Separation2 found = Features.way(cornered, corner, edged, edge, origin);
    if (!Proof.holds(cornered, edged, origin, found)) {
      return Proof.best(cornered, corner, edged, edge, origin, touch, swapped == ofA, maker);
    }
    return found
        .grown(Corners.radius(cornered), Corners.radius(edged))
        .moved(origin)
        .made(touch, swapped == ofA, maker);
  }

  /// {@return a corner and an edge that are nearest, as the number of the edge and that of the
  /// corner times `2^31`; with the first bit set if the corner is B's}
  ///
  /// Too long to be copied, so that there is room for the answer (decision 005).
  private static long nearest(Shape2 a, Shape2 b) {
    Vec2 origin = ((Sector) b).center();
    int edgesOfA = Features.edges(a);
    int edgesOfB = Features.SECTOR_EDGES;
    int cornersOfA = Features.cornersAndArc(a);
    int ofFirst = cornersOfA * edgesOfB;
    // No corner of B is nearer to a point than the point to an edge of B.
    int count = ofFirst + (cornersOfA == 1 ? 0 : Features.SECTOR_CORNERS * edgesOfA);
    double least = Double.POSITIVE_INFINITY;
    long nearest = 0;
    for (int i = 0; i < count; i++) {
      boolean ofA = i < ofFirst;
      Shape2 cornered = ofA ? a : b;
      Shape2 edged = ofA ? b : a;
      int corner = ofA ? i / edgesOfB : (i - ofFirst) / edgesOfA;
      int edge = ofA ? i % edgesOfB : (i - ofFirst) % edgesOfA;
      Vec2 p = Features.corner(cornered, corner, origin);
      Vec2 from = Features.from(edged, edge, origin);
      Vec2 to = Features.to(edged, edge, origin);
      double beyondCorner = Features.beyondCorner(cornered, corner);
      double beyond = beyondCorner + Features.beyondEdge(edged, edge);
      Vec2 way = PointSegment.way(p, from, to);
      boolean faces =
          beyond == 0
              || (Features.facesFromCorner(cornered, corner, way)
                  && Features.facesFromEdge(edged, edge, way.negated()));
      double off = Math.abs(Math.sqrt(PointSegment.squared(p, from, to)) - beyond);
      boolean hidden = beyondCorner == 0 && Features.isBehindArc(edged, edge, p, origin);
      if (faces && !hidden && off < least) {
        least = off;
        nearest = (ofA ? 0 : Long.MIN_VALUE) | (long) corner << 31 | edge;
      }
    }
    return nearest;
  }
}
