package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Example;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Examples computed by hand.
class Exact3Test {

  /// The unit in the last place of 2.
  private static final double STEP = 0x1p-51;

  private static void requireDistance(double expected, Shape3 a, Shape3 b) {
    assertEquals(expected, Exact3.signedDistance(a, b), 0, () -> a + " and " + b);
    assertEquals(expected, Exact3.signedDistance(b, a), 0, () -> b + " and " + a);
    assertEquals(expected <= 0, Exact3.overlap(a, b), () -> a + " and " + b);
    assertEquals(expected <= 0, Exact3.overlap(b, a), () -> b + " and " + a);
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Example#all")
  void examplesOfTheKernels(Example example) {
    double exact = Exact3.signedDistance(example.a(), example.b());
    assertEquals(example.distance(), exact, Math.ulp(example.distance()));
    assertEquals(example.distance() <= 0, Exact3.overlap(example.a(), example.b()));
    assertEquals(exact, Exact3.signedDistance(example.b(), example.a()));
  }

  /// A shape of each kind whose least point along x is the origin.
  private static Shape3 rightOfOrigin(Kind kind) {
    return switch (kind) {
      case SPHERE -> new Sphere(new Vec3(1, 0, 0), 1);
      case CAPSULE -> new Capsule(new Vec3(1, -1, -1), new Vec3(1, 1, 1), 1);
      case BOX -> new Box(new Vec3(1, 0, 0), new Vec3(1, 2, 1), new Rotation(1, 0, 0, 3));
      case SEGMENT -> new Segment(Vec3.ZERO, new Vec3(2, 0, 1));
      case TRIANGLE -> new Triangle(Vec3.ZERO, new Vec3(1, 1, 0), new Vec3(2, -1, 1));
      case HULL -> new Hull(List.of(new Vec3(1, 1, 0), Vec3.ZERO, new Vec3(2, -1, 1), Vec3.X));
    };
  }

  private static Shape3 mirrored(Shape3 shape) {
    return switch (shape) {
      case Sphere s -> new Sphere(s.center().negated(), s.radius());
      case Capsule c -> new Capsule(c.start().negated(), c.end().negated(), c.radius());
      case Box b -> new Box(b.center().negated(), b.halfExtents(), b.orientation());
      case Segment s -> new Segment(s.start().negated(), s.end().negated());
      case Triangle t -> new Triangle(t.a().negated(), t.b().negated(), t.c().negated());
      case Hull h -> new Hull(h.points().stream().map(Vec3::negated).toList());
    };
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#pairs")
  void oneUlpDecides(Kind a, Kind b) {
    Shape3 left = mirrored(rightOfOrigin(a));
    Shape3 right = rightOfOrigin(b);
    requireDistance(0, left, right);
    requireDistance(STEP, left, right.translated(new Vec3(STEP, 0, 0)));
    if (!(isThin(a) && isThin(b))) {
      assertTrue(Exact3.overlap(left, right.translated(new Vec3(-STEP, 0, 0))));
    }
  }

  private static boolean isThin(Kind kind) {
    return kind == Kind.SEGMENT || kind == Kind.TRIANGLE;
  }

  @Test
  void radiiAreAddedWithoutRounding() {
    Sphere a = new Sphere(new Vec3(-0x1p-53, 0, 0), 1);
    requireDistance(0, a, new Sphere(new Vec3(1, 0, 0), 0x1p-53));
    requireDistance(0x1p-54, a, new Sphere(new Vec3(1, 0, 0), 0x1p-54));
    requireDistance(-0x1p-105, a, new Sphere(new Vec3(1, 0, 0), Math.nextUp(0x1p-53)));
  }

  /// The quaternion `k + 2` is the rotation with cosine 3/5 and sine 4/5.
  @Test
  void quaternionOfAnyLengthIsItsRotation() {
    for (double length : new double[] {1, 0.1, 3, 1e-200, 1e200}) {
      Rotation turn = new Rotation(0, 0, length, 2 * length);
      Box box = new Box(Vec3.ZERO, new Vec3(5, 5, 5), turn);
      requireDistance(0, box, new Sphere(new Vec3(6, 8, 0), 5));
      requireDistance(0x1p-50, box, new Sphere(new Vec3(6, 8, 0), 5 - 0x1p-50));
      requireDistance(-5, box, new Sphere(Vec3.ZERO, 0));
      requireDistance(0, box, new Segment(new Vec3(-1, 7, 3), new Vec3(-1, 8, 3)));
    }
  }

  @Test
  void depthIsTheLeastTranslation() {
    Box box = new Box(Vec3.ZERO, new Vec3(1, 2, 3));
    requireDistance(-2, box, new Box(Vec3.ZERO, new Vec3(1, 0.5, 1)));
    requireDistance(-0.5, box, new Segment(new Vec3(0.5, 0, 0), new Vec3(3, 0, 0)));
    requireDistance(-1.25, box, new Capsule(new Vec3(0.5, 0, 0), new Vec3(0.5, 9, 9), 0.75));
    Triangle floor = new Triangle(new Vec3(-9, 0, -9), new Vec3(9, 0, -9), new Vec3(0, 0, 9));
    requireDistance(-2, box, floor);
    requireDistance(-0.25, floor, new Segment(new Vec3(0, -0.25, 0), new Vec3(1, 7, 0)));
  }

  @Test
  void flatShapesHaveNoDepth() {
    Segment along = new Segment(new Vec3(-1, 0, 0), new Vec3(1, 0, 0));
    Triangle floor = new Triangle(new Vec3(-9, 0, -9), new Vec3(9, 0, -9), new Vec3(0, 0, 9));
    Box plate = new Box(Vec3.ZERO, new Vec3(3, 0, 3));
    requireDistance(0, along, along);
    requireDistance(0, along, floor);
    requireDistance(0, floor, floor);
    requireDistance(0, floor, plate);
    requireDistance(0, plate, new Box(Vec3.ZERO, Vec3.ZERO));
    requireDistance(0.5, plate, new Segment(new Vec3(-1, 0.5, 0), new Vec3(1, 0.5, 1)));
    requireDistance(1, plate, new Segment(new Vec3(4, 0, 0), new Vec3(5, 0, 0)));
  }

  @Test
  void rootIsRoundedOnce() {
    Sphere point = new Sphere(Vec3.ZERO, 0);
    assertEquals(Math.sqrt(3), Exact3.signedDistance(point, new Sphere(new Vec3(1, 1, 1), 0)));
    assertEquals(
        Math.sqrt(2) - 1, Exact3.signedDistance(point, new Sphere(new Vec3(1, 1, 0), 1)), 0x1p-53);
  }

  @Test
  void acceptsAnyDouble() {
    Sphere point = new Sphere(Vec3.ZERO, 0);
    double most = Double.MAX_VALUE;
    Vec3 corner = new Vec3(most, most, most);
    requireDistance(Double.MIN_VALUE, point, new Sphere(new Vec3(0, Double.MIN_VALUE, 0), 0));
    requireDistance(most, new Sphere(corner, 1), new Sphere(corner.negated(), 1));
    requireDistance(-most, new Sphere(corner, most), new Sphere(corner, most));
    requireDistance(
        Double.MIN_VALUE,
        new Segment(corner.negated(), corner),
        new Sphere(new Vec3(Double.MIN_VALUE, 0, 0), 0));
    requireDistance(0, new Segment(corner.negated(), corner), point);
  }
}
