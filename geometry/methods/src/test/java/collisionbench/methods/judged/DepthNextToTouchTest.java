package collisionbench.methods.judged;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.exact.Exact2;
import collisionbench.methods.exact.Exact3;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The depth of two cores that touch, or all but touch, has all its digits, as their distance has.
class DepthNextToTouchTest {

  /// Tiny shapes far from the origin cannot be moved next to one another: there it says nothing.
  private static void requireDigits(
      double exact, double size, double distance, Object a, Object b) {
    if (Math.abs(exact) <= 0x1p-47 * size) {
      assertEquals(exact, distance, 2 * Math.ulp(exact), () -> a + " and " + b);
    }
  }

  /// {@return a multiple of a rounding, on either side of 0}
  private static double offset(Random random) {
    return random.nextInt(-2, 3) * random.nextDouble() * 0x1p-53;
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void inSpace(Kind kindA, Kind kindB, Draw draw, long seed) {
    Random random = new Random(seed + 3000);
    for (int i = 0; i < 6; i++) {
      Shape3 a = Core.of(kindA.next(draw, random));
      Shape3 b = Core.of(kindB.next(draw, random));
      Separation3 found = Separation3.between(a, b);
      Shape3 near = b.translated(found.normal().times(offset(random) - found.distance()));
      requireDigits(
          Exact3.signedDistance(a, near),
          Core.size(a, near),
          Separation3.between(a, near).distance(),
          a,
          near);
    }
  }

  static Stream<Pair> convex() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("convex")
  void inThePlane(Pair pair) {
    Random random = new Random(pair.seed());
    pair.cases(60)
        .filter(c -> !(c.a() instanceof Sector || c.b() instanceof Sector))
        .forEach(c -> {
          Shape2 a = collisionbench.geometry.plane.core.Core.of(c.a());
          Shape2 b = collisionbench.geometry.plane.core.Core.of(c.b());
          Separation2 found = Separation2.between(a, b);
          Vec2 by = found.normal().times(offset(random) - found.distance());
          Shape2 near = b.translated(by);
          requireDigits(
              Exact2.signedDistance(a, near), 1, Separation2.between(a, near).distance(), a, near);
        });
  }

  /// With a rounded normal of the triangle, the depth was more than the radius, or nothing.
  @Test
  void depthOfASphereCenteredOnATriangleIsItsRadius() {
    Triangle t =
        new Triangle(new Vec3(0.1, 0.7, 0.3), new Vec3(0.9, 0.2, 0.5), new Vec3(0.4, 0.6, 0.2));
    for (Vec3 point : new Vec3[] {t.a(), t.b(), t.c()}) {
      for (double radius : new double[] {0, 7.85e-17, 1e-300, 0.3}) {
        assertEquals(-radius + 0.0, Separation3.between(new Sphere(point, radius), t).distance());
      }
    }
  }
}
