package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;

/// A polygon and a sector: they touch if the polygon contains the center or a side touches the
/// sector.
public final class PolygonSector {

  private PolygonSector() {}

  /// {@return whether a polygon touches a sector other than a full disc}
  public static Verdict test(Polygon polygon, Sector sector) {
    Verdict verdict = PointPolygon.test(sector.center(), polygon, 0);
    for (int i = 0; verdict != Verdict.TOUCHING && i < polygon.vertices().size(); i++) {
      verdict = verdict.or(SegmentSector.test(polygon.corner(i), polygon.corner(i + 1), sector, 0));
    }
    return verdict;
  }
}
