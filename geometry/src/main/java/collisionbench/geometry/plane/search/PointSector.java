package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Proof;

/// A point and a sector: beyond the arc they are apart; else between the edges they touch, and
/// elsewhere the nearest point is on an edge.
public final class PointSector {

  private PointSector() {}

  /// {@return whether a point is within reach of a sector that is no disc}
  public static Verdict test(Vec2 point, Sector sector, double radiusSum) {
    Vec2 center = sector.center();
    Verdict along = PointPoint.test(point, center, sector.radius() + radiusSum);
    Vec2 delta = point.minus(center);
    Verdict between = isBetweenEdges(delta, delta.sumOfMagnitudes(), sector.opening());
    if (between == Verdict.TOUCHING || along == Verdict.APART) {
      return along;
    }
    // Not beyond the arc: without a reach the edges alone tell.
    if (radiusSum == 0) {
      return between;
    }
    Verdict beside =
        PointSegment.test(delta, Vec2.ZERO, startTip(sector), radiusSum)
            .or(PointSegment.test(delta, Vec2.ZERO, endTip(sector), radiusSum));
    return between == Verdict.APART ? beside : beside.or(Verdict.UNSURE);
  }

  /// {@return whether a way from the centre is to the left of the start and to the right of the
  /// end, or either if the opening is wide}
  ///
  /// @param size the sum of the magnitudes of all coordinates that the way was worked out from
  static Verdict isBetweenEdges(Vec2 delta, double size, Opening opening) {
    double left = opening.start().cross(delta);
    double right = delta.cross(opening.end());
    double inside = opening.isWide() ? Math.max(left, right) : Math.min(left, right);
    return Proof.ofWidest(-inside, size, 0);
  }

  /// {@return the way from the centre to where the arc begins}
  ///
  /// The point itself may be far from the origin, and is then rounded by more than any proof knows.
  static Vec2 startTip(Sector sector) {
    return sector.startEdge().times(sector.radius());
  }

  /// {@return the way from the centre to where the arc ends}
  static Vec2 endTip(Sector sector) {
    return sector.endEdge().times(sector.radius());
  }
}
