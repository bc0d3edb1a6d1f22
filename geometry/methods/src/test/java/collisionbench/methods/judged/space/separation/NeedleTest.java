package collisionbench.methods.judged.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.exact.Exact3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The distance of an almost degenerate triangle equals that of exact arithmetic, although its
/// normal and cross products nearly cancel.
class NeedleTest {

  private static final int CASES = 300;

  @ParameterizedTest
  @EnumSource
  void oneVeryShortEdge(Kind kind) {
    Random random = new Random(41);
    for (int i = 0; i < CASES; i++) {
      Vec3 a = Oracle.gaussian(random);
      Vec3 b = Oracle.gaussian(random);
      Vec3 c = b.plus(width(random), Oracle.gaussian(random));
      check(new Triangle(a, b, c), kind, random, "seed 41, case " + i);
    }
  }

  @ParameterizedTest
  @EnumSource
  void nearlyCollinearCorners(Kind kind) {
    Random random = new Random(42);
    for (int i = 0; i < CASES; i++) {
      Vec3 a = Oracle.gaussian(random);
      Vec3 b = Oracle.gaussian(random);
      Vec3 on = a.towards(b, random.nextDouble(-0.5, 1.5));
      Vec3 c = on.plus(width(random), Oracle.gaussian(random));
      check(new Triangle(a, b, c), kind, random, "seed 42, case " + i);
    }
  }

  private static double width(Random random) {
    return Math.pow(10, random.nextDouble(-17, -1));
  }

  /// In contact or nearby, where it matters which point of the needle is nearest.
  private static void check(Triangle needle, Kind kind, Random random, String what) {
    Shape3 drawn = kind.next(Kind.Draw.ORDINARY, random);
    Vec3 inside = needle.a().plus(random.nextDouble(), needle.b().minus(needle.a()));
    Vec3 by = inside.minus(drawn.bounds().center());
    Shape3 other = drawn.translated(by.plus(width(random), Oracle.gaussian(random)));
    double exact = Exact3.signedDistance(other, needle);
    double distance = Separation3.between(other, needle).distance();
    String shapes = what + ": " + other + " and " + needle;
    assertEquals(exact, distance, 1e-14 * Oracle.scale(other, needle), shapes);
  }
}
