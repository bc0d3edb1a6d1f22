package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

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

  static Separation2 between(Shape2 a, Sector b) {
    Vec2 origin = b.center();
    CornerAndEdge ofA = nearest(a, b, origin);
    // No corner of B is nearer to a point than the point to an edge of B.
    if (Features.cornersAndArc(a) == 1) {
      return ofA.separation(origin);
    }
    CornerAndEdge ofB = nearest(b, a, origin);
    return off(ofB, origin) < off(ofA, origin)
        ? ofB.separation(origin).swapped()
        : ofA.separation(origin);
  }

  private static CornerAndEdge nearest(Shape2 cornered, Shape2 edged, Vec2 origin) {
    CornerAndEdge best = new CornerAndEdge(cornered, 0, edged, 0);
    double least = Double.POSITIVE_INFINITY;
    for (int corner = 0; corner < Features.cornersAndArc(cornered); corner++) {
      for (int edge = 0; edge < Features.edges(edged); edge++) {
        CornerAndEdge pair = new CornerAndEdge(cornered, corner, edged, edge);
        double off = off(pair, origin);
        if (off < least) {
          least = off;
          best = pair;
        }
      }
    }
    return best;
  }

  /// {@return how far the two are apart, or overlap but for rounding; infinite if they face
  /// elsewhere}
  private static double off(CornerAndEdge pair, Vec2 origin) {
    Vec2 p = Features.corner(pair.cornered(), pair.corner(), origin);
    Vec2 from = Features.from(pair.edged(), pair.edge(), origin);
    Vec2 to = Features.to(pair.edged(), pair.edge(), origin);
    double beyondCorner = Features.beyondCorner(pair.cornered(), pair.corner());
    double beyond = beyondCorner + Features.beyondEdge(pair.edged(), pair.edge());
    boolean faces = beyond == 0 || pair.faces(PointSegment.way(p, from, to));
    boolean hidden =
        beyondCorner == 0 && Features.isBehindArc(pair.edged(), pair.edge(), p, origin);
    return faces && !hidden
        ? Math.abs(Math.sqrt(PointSegment.squared(p, from, to)) - beyond)
        : Double.POSITIVE_INFINITY;
  }
}
