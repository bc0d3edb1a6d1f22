package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.overlap.Overlap3;
import collisionbench.geometry.space.proof.ExactNearest;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The laws of separation hold whether or not the closed form answers; this holds that it does.
class ClosedFormTest {

  private static final int CASES = 5_000;

  /// Of a sphere, a capsule, a segment, a triangle and a box.
  @ParameterizedTest
  @CsvSource({"0, 0", "0, 1", "0, 2", "1, 1", "1, 2", "2, 2", "0, 3", "1, 3", "0, 4", "1, 4"})
  void provesNearlyAllOrdinaryInputs(int kindA, int kindB) {
    Random random = new Random(7);
    int asked = 0;
    int unproved = 0;
    for (int i = 0; i < CASES; i++) {
      Shape3 a = next(random).get(kindA);
      Shape3 b = next(random).get(kindB);
      double distance = ClosedForm.distance(a, b);
      // A triangle that a core passes through is for the search.
      boolean isAsked = kindB != 3 || Separation3.distance(Core.of(a), b) > 0;
      asked += isAsked ? 1 : 0;
      unproved += isAsked && Double.isNaN(distance) ? 1 : 0;
      double whole = ClosedForm.separation(a, b).map(Separation3::distance).orElse(Double.NaN);
      assertEquals(whole, distance, "seed 7, case " + i);
    }
    assertTrue(unproved < asked / 30, "unproved " + unproved + " of " + asked);
  }

  /// The search by the axes of hulls shares no code with the closed form.
  @Test
  void depthOfBoxesIsProvedAndThatOfTheirHulls() {
    Random random = new Random(8);
    int asked = 0;
    int unproved = 0;
    for (int i = 0; i < CASES / 5; i++) {
      Shape3 a = next(random).get(i % 2 == 0 ? 4 : 1);
      Box b = (Box) next(random).get(4);
      double depth = Separation3.distance(a, new Hull(b.corners()));
      double found = ClosedForm.distance(a, b);
      boolean isAsked = depth < 0;
      asked += isAsked ? 1 : 0;
      unproved += isAsked && Double.isNaN(found) ? 1 : 0;
      assertEquals(isAsked && !Double.isNaN(found) ? found : depth, depth, 1e-13, "case " + i);
    }
    assertTrue(asked > CASES / 50 && unproved < asked / 15, unproved + " of " + asked);
  }

  /// Edge to edge, corner to face and face to face.
  @Test
  void boxesThatNearlyTouchOverlapIfTheirDepthIsKnown() {
    Random random = new Random(10);
    int known = 0;
    for (int i = 0; i < CASES; i++) {
      Box a = (Box) next(random).get(4);
      Box drawn = (Box) next(random).get(4);
      Box turned =
          i % 2 == 0 ? drawn : new Box(drawn.center(), drawn.halfExtents(), a.orientation());
      Separation3 far = Separation3.between(a, turned);
      double depth = Math.pow(10, -random.nextDouble(12, 17)) * Core.size(a, turned);
      Box b =
          turned.translated(far.normal().times(-far.distance() - random.nextInt(-1, 2) * depth));
      boolean isKnown = ClosedForm.separation(a, b).isPresent();
      assertTrue(!isKnown || Overlap3.test(a, b), "seed 10, case " + i);
      known += isKnown ? 1 : 0;
    }
    assertTrue(known > CASES / 50, "known " + known);
  }

  /// The cores are moved next to each other, where most digits of the vector between them cancel.
  @Test
  void boundOfTheProofIsRightAndNotTenTimesTooWide() {
    Random random = new Random(9);
    double worst = 0;
    for (int i = 0; i < 4 * CASES; i++) {
      Shape3 a = Core.of(next(random).get(i % 2));
      Shape3 drawn = Core.of(next(random).get(1 + i % 3));
      Separation3 far = Separation3.between(a, drawn);
      double closer = far.distance() * (1 - Math.pow(10, -random.nextDouble(5)));
      Shape3 b = drawn.translated(far.normal().times(-closer));
      double distance = ClosedForm.distance(a, b);
      if (far.distance() > 0 && !Double.isNaN(distance)) {
        double off = Math.abs(distance - ExactNearest.of(a, b).distance());
        worst = Math.max(worst, off / (0x1p-50 * Core.size(a, b)));
      }
    }
    assertTrue(worst > 0.1 && worst <= 1, "seed 9, worst " + worst);
  }

  /// Above the face, and beside an edge or a corner.
  @Test
  void sphereWithItsCenterNextToATriangleIsProved() {
    Random random = new Random(12);
    int unproved = 0;
    for (int i = 0; i < CASES; i++) {
      Triangle t = (Triangle) next(random).get(3);
      Vec3 within = t.a().towards(t.b(), random.nextDouble(-0.1, 1.1));
      Vec3 near = within.towards(t.c(), random.nextDouble(-0.1, 1.1));
      double height = Math.pow(10, -random.nextDouble(5));
      Sphere s = new Sphere(near.plus(height, t.normal().unit()), random.nextDouble(1, 3));
      double distance = ClosedForm.distance(s, t);
      double whole = ClosedForm.separation(s, t).map(Separation3::distance).orElse(Double.NaN);
      assertEquals(whole, distance, "seed 12, case " + i);
      double exact = ExactNearest.of(Core.of(s), t).distance() - s.radius();
      assertEquals(exact, Double.isNaN(distance) ? exact : distance, 1e-13, "seed 12, case " + i);
      unproved += Double.isNaN(distance) ? 1 : 0;
    }
    assertTrue(unproved < CASES / 30, "unproved " + unproved);
  }

  private static List<Shape3> next(Random random) {
    Vec3 start = Oracle.gaussian(random).times(2);
    Vec3 end = Oracle.gaussian(random).times(2);
    Vec3 third = Oracle.gaussian(random).times(2);
    double radius = random.nextDouble(0.1, 1);
    Vec3 half = new Vec3(random.nextDouble(0.5, 2), random.nextDouble(0.5, 2), radius);
    return List.of(
        new Sphere(start, radius),
        new Capsule(start, end, radius),
        new Segment(start, end),
        new Triangle(start, end, third),
        new Box(start, half, Rotation.about(third, random.nextDouble(Math.TAU))));
  }
}
