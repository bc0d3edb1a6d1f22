package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Vec3;
import java.util.Arrays;

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
    double[] cuts = cuts(start, along, half);
    double best = 0;
    double least = excess(start, half).lengthSquared();
    for (int i = 1; i < cuts.length; i++) {
      double t = parameterNearest(start, along, half, cuts[i - 1], cuts[i]);
      double squared = excess(start.plus(t, along), half).lengthSquared();
      boolean inMiddle = cuts[i - 1] < t && t < cuts[i];
      if (squared < least || (squared == least && inMiddle)) {
        best = t;
        least = squared;
      }
    }
    return best;
  }

  /// {@return 0, where the segment passes a face's plane in between, and 1, in order}
  private static double[] cuts(Vec3 start, Vec3 along, Vec3 half) {
    double[] cuts = {
      0,
      pass(-half.x() - start.x(), along.x()),
      pass(half.x() - start.x(), along.x()),
      pass(-half.y() - start.y(), along.y()),
      pass(half.y() - start.y(), along.y()),
      pass(-half.z() - start.z(), along.z()),
      pass(half.z() - start.z(), along.z()),
      1
    };
    Arrays.sort(cuts);
    return cuts;
  }

  private static double pass(double way, double along) {
    return along == 0 ? 0 : Math.clamp(way / along, 0, 1);
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
