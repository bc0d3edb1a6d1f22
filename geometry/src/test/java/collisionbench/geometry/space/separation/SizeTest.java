package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.PairLaw;
import collisionbench.geometry.space.Shape3;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every margin for rounding grows with the shapes: a power of two rounds nothing, so everything
/// times one is separated in the same way, to the last bit. Here times one by which the numbers
/// stay ordinary, so that they are worked with as they are (`Scale`).
class SizeTest {

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void sizeChangesNothingButSize(Kind kindA, Kind kindB, Kind.Draw draw, long seed) {
    PairLaw.forAll(
        kindA,
        kindB,
        draw,
        seed,
        40,
        (a, b, _, what) -> {
          Separation3 s = Separation3.between(a, b);
          assertEquals(scaled(s, -80), between(a, b, -80), what);
          assertEquals(scaled(s, 80), between(a, b, 80), what);
        });
  }

  private static Separation3 between(Shape3 a, Shape3 b, int power) {
    return Separation3.between(Oracle.scaled(a, power), Oracle.scaled(b, power));
  }

  /// Apart by less than rounding is apart by the least of all distances, at any size.
  private static Separation3 scaled(Separation3 s, int power) {
    return new Separation3(
        s.distance() == Double.MIN_VALUE ? s.distance() : Math.scalb(s.distance(), power),
        Oracle.scaled(s.pointA(), power),
        Oracle.scaled(s.pointB(), power),
        s.normal());
  }
}
