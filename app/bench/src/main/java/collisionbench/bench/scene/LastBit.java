package collisionbench.bench.scene;

import collisionbench.geometry.space.Vec3;
import java.util.Comparator;

/// The neighbors of a number, as double or float.
public enum LastBit {
  DOUBLE,
  FLOAT;

  /// {@return the next greater or next smaller number of this type}
  public double next(double number, boolean up) {
    return switch (this) {
      case DOUBLE -> up ? Math.nextUp(number) : Math.nextDown(number);
      case FLOAT -> nextFloat(number, up);
    };
  }

  /// The float nearest to a double may already lie beyond it.
  private static double nextFloat(double number, boolean up) {
    float nearest = (float) number;
    boolean beyond = up ? nearest > number : nearest < number;
    if (beyond) {
      return nearest;
    }
    return up ? Math.nextUp(nearest) : Math.nextDown(nearest);
  }

  /// {@return a body moved along an axis by one unit in the last place of its largest coordinate on
  /// that axis, so that all of it moves and its shape changes by rounding only}
  ///
  /// Of two equally large coordinates, the one ahead counts: its step is at least as large.
  public Body moved(Body body, Axis axis, boolean up) {
    Vec3 by = axis.direction().times(step(body, axis, up));
    return body.mapped(by::plus);
  }

  /// {@return the signed length of that step}
  public double step(Body body, Axis axis, boolean up) {
    double farthest =
        body.points().stream()
            .map(axis::of)
            .max(
                Comparator.<Double>comparingDouble(Math::abs)
                    .thenComparingDouble(number -> up ? number : -number))
            .orElse(0.0);
    return next(farthest, up) - farthest;
  }
}
