package collisionbench.geometry.space;

import collisionbench.geometry.number.Require;
import java.util.List;
import java.util.stream.IntStream;

/// An oriented box: all points whose distances from `center` along the box's own three axes are at
/// most `halfExtents`. With half extents of zero it is a rectangle, a segment or a point.
public record Box(Vec3 center, Vec3 halfExtents, Rotation orientation) implements Shape3 {

  private static final double LEAST = 3 * Double.MIN_VALUE;

  public Box {
    Require.finite("center", center, center.isFinite());
    halfExtents =
        new Vec3(
            Require.nonNegative("halfExtents x", halfExtents.x()),
            Require.nonNegative("halfExtents y", halfExtents.y()),
            Require.nonNegative("halfExtents z", halfExtents.z()));
  }

  /// Creates an axis-aligned box.
  public Box(Vec3 center, Vec3 halfExtents) {
    this(center, halfExtents, Rotation.NONE);
  }

  @Override
  public Bounds3 bounds() {
    // The error of an axis is at most 2^-50, and three products and two sums round 5 times: less
    // than 2^-49 of the half extents, plus the least double for each subnormal product.
    Vec3 x = orientation.axisX();
    Vec3 y = orientation.axisY();
    Vec3 z = orientation.axisZ();
    Vec3 extent =
        new Vec3(
            extent(x.x(), y.x(), z.x()), extent(x.y(), y.y(), z.y()), extent(x.z(), y.z(), z.z()));
    Bounds3 aboutCenter = new Bounds3(extent.negated(), extent);
    boolean isExact = orientation.takesAxesToAxes();
    double margin = isExact ? 0 : halfExtents.times(0x1p-49).sumOfMagnitudes() + LEAST;
    return aboutCenter.grownBy(margin).movedBy(center);
  }

  /// {@return `point` in the box's frame: relative to its center, along its axes}
  public Vec3 toLocal(Vec3 point) {
    return orientation.undo(point.minus(center));
  }

  /// {@return the eight corners; bits 0, 1 and 2 of the index are set if the corner is on the
  /// positive side of the x, y and z axis}
  public List<Vec3> corners() {
    return IntStream.range(0, 8)
        .mapToObj(i ->
            center
                .plus((i & 1) == 0 ? -halfExtents.x() : halfExtents.x(), orientation.axisX())
                .plus((i & 2) == 0 ? -halfExtents.y() : halfExtents.y(), orientation.axisY())
                .plus((i & 4) == 0 ? -halfExtents.z() : halfExtents.z(), orientation.axisZ()))
        .toList();
  }

  private double extent(double x, double y, double z) {
    return Math.abs(x) * halfExtents.x()
        + Math.abs(y) * halfExtents.y()
        + Math.abs(z) * halfExtents.z();
  }

  @Override
  public Box translated(Vec3 by) {
    return new Box(center.plus(by), halfExtents, orientation);
  }
}
