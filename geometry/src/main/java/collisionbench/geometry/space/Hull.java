package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The convex hull of 1 to 256 points: the smallest convex shape that contains them all.
///
/// Interior points and duplicates have no effect. All points may be coplanar, collinear or equal:
/// the hull is then a polygon, a segment or a point.
///
/// Two hulls are equal if they have the same points in the same order. Others may be the same
/// shape: then their [#surface] has the same corners.
public final class Hull implements Shape3 {

  /// The maximum number of points.
  public static final int MOST_POINTS = 256;

  private final List<Vec3> points;

  /// Computed lazily. Concurrent threads may compute it twice, which is safe: the values are equal
  /// and immutable.
  private @Nullable HullSurface surface;

  /// @throws IllegalArgumentException if there are too few or too many points, or a coordinate is
  ///   not finite
  public Hull(List<Vec3> points) {
    this.points = List.copyOf(points);
    if (this.points.isEmpty() || this.points.size() > MOST_POINTS) {
      throw new InvalidShapeException(
          new InvalidShape.WrongNumberOfPoints(this.points.size(), MOST_POINTS));
    }
    for (int i = 0; i < this.points.size(); i++) {
      Require.finite("points[" + i + "]", this.points.get(i), this.points.get(i).isFinite());
    }
  }

  /// {@return the given points}
  public List<Vec3> points() {
    return points;
  }

  /// {@return its corners, edges and faces}
  ///
  /// Computed by the first call: 2 ms for 256 points on a sphere.
  public HullSurface surface() {
    HullSurface known = surface;
    if (known == null) {
      known = HullSurface.of(points);
      surface = known;
    }
    return known;
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

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Hull that && points.equals(that.points);
  }

  @Override
  public int hashCode() {
    return points.hashCode();
  }

  @Override
  public String toString() {
    return "Hull[points=" + points + "]";
  }
}
