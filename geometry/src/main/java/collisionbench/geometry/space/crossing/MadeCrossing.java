package collisionbench.geometry.space.crossing;

import collisionbench.geometry.space.Vec3;
import java.util.OptionalDouble;

/// Makes the records of `Crossing3`.
enum MadeCrossing implements Crossing3.Maker<Crossing3> {
  INSTANCE;

  @Override
  public Crossing3 none() {
    return new Crossing3.None();
  }

  @Override
  public Crossing3 point(double t, double x, double y, double z) {
    return new Crossing3.Point(
        t, new Vec3(x, y, z), OptionalDouble.empty(), OptionalDouble.empty());
  }

  @Override
  public Crossing3 pointOfSegment(double t, double x, double y, double z, double u) {
    return new Crossing3.Point(t, new Vec3(x, y, z), OptionalDouble.of(u), OptionalDouble.empty());
  }

  @Override
  public Crossing3 pointOfTriangle(double t, double x, double y, double z, double u, double v) {
    return new Crossing3.Point(t, new Vec3(x, y, z), OptionalDouble.of(u), OptionalDouble.of(v));
  }

  @Override
  public Crossing3 span(
      double enter,
      double exit,
      double firstX,
      double firstY,
      double firstZ,
      double lastX,
      double lastY,
      double lastZ) {
    return new Crossing3.Span(
        enter, exit, new Vec3(firstX, firstY, firstZ), new Vec3(lastX, lastY, lastZ));
  }

  @Override
  public Crossing3 overlap(
      double enter,
      double exit,
      double firstX,
      double firstY,
      double firstZ,
      double lastX,
      double lastY,
      double lastZ) {
    return new Crossing3.Overlap(
        enter, exit, new Vec3(firstX, firstY, firstZ), new Vec3(lastX, lastY, lastZ));
  }
}
