package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// A point and a polygon: it is inside, or its distance is that of the nearest side.
public final class PointPolygon {

  private PointPolygon() {}

  /// {@return whether a point is within the sum of the radii of a polygon}
  public static Verdict test(Vec2 point, Polygon polygon, double radiusSum) {
    Verdict verdict = PolygonPolygon.test(List.of(point), polygon.vertices());
    for (int i = 0;
        radiusSum > 0 && verdict != Verdict.TOUCHING && i < polygon.vertices().size();
        i++) {
      verdict =
          verdict.or(PointSegment.test(point, polygon.corner(i), polygon.corner(i + 1), radiusSum));
    }
    return verdict;
  }
}
