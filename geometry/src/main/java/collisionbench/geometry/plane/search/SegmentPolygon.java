package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// A segment and a polygon: they intersect, or their distance is that of the nearest side.
public final class SegmentPolygon {

  private SegmentPolygon() {}

  /// {@return whether a segment is within the sum of the radii of a polygon}
  public static Verdict test(Vec2 start, Vec2 end, Polygon polygon, double radiusSum) {
    Verdict verdict = PolygonPolygon.test(List.of(start, end), polygon.vertices());
    for (int i = 0;
        radiusSum > 0 && verdict != Verdict.TOUCHING && i < polygon.vertices().size();
        i++) {
      verdict =
          verdict.or(
              SegmentSegment.test(start, end, polygon.corner(i), polygon.corner(i + 1), radiusSum));
    }
    return verdict;
  }
}
