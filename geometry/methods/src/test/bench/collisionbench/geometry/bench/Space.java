package collisionbench.geometry.bench;

import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.exact.Exact3;
import java.util.List;

/// Three dimensions. A `cube` is an axis-aligned box.
final class Space implements Field<Shape3> {

  static final List<String> KINDS = List.of("sphere", "capsule", "box", "segment", "triangle");

  /// The motion of the first shape of a sweep.
  static final Vec3 MOTION = new Vec3(4, 1, -0.5);

  @Override
  public Shape3 draw(String kind, Draw draw) {
    return switch (kind) {
      case "sphere" -> new Sphere(place(draw), draw.size());
      case "capsule" -> {
        Vec3 start = place(draw);
        yield new Capsule(start, draw.pointLike() ? start : place(draw), draw.size());
      }
      case "box" -> new Box(place(draw), extents(draw), turn(draw));
      case "cube" -> new Box(place(draw), extents(draw));
      case "segment" -> {
        Vec3 start = place(draw);
        yield new Segment(start, draw.pointLike() ? start : place(draw));
      }
      case "triangle" -> {
        Vec3 a = place(draw);
        Vec3 b = place(draw);
        yield new Triangle(a, b, draw.pointLike() ? a.towards(b, 0.5) : place(draw));
      }
      default -> throw new IllegalArgumentException("no such kind in space: " + kind);
    };
  }

  private static Vec3 place(Draw draw) {
    return new Vec3(draw.place(), draw.place(), draw.place());
  }

  private static Vec3 extents(Draw draw) {
    return new Vec3(draw.size(), draw.size(), draw.size());
  }

  /// {@return any rotation; on a grid a quarter turn plus noise}
  private static Rotation turn(Draw draw) {
    if (draw.step() == 0) {
      return new Rotation(
          draw.random().nextGaussian(),
          draw.random().nextGaussian(),
          draw.random().nextGaussian(),
          draw.random().nextGaussian());
    }
    double tilt = draw.noise() * draw.random().nextDouble(-1, 1);
    return new Rotation(tilt, -tilt, draw.random().nextInt(-1, 2), 1);
  }

  @Override
  public double distance(Shape3 a, Shape3 b) {
    return Separation3.between(a, b).distance();
  }

  @Override
  public Shape3 pushed(Shape3 a, Shape3 b, double distance) {
    Separation3 now = Separation3.between(a, b);
    return b.translated(now.normal().times(distance - now.distance()));
  }

  @Override
  public Shape3 centered(Shape3 a, Shape3 b) {
    return b.translated(a.bounds().center().minus(b.bounds().center()));
  }

  @Override
  public Shape3 moved(Shape3 shape, double by) {
    return shape.translated(new Vec3(by, by, by));
  }

  @Override
  public Shape3 inTheWay(Shape3 a, Shape3 b, Draw draw) {
    Vec3 beside = new Vec3(draw.place(), draw.place(), draw.place());
    return centered(a, b).translated(beside.plus(draw.random().nextDouble(0, 1.2), MOTION));
  }

  @Override
  public double size(Shape3 shape) {
    Bounds3 bounds = shape.bounds();
    return Math.max(bounds.min().largest(), bounds.max().largest());
  }

  @Override
  public boolean touch(Shape3 a, Shape3 b) {
    return Exact3.overlap(a, b);
  }

  @Override
  public double exactDistance(Shape3 a, Shape3 b) {
    return Exact3.signedDistance(a, b);
  }
}
