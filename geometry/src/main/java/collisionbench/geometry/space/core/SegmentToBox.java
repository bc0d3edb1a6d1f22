package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;

/// Where a segment is nearest to a solid box, in the box's frame.
///
/// Half the squared distance from the point at `t` to the box is convex in `t` and quadratic
/// between the at most six parameters where the segment passes a face's plane. Its slope rises from
/// one of them to the next, so the least lies where the slope changes sign.
public final class SegmentToBox {

  private SegmentToBox() {}

  /// {@return the parameter in 0..1 of the point nearest to the box; the middle of the stretch
  /// where several are}
  ///
  /// @param start the segment's start, relative to the box's centre and along its axes
  /// @param along from there to its end
  /// @param half the half extents
  public static double parameterNearest(Vec3 start, Vec3 along, Vec3 half) {
    double first = leastWithSlope(start, along, half, false);
    double last = leastWithSlope(start, along, half, true);
    return first + (last - first) / 2;
  }

  /// The least `t` at which the slope is no longer negative, or the greatest at which it is not yet
  /// positive.
  private static double leastWithSlope(Vec3 start, Vec3 along, Vec3 half, boolean last) {
    double low = 0;
    double high = 1;
    if (rises(slope(start, along, half, 0), last)) {
      return 0;
    }
    if (!rises(slope(start, along, half, 1), last)) {
      return 1;
    }
    for (int face = 0; face < 6; face++) {
      double t = passes(start, along, half, face);
      if (t > low && t < high) {
        if (rises(slope(start, along, half, t), last)) {
          high = t;
        } else {
          low = t;
        }
      }
    }
    double before = slope(start, along, half, low);
    double after = slope(start, along, half, high);
    return after > before
        ? Math.clamp(low - before * (high - low) / (after - before), low, high)
        : low;
  }

  private static boolean rises(double slope, boolean last) {
    return last ? slope > 0 : slope >= 0;
  }

  private static double passes(Vec3 start, Vec3 along, Vec3 half, int face) {
    return switch (face) {
      case 0 -> (half.x() - start.x()) / along.x();
      case 1 -> (-half.x() - start.x()) / along.x();
      case 2 -> (half.y() - start.y()) / along.y();
      case 3 -> (-half.y() - start.y()) / along.y();
      case 4 -> (half.z() - start.z()) / along.z();
      default -> (-half.z() - start.z()) / along.z();
    };
  }

  private static double slope(Vec3 start, Vec3 along, Vec3 half, double t) {
    return excess(start.plus(t, along), half).dot(along);
  }

  /// {@return the vector to `point` from the box's nearest point; zero inside}
  public static Vec3 excess(Vec3 point, Vec3 half) {
    return new Vec3(
        excess(point.x(), half.x()), excess(point.y(), half.y()), excess(point.z(), half.z()));
  }

  private static double excess(double at, double half) {
    return at > half ? at - half : at < -half ? at + half : 0;
  }
}
