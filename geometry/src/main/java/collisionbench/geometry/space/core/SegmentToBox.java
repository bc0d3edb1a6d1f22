package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;

/// Where a segment is nearest to a solid box, in the box's frame.
///
/// The squared distance from the point at `t` to the box is convex in `t`, and quadratic between
/// the at most six parameters where the segment passes a face's plane. Its slope there tells on
/// which side the least is, and the piece that is left is solved for.
///
/// A slope is the sum of `along * excess` over the axes along which the point is beyond the box.
/// Each excess is right up to rounding `e` of the largest coordinate; where that tips a slope's
/// sign, the slope is less than `|along| e`, and the squared distance rises by `|along|^2` in the
/// square of the way, so that what is lost of it is at most `3 e^2`: rounding of the distance.
public final class SegmentToBox {

  private static final int FACES = 6;

  private SegmentToBox() {}

  /// {@return the parameter in 0..1 of the point nearest to the box; the middle of the stretch
  /// where several are}
  ///
  /// @param start the segment's start, relative to the box's centre and along its axes
  /// @param along from there to its end
  /// @param half the half extents
  public static double parameterNearest(Vec3 start, Vec3 along, Vec3 half) {
    if (slope(0, start, along, half) > 0) {
      return 0;
    }
    if (slope(1, start, along, half) < 0) {
      return 1;
    }
    double low = 0;
    double high = 1;
    boolean level = false;
    for (int face = 0; face < FACES; face++) {
      double t = cut(face, start, along, half);
      if (t > low && t < high) {
        double slope = slope(t, start, along, half);
        low = slope < 0 ? t : low;
        high = slope > 0 ? t : high;
        level |= slope == 0;
      }
    }
    if (level) {
      return middleOfLevel(start, along, half, low, high);
    }
    // Between two cuts each coordinate is beyond one face or within the slab all the way; those
    // beyond add `along * (at - face)` each to the slope.
    double middle = low + (high - low) / 2;
    double slope = slope(middle, start, along, half);
    Vec3 at = start.plus(middle, along);
    double growth =
        growth(at.x(), along.x(), half.x())
            + growth(at.y(), along.y(), half.y())
            + growth(at.z(), along.z(), half.z());
    double t = growth > 0 ? middle - slope / growth : middle;
    return t > low ? t < high ? t : high : low;
  }

  /// {@return where the segment's line passes the plane of a face; infinite or not a number if it
  /// does not}
  private static double cut(int face, Vec3 start, Vec3 along, Vec3 half) {
    return switch (face) {
      case 0 -> (-half.x() - start.x()) / along.x();
      case 1 -> (half.x() - start.x()) / along.x();
      case 2 -> (-half.y() - start.y()) / along.y();
      case 3 -> (half.y() - start.y()) / along.y();
      case 4 -> (-half.z() - start.z()) / along.z();
      default -> (half.z() - start.z()) / along.z();
    };
  }

  private static double slope(double t, Vec3 start, Vec3 along, Vec3 half) {
    return along.dot(excess(start.plus(t, along), half));
  }

  private static double growth(double at, double along, double half) {
    return at > half || at < -half ? along * along : 0;
  }

  /// {@return the middle of the stretch on which the slope is zero, where it is so at a cut}
  private static double middleOfLevel(Vec3 start, Vec3 along, Vec3 half, double low, double high) {
    double first = high;
    double last = low;
    for (int face = 0; face < FACES; face++) {
      double t = cut(face, start, along, half);
      if (t > low && t < high && slope(t, start, along, half) == 0) {
        first = Math.min(first, t);
        last = Math.max(last, t);
      }
    }
    boolean before = slope(low + (first - low) / 2, start, along, half) == 0;
    boolean after = slope(last + (high - last) / 2, start, along, half) == 0;
    return ((before ? low : first) + (after ? high : last)) / 2;
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
