package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A core beside a box, however nearly parallel their edges are and however thin or close they:
/// neither overhangs the gap that the normal sees, and both hold their witnesses. So the distance
/// is right as well: the normal sees no less, and the witnesses are no further apart.
class BesideABoxTest {

  /// Relative to the size; rounding in doubles, which measure it, comes to a hundredth of it.
  private static final double TOLERANCE = 1e-13;

  private static final int CASES = 2000;

  @ParameterizedTest
  @EnumSource(names = {"BOX", "SEGMENT", "TRIANGLE"})
  void nearlyParallel(Kind kind) {
    Random random = new Random(91);
    for (int i = 0; i < CASES; i++) {
      NearlyParallel pair = NearlyParallel.next(kind, random);
      check(pair.box(), pair.other(), "seed 91, case " + i);
    }
  }

  static Stream<Arguments> draws() {
    return Stream.of(Kind.values())
        .flatMap(kind -> Stream.of(Kind.Draw.values()).map(draw -> Arguments.of(kind, draw)));
  }

  @ParameterizedTest
  @MethodSource("draws")
  void apartOrMovedTo(Kind kind, Kind.Draw draw) {
    Random random = new Random(92);
    for (int i = 0; i < CASES; i++) {
      Box box = (Box) Kind.BOX.next(draw, random);
      Shape3 drawn = Cores.flat(kind.next(draw, random));
      check(box, drawn, "seed 92, " + draw + ", case " + i);
      double wanted = Oracle.scale(box, drawn) * Math.pow(10, random.nextDouble(-13, 0));
      check(box, NearlyParallel.apart(box, drawn, wanted), "seed 92, " + draw + ", moved " + i);
    }
  }

  private static void check(Box box, Shape3 other, String what) {
    Separation3 s = Separation3.between(box, other);
    if (s.distance() > 0) {
      String shapes = what + ": " + box + " and " + other + ": " + s;
      double tolerance = TOLERANCE * Oracle.scale(box, other);
      assertEquals(s.distance(), Oracle.gap(box, other, s.normal()), tolerance, shapes);
      assertTrue(misses(box, s.pointA()) <= tolerance, shapes);
      assertTrue(misses(other, s.pointB()) <= tolerance, shapes);
      assertEquals(s.swapped(), Separation3.between(other, box), shapes);
    }
  }

  private static double misses(Shape3 shape, Vec3 point) {
    return shape instanceof Box box
        ? BoxPoints.outside(box.toLocal(point), box.halfExtents())
        : Separation3.between(new Sphere(point, 0), shape).distance();
  }
}
