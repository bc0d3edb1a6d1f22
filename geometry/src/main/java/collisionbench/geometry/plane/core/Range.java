package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// All numbers from `min` to `max`.
record Range(double min, double max) {

  /// {@return the range of the coordinates of some points along a direction}
  static Range of(List<Vec2> points, Vec2 direction) {
    double min = Double.POSITIVE_INFINITY;
    double max = Double.NEGATIVE_INFINITY;
    for (Vec2 point : points) {
      min = Math.min(min, point.dot(direction));
      max = Math.max(max, point.dot(direction));
    }
    return new Range(min, max);
  }

  /// {@return the middle of what the two share, or of the gap between them}
  double middleOfShared(Range other) {
    return 0.5 * (Math.max(min, other.min) + Math.min(max, other.max));
  }

  /// {@return how far the two are apart; 0 if they share a number}
  double gap(Range other) {
    return Math.max(0, Math.max(min, other.min) - Math.min(max, other.max));
  }
}
