package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The nearest features of two cores without inside.
class SimplexNearestTest {

  private static final int CASES = 300;

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.Cores#searchedPairs")
  void swappingSwapsTheFeatures(Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.ORDINARY,
        73,
        CASES,
        (a, b, _, what) -> {
          FeaturePair forth = nearest(a, b, Vec3.ZERO);
          assertEquals(new FeaturePair(forth.ofB(), forth.ofA()), nearest(b, a, Vec3.ZERO), what);
        });
  }

  /// Of whole numbers, of which nothing is rounded.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.Cores#searchedPairs")
  void askingForBMovedIsMovingB(Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.LATTICE,
        71,
        CASES,
        (a, b, random, what) -> {
          Vec3 by = ((Sphere) Kind.SPHERE.next(Kind.Draw.LATTICE, random)).center();
          Shape3 moved = b.translated(by);
          assertEquals(
              nearest(a, moved, Vec3.ZERO), nearest(a, b, by), () -> what + " moved by " + by);
        });
  }

  private static FeaturePair nearest(Shape3 a, Shape3 b, Vec3 by) {
    return SimplexNearest.of(Simplex.of(a), Simplex.of(b), by);
  }
}
