package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;

/// Where a segment is nearest to a solid box, in the box's frame.
///
/// The squared distance from the point at `t` to the box is convex in `t`, and quadratic between
/// the at most six parameters where the segment passes a face's plane. The least of each piece is
/// solved for by itself and the least of those taken: the sign of a slope where two pieces meet
/// would be rounding where the segment is nearly parallel to a face.
public final class SegmentToBox {

  private SegmentToBox() {}

  /// {@return the parameter in 0..1 of the point nearest to the box; the middle of the stretch
  /// where several are}
  ///
  /// @param start the segment's start, relative to the box's centre and along its axes
  /// @param along from there to its end
  /// @param half the half extents
  public static double parameterNearest(Vec3 start, Vec3 along, Vec3 half) {
    double xLow = pass(-half.x() - start.x(), along.x());
    double xHigh = pass(half.x() - start.x(), along.x());
    double yLow = pass(-half.y() - start.y(), along.y());
    double yHigh = pass(half.y() - start.y(), along.y());
    double zLow = pass(-half.z() - start.z(), along.z());
    double zHigh = pass(half.z() - start.z(), along.z());
    Three first = Three.of(Math.min(xLow, xHigh), Math.min(yLow, yHigh), Math.min(zLow, zHigh));
    Three last = Three.of(Math.max(xLow, xHigh), Math.max(yLow, yHigh), Math.max(zLow, zHigh));
    // Two ordered threes, of which the k-th of the one is never beyond the k-th of the other,
    // merge in three exchanges.
    double b = Math.min(first.b, last.a);
    double bc = Math.max(first.b, last.a);
    double de = Math.min(first.c, last.b);
    double e = Math.max(first.c, last.b);
    double c = Math.min(bc, de);
    double d = Math.max(bc, de);
    Least least = new Least(0, excess(start, half).lengthSquared());
    least = least.or(start, along, half, 0, first.a);
    least = least.or(start, along, half, first.a, b);
    least = least.or(start, along, half, b, c);
    least = least.or(start, along, half, c, d);
    least = least.or(start, along, half, d, e);
    least = least.or(start, along, half, e, last.c);
    return least.or(start, along, half, last.c, 1).t;
  }

  /// A parameter, and the squared distance there.
  private record Least(double t, double squared) {

    /// {@return this, or the least between two neighbouring cuts if that is less}
    Least or(Vec3 start, Vec3 along, Vec3 half, double low, double high) {
      if (!(low < high)) {
        return this;
      }
      double at = SegmentToBox.parameterNearest(start, along, half, low, high);
      double there = excess(start.plus(at, along), half).lengthSquared();
      boolean inMiddle = low < at && at < high;
      return there < squared || (there == squared && inMiddle) ? new Least(at, there) : this;
    }
  }

  /// Three numbers in order.
  private record Three(double a, double b, double c) {

    static Three of(double x, double y, double z) {
      double less = Math.min(x, y);
      double more = Math.max(x, y);
      return new Three(Math.min(less, z), Math.max(less, Math.min(more, z)), Math.max(more, z));
    }
  }

  private static double pass(double way, double along) {
    double t = way / along;
    return t > 0 ? t < 1 ? t : 1 : 0;
  }

  /// Between two cuts each coordinate is beyond one face or within the slab all the way; those
  /// beyond add `along * (at - face)` each to the slope.
  private static double parameterNearest(
      Vec3 start, Vec3 along, Vec3 half, double low, double high) {
    double middle = low + (high - low) / 2;
    Vec3 beyond = excess(start.plus(middle, along), half);
    double slope = along.dot(beyond);
    double growth =
        (beyond.x() == 0 ? 0 : along.x() * along.x())
            + (beyond.y() == 0 ? 0 : along.y() * along.y())
            + (beyond.z() == 0 ? 0 : along.z() * along.z());
    return growth > 0 ? Math.clamp(middle - slope / growth, low, high) : middle;
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
