package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Cores so close that rounding tilts the difference of their nearest points by far more than a
/// rounding, often coplanar or perpendicular so that edges at such a point extend into the gap. At
/// any size.
class CloseByTest {

  /// How far an overhang may extend into the gap along the normal.
  private static final double OVERHANG = 1e-13;

  private static final double ROUNDING = 0x1p-50;

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.Cores#searchedPairs")
  void normalIsMoreAccurateThanTheDifferenceOfThePoints(Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.LATTICE,
        81,
        400,
        (drawnA, drawnB, random, what) -> {
          Shape3 a = Cores.flat(drawnA);
          Shape3 drawn = Cores.flat(drawnB);
          Separation3 before = Separation3.between(a, drawn);
          double wanted = Math.pow(10, random.nextDouble(-13, -8));
          Shape3 b = drawn.translated(before.normal().times(wanted - before.distance()));
          double tolerance = OVERHANG * Oracle.scale(a, b);
          for (int power : new int[] {-80, 0, 80}) {
            Separation3 s = Separation3.between(Oracle.scaled(a, power), Oracle.scaled(b, power));
            String close = what + " moved to " + b + " at 2^" + power + ": " + s;
            double distance = Math.scalb(s.distance(), -power);
            double seen = Oracle.gap(a, b, s.normal());
            assertEquals(distance, seen, tolerance, close);
            double behind = Oracle.gap(a, b, s.normal().negated());
            assertTrue(seen >= behind - ROUNDING * Oracle.scale(a, b), close);
          }
        });
  }

  /// The difference of their nearest points is pure rounding, including its sign.
  @Test
  void normalFacesBEvenIfTheDifferenceIsRounding() {
    Triangle a = new Triangle(new Vec3(0, 1, 2), new Vec3(-1, -2, 1), new Vec3(2, 0, -1));
    Triangle b =
        new Triangle(
            new Vec3(-0.7662337662337662, -0.15584415584415592, 2.1948051948051948),
            new Vec3(1.2337662337662338, -2.155844155844156, -1.805194805194805),
            new Vec3(2.233766233766234, 0.8441558441558441, 2.1948051948051948));
    Separation3 s = Separation3.between(a, b);
    assertEquals(0, Oracle.gap(a, b, s.normal()), 1e-15, s::toString);
    assertEquals(s.swapped(), Separation3.between(b, a));
  }

  /// The foot is barely inside the segment.
  @Test
  void differenceIsPerpendicularToASegmentNearItsEnd() {
    Vec3 start = new Vec3(0.09999999999998994, -0.19999999999998996, 0.2);
    Vec3 end = new Vec3(0.19999999999998996, -0.09999999999998994, -0.2);
    Vec3 point = new Vec3(0.2, -0.1, -0.2);
    Separation3 s = Separation3.between(new Sphere(point, 0), new Segment(start, end));
    assertEquals(0, Math.min(0, end.minus(start).dot(s.normal())), 1e-15, s::toString);
  }

  /// As near as a few least doubles, whose products have only a few bits.
  @ParameterizedTest
  @ValueSource(ints = {-1073, -1070, -1060, -1000, -600, -401, -399, -300, -60, -30})
  void differenceIsPerpendicularToASegmentHoweverNear(int exponent) {
    Random random = new Random(exponent);
    for (int i = 0; i < 200; i++) {
      Vec3 end = Oracle.scaled(Oracle.gaussian(random), exponent);
      Vec3 any = Oracle.gaussian(random);
      Vec3 other = any.dot(Oracle.scaled(end, -exponent)) < 0 ? any : any.negated();
      Separation3 s =
          Separation3.between(new Sphere(Vec3.ZERO, 0), new Segment(other.plus(end), end));
      assertEquals(0, other.dot(s.normal()), 1e-15 * other.length(), s::toString);
    }
  }
}
