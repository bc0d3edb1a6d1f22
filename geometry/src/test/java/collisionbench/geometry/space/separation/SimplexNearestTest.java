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

  /// Of whole numbers, of which nothing is rounded.
  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.separation.Cores#pairs")
  void askingForBMovedIsMovingB(Kind kindA, Kind kindB) {
    PairLaw.forAll(
        kindA,
        kindB,
        Kind.Draw.LATTICE,
        71,
        300,
        (a, b, random, what) -> {
          Vec3 by = ((Sphere) Kind.SPHERE.next(Kind.Draw.LATTICE, random)).center();
          Shape3 moved = b.translated(by);
          assertEquals(
              SimplexNearest.pair(Cores.simplex(a), Cores.simplex(moved), Vec3.ZERO),
              SimplexNearest.pair(Cores.simplex(a), Cores.simplex(b), by),
              () -> what + " moved by " + by);
        });
  }
}
