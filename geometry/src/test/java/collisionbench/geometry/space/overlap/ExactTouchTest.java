package collisionbench.geometry.space.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Shapes that just touch, and the same moved by one unit in the last place to either side.
class ExactTouchTest {

  private static Vec3 at(double x, double y, double z) {
    return new Vec3(x, y, z);
  }

  private static void check(boolean touching, Shape3 a, Shape3 b) {
    assertEquals(touching, Overlap3.test(a, b), () -> a + " and " + b);
    assertEquals(touching, Overlap3.test(b, a), () -> b + " and " + a);
    assertEquals(touching, Separation3.between(a, b).distance() <= 0, () -> a + " and " + b);
  }

  /// `1 + 3/4 ulp` rounds up to the position of the other center but does not reach it.
  @Test
  void radiiAreAddedExactly() {
    double ulp = Math.ulp(1.0);
    Sphere unit = new Sphere(Vec3.ZERO, 1);
    Vec3 away = at(1 + ulp, 0, 0);
    check(false, unit, new Sphere(away, 0.75 * ulp));
    check(true, unit, new Sphere(away, ulp));
    check(true, unit, new Sphere(at(1, 0, 0), 0x1p-1000));
    check(false, new Capsule(Vec3.ZERO, at(0, 3, 0), 1), new Sphere(away, 0.75 * ulp));
    check(true, new Capsule(Vec3.ZERO, at(0, 3, 0), 1), new Sphere(away, ulp));
  }

  /// (2, 3, 6) has length 7, exactly.
  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-1000, 0x1p900, 0x1p-500, 0x1p300, 3, 0.1})
  void diagonalOfWholeLength(double unit) {
    Vec3 away = at(2, 3, 6).times(unit);
    boolean exact = away.y() / 3 == unit && unit != 0.1;
    Sphere origin = new Sphere(Vec3.ZERO, 3 * unit);
    double rest = 4 * unit;
    if (exact) {
      check(true, origin, new Sphere(away, rest));
    }
    check(false, origin, new Sphere(away, rest * (1 - 0x1p-50)));
    check(true, origin, new Sphere(away, rest * (1 + 0x1p-50)));
  }

  /// The quaternion (1, 2, 2, 4) maps x to (9, 20, -12) / 25.
  @ParameterizedTest
  @ValueSource(doubles = {1, -1, 1e-200, 1e150, 0x1p-1060, 0.3})
  void boxRotatedByAWholeQuaternion(double length) {
    Rotation turn = new Rotation(length, 2 * length, 2 * length, 4 * length);
    Box box = new Box(Vec3.ZERO, at(25, 1, 1), turn);
    Vec3 away = at(18, 40, -24);
    check(true, box, new Sphere(away, 25));
    check(false, box, new Sphere(away, Math.nextDown(25)));
    check(true, box, new Sphere(at(9, 20, -12), 0));
    check(false, box, new Sphere(at(9, Math.nextUp(20), -12), 0));
    check(true, box, new Segment(at(9, 20, -12), away));
    check(false, box, new Segment(at(9, 20, Math.nextDown(-12)), away));
    check(true, box, new Capsule(away, at(90, 200, -120), 25));
    check(false, box, new Capsule(away, at(90, 200, -120), Math.nextDown(25)));
    check(true, box, new Triangle(at(9, 20, -12), away, at(50, 40, -24)));
    check(false, box, new Triangle(at(Math.nextUp(9), 20, -12), away, at(50, 40, -24)));
    check(true, box, new Box(away, at(25, 3, 2), turn));
    check(true, box, new Box(away, at(25, 3, 2), new Rotation(2, 4, 4, 8)));
    check(false, box, new Box(away, at(Math.nextDown(25), 3, 2), turn));
    check(false, box, new Box(away, at(Math.nextDown(25), 3, 2), new Rotation(2, 4, 4, 8)));
  }

  @Test
  void capsulesAcrossEachOther() {
    Capsule x = new Capsule(at(-3, 0, 0), at(5, 0, 0), 0.1);
    Capsule y = new Capsule(at(0, -7, 0.3), at(0, 2, 0.3), 0.2);
    // As doubles, 0.1 + 0.2 is more than 0.3, and with one unit less it is 0.3.
    double less = Math.nextDown(0.2);
    check(true, x, y);
    check(true, x, new Capsule(at(0, -7, 0.3), at(0, 2, 0.3), less));
    check(false, x, new Capsule(at(0, -7, 0.3), at(0, 2, 0.3), Math.nextDown(less)));
  }

  @Test
  void tinyShapeNextToAHugeOne() {
    Sphere giant = new Sphere(at(-1e300, 0, 0), 1e300);
    check(true, giant, new Sphere(Vec3.ZERO, 0));
    check(false, giant, new Sphere(at(Double.MIN_VALUE, 0, 0), 0));
    check(true, giant, new Sphere(at(Double.MIN_VALUE, 0, 0), Double.MIN_VALUE));
    Box ground = new Box(at(0, -1e300, 0), at(1e300, 1e300, 1e300), new Rotation(0, 1e-9, 0, 3));
    check(true, ground, new Sphere(Vec3.ZERO, 0));
    check(false, ground, new Sphere(at(1, Double.MIN_VALUE, 1), 0));
    check(true, ground, new Capsule(at(1, 1e-300, 1), at(1, 1, 1e9), 1e-300));
  }

  @Test
  void edgeOneUnitFromAFace() {
    Triangle floor = new Triangle(at(0, 0, 0), at(3, 0, 0), at(0, 0, 3));
    for (double height : new double[] {1, 0.1, 1e-9, 1e9}) {
      check(true, floor, new Capsule(at(1, height, 1), at(1, height, 9), height));
      check(false, floor, new Capsule(at(1, Math.nextUp(height), 1), at(1, 2e9, 9), height));
    }
  }
}
