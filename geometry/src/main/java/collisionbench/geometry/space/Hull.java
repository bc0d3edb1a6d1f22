package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The convex hull of 1 to 256 points: the smallest convex shape that contains them all.
///
/// Any points will do. Points inside it and duplicates change nothing, and all of them may lie in
/// one plane, on one line or in one point: the hull is a polygon, a segment or that point then.
///
/// Two hulls are equal if their points are, in the same order.
public final class Hull implements Shape3 {

  /// How many points a hull may be given by.
  public static final int MOST_POINTS = 256;

  private final List<Vec3> points;

  /// Computed when first asked for. Threads that ask at once may each compute it: the same value,
  /// and safe to share, as all its fields are final.
  private @Nullable HullSurface surface;

  /// @throws IllegalArgumentException if there are too few or too many points, or a coordinate is
  ///   not finite
  public Hull(List<Vec3> points) {
    this.points = List.copyOf(points);
    if (this.points.isEmpty() || this.points.size() > MOST_POINTS) {
      throw new InvalidShapeException(new InvalidShape.WrongNumberOfPoints(this.points.size(), MOST_POINTS));
    }
    for (int i = 0; i < this.points.size(); i++) {
      Require.finite("points[" + i + "]", this.points.get(i), this.points.get(i).isFinite());
    }
  }

  /// {@return the points, as they were given}
  public List<Vec3> points() {
    return points;
  }

  /// {@return its corners, edges and faces}
  ///
  /// Computed once, by the first call: 2 ms for 256 points on a ball.
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
