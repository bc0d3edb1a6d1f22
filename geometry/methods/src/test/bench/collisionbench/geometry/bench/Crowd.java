package collisionbench.geometry.bench;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/// Many spheres, capsules and boxes in a cube, a third each.
///
/// @param density shapes in a unit of volume
record Crowd(int count, double density) {

  /// A shape touches 0.4 others on average.
  static final double SPARSE = 0.1;

  /// A shape touches 3.8 others on average.
  static final double DENSE = 1;

  private static final long SEED = 42;

  /// {@return the shapes; equal for equal crowds}
  List<Shape3> shapes() {
    Random random = new Random(SEED);
    List<Shape3> shapes = new ArrayList<>(count);
    for (int i = 0; i < count; i++) {
      shapes.add(next(i, random));
    }
    return shapes;
  }

  private Shape3 next(int index, Random random) {
    double side = Math.cbrt(count / density);
    Vec3 center =
        new Vec3(
            random.nextDouble(0, side), random.nextDouble(0, side), random.nextDouble(0, side));
    return switch (index % 3) {
      case 0 -> new Sphere(center, random.nextDouble(0.3, 0.6));
      case 1 -> {
        Vec3 half = turn(random).axisY().times(random.nextDouble(0.2, 0.6));
        yield new Capsule(center.minus(half), center.plus(half), random.nextDouble(0.2, 0.4));
      }
      default -> {
        Vec3 halfExtents =
            new Vec3(
                random.nextDouble(0.2, 0.6),
                random.nextDouble(0.2, 0.6),
                random.nextDouble(0.2, 0.6));
        yield new Box(center, halfExtents, turn(random));
      }
    };
  }

  private static Rotation turn(Random random) {
    return new Rotation(
        random.nextGaussian(), random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  /// {@return the shape moved a little}
  static Shape3 moved(Shape3 shape, Random random) {
    return shape.translated(
        new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian()).times(0.05));
  }

  /// {@return the rotation of a box, or the one that turns the y axis to the axis of a capsule}
  static Rotation orientation(Shape3 shape) {
    return switch (shape) {
      case Box box -> box.orientation().unit();
      case Capsule capsule -> {
        Vec3 axis = capsule.end().minus(capsule.start()).unit();
        yield new Rotation(axis.z(), 0, -axis.x(), 1 + axis.y()).unit();
      }
      default -> Rotation.NONE;
    };
  }

  @Override
  public String toString() {
    return String.format("%,d %s", count, density == DENSE ? "dense" : "sparse");
  }
}
