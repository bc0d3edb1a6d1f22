package collisionbench.geometry.space;

import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;
import java.util.List;

/// The convex hull of 1 to 256 points: the least convex shape that holds them all.
///
/// Any points will do. Those inside or twice there change nothing, and all of them may lie in one
/// plane, on one line or in one point: the hull is a polygon, a segment or that point then.
public record Hull(List<Vec3> points) implements Shape3 {

  /// How many points a hull may be given by.
  public static final int MOST_POINTS = 256;

  public Hull {
    points = List.copyOf(points);
    if (points.isEmpty() || points.size() > MOST_POINTS) {
      throw new RefusedException(new Refusal.WrongNumberOfPoints(points.size(), MOST_POINTS));
    }
    for (int i = 0; i < points.size(); i++) {
      Require.finite("points[" + i + "]", points.get(i));
    }
  }

  /// {@return its corners, edges and faces}
  public HullSurface surface() {
    return HullSurface.of(points);
  }

  @Override
  public Bounds3 bounds() {
    Bounds3 bounds = Bounds3.of(points.getFirst(), points.getFirst());
    for (Vec3 point : points) {
      bounds = bounds.and(Bounds3.of(point, point));
    }
    return bounds;
  }

  @Override
  public Hull translated(Vec3 by) {
    return new Hull(points.stream().map(point -> point.plus(by)).toList());
  }
}
