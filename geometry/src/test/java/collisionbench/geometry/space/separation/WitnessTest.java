package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// A witness point at a corner equals that corner exactly, and one on an axis-aligned box has
/// exactly the coordinates of its faces.
class WitnessTest {

  private static final int CASES = 300;

  /// Tenths, which doubles cannot represent, so computed values differ from them.
  private static final Segment SEGMENT = new Segment(new Vec3(0.1, 0.7, 0), new Vec3(0.9, 1.1, 0));

  private static final Triangle TRIANGLE =
      new Triangle(new Vec3(0.1, 0.7, 0.3), new Vec3(1.1, 0.7, 0.3), new Vec3(0.1, 1.9, 0.7));

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.Cores#pairs")
  void witnessNextToACornerIsTheCorner(Kind kindA, Kind kindB) {
    AtomicInteger atCorner = new AtomicInteger();
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.ORDINARY,
        61,
        CASES,
        (drawnA, drawnB, _, what) -> {
          Shape3 a = Cores.flat(drawnA);
          Shape3 b = Cores.flat(drawnB);
          Separation3 s = Separation3.between(a, b);
          atCorner.addAndGet(requireCorner(s.pointA(), a, what));
          atCorner.addAndGet(requireCorner(s.pointB(), b, what));
        });
    assertTrue(atCorner.get() > CASES / 4, () -> "corners: " + atCorner);
  }

  /// {@return the number of corners of a shape near a point}
  private static int requireCorner(Vec3 point, Shape3 shape, String what) {
    List<Vec3> near =
        Cores.corners(shape).stream().filter(c -> c.minus(point).largest() < 1e-9).toList();
    near.forEach(corner -> assertEquals(corner, point, what));
    return near.size();
  }

  @Test
  void nearestCornerToAPointIsExact() {
    Vec3 beyondEnd = new Vec3(1.3, 1.2, 0.1);
    requireWitnesses(beyondEnd, SEGMENT.end(), new Sphere(beyondEnd, 0), SEGMENT);
    Vec3 beforeStart = new Vec3(-0.3, 0.2, 0.1);
    requireWitnesses(beforeStart, SEGMENT.start(), new Sphere(beforeStart, 0), SEGMENT);
    requireWitnesses(beforeStart, TRIANGLE.a(), new Sphere(beforeStart, 0), TRIANGLE);
  }

  @Test
  void nearestCornerToACornerIsExact() {
    Segment apart = new Segment(new Vec3(1.3, 1.2, 0.1), new Vec3(2.1, 1.7, -0.3));
    requireWitnesses(apart.start(), SEGMENT.end(), apart, SEGMENT);
    Segment below = new Segment(new Vec3(1.7, 0.3, 0.2), new Vec3(2.1, -0.3, -0.3));
    requireWitnesses(below.start(), TRIANGLE.b(), below, TRIANGLE);
    Triangle above = new Triangle(new Vec3(0.1, 2.3, 0.9), new Vec3(1, 3, 2), new Vec3(0, 4, 1));
    requireWitnesses(above.a(), TRIANGLE.c(), above, TRIANGLE);
  }

  private static void requireWitnesses(Vec3 ofA, Vec3 ofB, Shape3 a, Shape3 b) {
    assertEquals(ofA, Separation3.between(a, b).pointA());
    assertEquals(ofB, Separation3.between(a, b).pointB());
    assertEquals(ofB, Separation3.between(b, a).pointA());
    assertEquals(ofA, Separation3.between(b, a).pointB());
  }

  /// A sphere on every side of a box: beyond a face, an edge or a corner, near and far.
  @ParameterizedTest
  @ValueSource(doubles = {1, 0.1})
  void witnessOnABoxHasTheCoordinatesOfItsFaces(double half) {
    Box box = new Box(Vec3.ZERO, new Vec3(half, half, half));
    Vec3 inside = new Vec3(half * 0.3, half * -0.7, half * 0.1);
    for (double out : new double[] {0.3, 0.7, 1e9}) {
      for (int side = 0; side < 27; side++) {
        Vec3 at = new Vec3(side % 3 - 1, side / 3 % 3 - 1, side / 9 - 1);
        if (!at.equals(Vec3.ZERO)) {
          Sphere sphere = new Sphere(beside(at, half + out, inside), out / 2);
          Vec3 expected = beside(at, half, inside);
          assertEquals(expected, Separation3.between(sphere, box).pointB(), sphere::toString);
          assertEquals(expected, Separation3.between(box, sphere).pointA(), sphere::toString);
        }
      }
    }
  }

  /// {@return `by` to the side along each axis that has one, as far as `inside` along the others}
  private static Vec3 beside(Vec3 side, double by, Vec3 inside) {
    return new Vec3(
        side.x() == 0 ? inside.x() : side.x() * by,
        side.y() == 0 ? inside.y() : side.y() * by,
        side.z() == 0 ? inside.z() : side.z() * by);
  }

  /// Rounding of the large numbers moves the contact by more than the small ones.
  @Test
  void witnessPointsNextToLargeNumbersAreTheDistanceApart() {
    Segment a = new Segment(new Vec3(0, 260000000000.0, 0), new Vec3(0, 0.53, 0));
    Segment b = new Segment(new Vec3(10000, 0, 0), new Vec3(0, 0, 1));
    Separation3 s = Separation3.between(a, b);
    Vec3 expected = s.pointA().plus(s.distance(), s.normal());
    assertEquals(0, expected.minus(s.pointB()).largest(), 1e-15, s::toString);
  }
}
