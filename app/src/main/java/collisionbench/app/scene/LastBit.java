package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;
import java.util.Comparator;

/// The numbers beside a number, of one of the kinds that computers have.
public enum LastBit {
  DOUBLE,
  FLOAT;

  /// {@return the next number of this kind that is greater, or less}
  public double next(double number, boolean up) {
    return switch (this) {
      case DOUBLE -> up ? Math.nextUp(number) : Math.nextDown(number);
      case FLOAT -> nextFloat(number, up);
    };
  }

  /// The nearest float of a double may be beyond it already.
  private static double nextFloat(double number, boolean up) {
    float nearest = (float) number;
    boolean beyond = up ? nearest > number : nearest < number;
    if (beyond) {
      return nearest;
    }
    return up ? Math.nextUp(nearest) : Math.nextDown(nearest);
  }

  /// {@return a body moved along an axis by the step from its coordinate there that is farthest
  /// from 0 to the next number, by which all of it moves and keeps its form but for rounding}
  ///
  /// Of two that are as far, the one ahead, whose step is no less.
  public Body moved(Body body, Axis axis, boolean up) {
    double farthest =
        body.points().stream()
            .map(axis::of)
            .max(
                Comparator.<Double>comparingDouble(Math::abs)
                    .thenComparingDouble(number -> up ? number : -number))
            .orElse(0.0);
    Vec3 by = axis.direction().times(next(farthest, up) - farthest);
    return body.mapped(by::plus);
  }
}
