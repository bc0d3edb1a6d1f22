package collisionbench.app.scene;

import collisionbench.geometry.space.Vec3;

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

  /// {@return a body moved along an axis by the step from the largest of its coordinates there to
  /// the next number, by which all of it moves and keeps its form but for rounding}
  public Body moved(Body body, Axis axis, boolean up) {
    double largest =
        body.points().stream().mapToDouble(point -> Math.abs(axis.of(point))).max().orElse(0);
    double step = this == DOUBLE ? Math.ulp(largest) : Math.ulp((float) largest);
    Vec3 by = axis.direction().times(up ? step : -step);
    return body.mapped(by::plus);
  }
}
