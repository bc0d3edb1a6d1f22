package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Exactly;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.Random;
import org.junit.jupiter.api.Test;

/// Shapes moved into contact, with a gap left by rounding: the normal leads across it from A to B,
/// however small it is.
final class GapOfRoundingTest {

  private static final int CASES = 2_000;

  @Test
  void betweenTwoEdges() {
    Random random = new Random(19);
    int apart = 0;
    for (int i = 0; i < CASES; i++) {
      Vec3 start = next(random);
      Vec3 u = next(random);
      Vec3 v = next(random);
      Vec3 end = start.plus(u);
      Vec3 from = start.plus(random.nextDouble(0.2, 0.8), u).plus(-random.nextDouble(0.2, 0.8), v);
      Vec3 to = from.plus(v);
      Segment a = new Segment(start, end);
      Segment b = new Segment(from, to);
      Vec3 across = u.cross(v);
      int side = -volume(start, end, from, to);
      apart += requireSide(a, b, across, side) + requireSide(b, a, across, -side);
    }
    int seen = apart;
    assertTrue(seen > CASES, () -> "apart: " + seen);
  }

  @Test
  void betweenACornerAndAFace() {
    Random random = new Random(23);
    int apart = 0;
    for (int i = 0; i < CASES; i++) {
      Triangle face = new Triangle(next(random), next(random), next(random));
      Vec3 u = face.b().minus(face.a());
      Vec3 v = face.c().minus(face.a());
      Vec3 normal = u.cross(v).unit();
      Vec3 corner =
          face.a().plus(random.nextDouble(0.2, 0.5), u).plus(random.nextDouble(0.2, 0.4), v);
      Vec3 out = normal.times(random.nextBoolean() ? 1 : -1);
      Triangle above = new Triangle(corner, corner.plus(out).plus(u), corner.plus(out).plus(v));
      int side = volume(face.a(), face.b(), face.c(), corner);
      apart += requireSide(face, above, normal, side) + requireSide(above, face, normal, -side);
    }
    int seen = apart;
    assertTrue(seen > CASES / 2, () -> "apart: " + seen);
  }

  private static int volume(Vec3 a, Vec3 b, Vec3 c, Vec3 d) {
    return Exactly.between(a, b).cross(Exactly.between(a, c)).dot(Exactly.between(a, d)).signum();
  }

  /// {@return 1 if the two are apart}
  ///
  /// @param across the gap
  /// @param side 1 if B is where `across` leads from A, -1 if it is on the other side
  private static int requireSide(Shape3 a, Shape3 b, Vec3 across, int side) {
    if (Overlap3.test(a, b)) {
      return 0;
    }
    Separation3 s = Separation3.between(a, b);
    assertEquals(side, Math.signum(s.normal().dot(across)), () -> a + " and " + b + ": " + s);
    assertEquals(0, s.distance(), 1e-14, s::toString);
    return 1;
  }

  private static Vec3 next(Random random) {
    return new Vec3(random.nextDouble(-1, 1), random.nextDouble(-1, 1), random.nextDouble(-1, 1));
  }
}
