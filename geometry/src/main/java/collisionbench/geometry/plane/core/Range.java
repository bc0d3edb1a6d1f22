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

  /// {@return the midpoint of the intersection, or of the gap}
  double middleOfShared(Range other) {
    return 0.5 * (Math.max(min, other.min) + Math.min(max, other.max));
  }

  /// {@return the width of the gap; 0 if they overlap}
  double gap(Range other) {
    return Math.max(0, Math.max(min, other.min) - Math.min(max, other.max));
  }
}
