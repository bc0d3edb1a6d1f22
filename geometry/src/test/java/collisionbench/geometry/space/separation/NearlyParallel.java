package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Random;

/// A box, often flat or needle-like, and close to it a core whose edges are nearly parallel to its
/// edges or faces. This is where rounding moves nearest points most.
///
/// @param box around the origin, with half extents of at most 1
/// @param other the core next to it
record NearlyParallel(Box box, Shape3 other) {

  static NearlyParallel next(Kind kind, Random random) {
    Box upright = new Box(Vec3.ZERO, extents(random));
    Vec3 center = new Vec3(at(random), at(random), at(random));
    Shape3 beside = Oracle.moved(level(kind, random), nearlyLevel(random), center);
    Rotation turn =
        random.nextBoolean()
            ? Rotation.NONE
            : Rotation.about(Oracle.gaussian(random), random.nextDouble(6));
    Box box = (Box) Oracle.moved(upright, turn, Vec3.ZERO);
    Shape3 drawn = Oracle.moved(beside, turn, Vec3.ZERO);
    return new NearlyParallel(box, apart(box, drawn, Math.pow(10, random.nextDouble(-12, -1))));
  }

  /// {@return the shape moved to about this distance from the box}
  static Shape3 apart(Box box, Shape3 shape, double wanted) {
    Separation3 before = Separation3.between(box, shape);
    return shape.translated(before.normal().times(wanted - before.distance()));
  }

  /// A shape around the origin with edges along x and y.
  private static Shape3 level(Kind kind, Random random) {
    Vec3 half = extents(random);
    Vec3 along = new Vec3(half.x(), 0, 0);
    Vec3 across = new Vec3(random.nextDouble(-1, 1) * half.x(), half.y(), 0);
    return switch (kind) {
      case SPHERE -> new Sphere(Vec3.ZERO, 0);
      case BOX -> new Box(Vec3.ZERO, half);
      case CAPSULE, SEGMENT -> new Segment(along.negated(), along);
      case TRIANGLE -> new Triangle(along.negated(), along, across);
      case HULL -> new Hull(List.of(along.negated(), along, across, new Vec3(0, 0, half.z())));
    };
  }

  /// {@return a rotation about one of the axes by any angle or none, followed by a tiny tilt}
  private static Rotation nearlyLevel(Random random) {
    Rotation swap = BoxPoints.cycle(random.nextInt(3));
    Vec3 axis = BoxPoints.cycle(random.nextInt(3)).apply(Vec3.X);
    double angle = random.nextBoolean() ? 0 : random.nextDouble(6);
    Rotation tilt =
        Rotation.about(Oracle.gaussian(random), Math.pow(10, random.nextDouble(-16, -6)));
    Box turned = new Box(Vec3.ZERO, Vec3.ZERO, swap);
    turned = (Box) Oracle.moved(turned, Rotation.about(axis, angle), Vec3.ZERO);
    return ((Box) Oracle.moved(turned, tilt, Vec3.ZERO)).orientation();
  }

  private static Vec3 extents(Random random) {
    return new Vec3(extent(random), extent(random), extent(random));
  }

  private static double extent(Random random) {
    return random.nextBoolean()
        ? random.nextDouble(0.1, 1)
        : Math.pow(10, random.nextDouble(-9, 0));
  }

  private static double at(Random random) {
    return random.nextBoolean() ? random.nextDouble(-2, 2) : random.nextGaussian() * 1e-6;
  }
}
