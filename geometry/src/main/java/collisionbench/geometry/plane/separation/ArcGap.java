package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import org.jspecify.annotations.Nullable;

/// Cores that are apart, the second of which is a sector: a corner of one of them is nearest to an
/// edge of the other, or the arc of one to a corner, an edge or the arc of the other.
///
/// Nearest to an arc is what is nearest to its centre, if that is in the opening.
final class ArcGap {

  private ArcGap() {}

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    Vec2 origin = Outline.anchor(b);
    int edgesOfA = Outline.edges(a);
    int edgesOfB = Outline.edges(b);
    int ofFirst = Outline.corners(a) * edgesOfB;
    // No corner of B is nearer to a point than the point to an edge of B.
    int count = ofFirst + (Outline.corners(a) == 1 ? 0 : Outline.corners(b) * edgesOfA);
    double least = Double.POSITIVE_INFINITY;
    boolean ofA = true;
    int corner = 0;
    int edge = 0;
    for (int i = 0; i < count; i++) {
      boolean isOfA = i < ofFirst;
      int place = isOfA ? i : i - ofFirst;
      int edges = isOfA ? edgesOfB : edgesOfA;
      double off = off(isOfA ? a : b, place / edges, isOfA ? b : a, place % edges, origin);
      if (off < least) {
        least = off;
        ofA = isOfA;
        corner = place / edges;
        edge = place % edges;
      }
    }
    Shape2 cornered = ofA ? a : b;
    Shape2 edged = ofA ? b : a;
    return between(cornered, corner, edged, edge, origin)
        .grown(Corners.radius(cornered), Corners.radius(edged))
        .moved(origin)
        .made(touch, swapped == ofA, maker);
  }

  /// {@return how far the two are apart; infinite if it is an arc that faces away}
  ///
  /// A distance below 0 is that of an arc. Either it is 0 but for rounding, or what is nearest lies
  /// beside an edge, as near to it as rounding, and the arc faces the other way. So it is the
  /// magnitude that counts.
  private static double off(Shape2 cornered, int corner, Shape2 edged, int edge, Vec2 origin) {
    Separation2 found = between(cornered, corner, edged, edge, origin);
    boolean faces =
        Outline.facesFromCorner(cornered, corner, found.normal())
            && Outline.facesFromEdge(edged, edge, found.normal().negated());
    return faces ? Math.abs(found.distance()) : Double.POSITIVE_INFINITY;
  }

  private static Separation2 between(
      Shape2 cornered, int corner, Shape2 edged, int edge, Vec2 origin) {
    return PointSegment.between(
            Outline.corner(cornered, corner, origin),
            Outline.from(edged, edge, origin),
            Outline.to(edged, edge, origin))
        .grown(Outline.beyondCorner(cornered, corner), Outline.beyondEdge(edged, edge));
  }
}
