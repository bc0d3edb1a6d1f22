package collisionbench.methods.judged.space.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.proof.ExactNearest;
import collisionbench.geometry.space.search.Nearest;
import collisionbench.methods.exact.Exact3;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Nearest points in exact arithmetic agree with the judge, and with the search in doubles if it is
/// well conditioned.
class ExactNearestTest {

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void agreesWithTheJudge(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    PairLaw.forAll(
        kindA,
        kindB,
        draw,
        seed + 500,
        40,
        (a, b, _, what) -> assertEquals(Exact3.overlap(a, b), ExactNearest.touch(a, b), what));
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#pairs")
  void agreesWithTheSearchInDoubles(Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.ORDINARY,
        61,
        100,
        (drawnA, drawnB, _, what) -> {
          Shape3 a = Core.of(drawnA);
          Shape3 b = Core.of(drawnB);
          ExactNearest exact = ExactNearest.of(a, b);
          double found = Nearest.of(a, b, Vec3.ZERO).delta().length();
          double distance = exact.meet() ? 0 : exact.distance();
          assertEquals(distance, found, 1e-13 * Oracle.scale(a, b), what);
        });
  }

  /// A corner a tenth above a face, with its foot far beyond the rounding of the position along the
  /// face.
  @Test
  void roundsPointsAndDistanceOnce() {
    Triangle face =
        new Triangle(new Vec3(-1e8, 0, -1e8), new Vec3(1e8, 0, -1e8), new Vec3(0, 0, 1e8));
    ExactNearest nearest = ExactNearest.of(new Sphere(new Vec3(0.1, 0.1, 0.3), 0), face);
    assertFalse(nearest.meet());
    assertEquals(0.1, nearest.distance());
    assertEquals(new Vec3(0.1, 0, 0.3), nearest.pointB());
    assertEquals(new Vec3(0, -1, 0), nearest.direction());
  }

  /// A 3-4-5 rotation about z maps the corner of the box to whole numbers.
  @Test
  void rotatedBoxTouchesExactlyWithItsCorner() {
    Box box = new Box(Vec3.ZERO, new Vec3(5, 5, 5), new Rotation(0, 0, 1, 2));
    Segment beside = new Segment(new Vec3(-1, 7, -2), new Vec3(-1, 7, 2));
    assertTrue(ExactNearest.touch(box, beside));
    assertFalse(ExactNearest.touch(box, beside.translated(new Vec3(0, 0x1p-50, 0))));
  }
}
