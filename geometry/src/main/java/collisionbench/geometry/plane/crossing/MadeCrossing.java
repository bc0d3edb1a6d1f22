package collisionbench.geometry.plane.crossing;

import collisionbench.geometry.plane.Vec2;
import java.util.OptionalDouble;

/// Makes the records of `Crossing2`.
enum MadeCrossing implements Crossing2.Maker<Crossing2> {
  INSTANCE;

  @Override
  public Crossing2 none() {
    return new Crossing2.None();
  }

  @Override
  public Crossing2 point(double t, double x, double y) {
    return new Crossing2.Point(t, new Vec2(x, y), OptionalDouble.empty());
  }

  @Override
  public Crossing2 pointOfSegment(double t, double x, double y, double u) {
    return new Crossing2.Point(t, new Vec2(x, y), OptionalDouble.of(u));
  }

  @Override
  public Crossing2 span(
      double enter, double exit, double firstX, double firstY, double lastX, double lastY) {
    return new Crossing2.Span(enter, exit, new Vec2(firstX, firstY), new Vec2(lastX, lastY));
  }

  @Override
  public Crossing2 overlap(
      double enter, double exit, double firstX, double firstY, double lastX, double lastY) {
    return new Crossing2.Overlap(enter, exit, new Vec2(firstX, firstY), new Vec2(lastX, lastY));
  }
}
