package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Proof;

/// A point and a sector: beyond the arc they are apart; otherwise they touch between the edges, and
/// elsewhere the nearest point is on an edge.
public final class PointSector {

  private PointSector() {}

  /// {@return whether a point is within the sum of the radii of a sector other than a full disc}
  public static Verdict test(Vec2 point, Sector sector, double radiusSum) {
    Vec2 center = sector.center();
    Verdict along = PointPoint.test(point, center, sector.radius() + radiusSum);
    Vec2 delta = point.minus(center);
    Verdict between = isBetweenEdges(delta, delta.sumOfMagnitudes(), sector.opening());
    if (between == Verdict.TOUCHING || along == Verdict.APART) {
      return along;
    }
    // Not beyond the arc: with zero radii the edges alone decide.
    if (radiusSum == 0) {
      return between;
    }
    Verdict beside =
        PointSegment.test(delta, Vec2.ZERO, startTip(sector), radiusSum)
            .or(PointSegment.test(delta, Vec2.ZERO, endTip(sector), radiusSum));
    return between == Verdict.APART ? beside : beside.or(Verdict.UNSURE);
  }

  /// {@return whether a vector from the center is to the left of the start and to the right of the
  /// end, or either if the opening is wide}
  ///
  /// @param size the sum of the magnitudes of all coordinates used for the vector
  static Verdict isBetweenEdges(Vec2 delta, double size, Opening opening) {
    double left = opening.start().cross(delta);
    double right = delta.cross(opening.end());
    double inside = opening.isWide() ? Math.max(left, right) : Math.min(left, right);
    return Proof.ofWidest(-inside, size, 0);
  }

  /// {@return the vector from the center to the start of the arc}
  ///
  /// The point itself may be far from the origin, where its rounding exceeds the error bound of the
  /// proof.
  static Vec2 startTip(Sector sector) {
    return sector.startEdge().times(sector.radius());
  }

  /// {@return the vector from the center to the end of the arc}
  static Vec2 endTip(Sector sector) {
    return sector.endEdge().times(sector.radius());
  }
}
