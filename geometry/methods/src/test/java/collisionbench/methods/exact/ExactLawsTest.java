package collisionbench.methods.exact;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Pair;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Kind.Draw;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Exact answers obey their laws exactly, except for the last place of scaled distances: a value
/// midway between two doubles may be rounded either way.
class ExactLawsTest {

  private static final int CASES = 15;

  static Stream<Pair> planePairs() {
    return Pair.all();
  }

  @ParameterizedTest
  @MethodSource("collisionbench.geometry.space.Kind#seededPairs")
  void inSpace(Kind kindA, Kind kindB, Draw draw, long seed) {
    Random random = new Random(seed);
    for (int i = 0; i < CASES; i++) {
      Shape3 a = kindA.next(draw, random);
      Shape3 b = kindB.next(draw, random);
      double distance = Exact3.signedDistance(a, b);
      String pair = a + " and " + b;
      assertEquals(distance <= 0, Exact3.overlap(a, b), pair);
      assertEquals(distance <= 0, Exact3.overlap(b, a), pair);
      assertEquals(distance, Exact3.signedDistance(b, a), pair);
      assertEquals(
          distance,
          0x1p-40 * Exact3.signedDistance(scaled(a, 0x1p40), scaled(b, 0x1p40)),
          Math.ulp(distance),
          pair);
      if (draw == Draw.LATTICE) {
        Vec3 far = new Vec3(0x1p40, -3, 0x1p45);
        assertEquals(distance, Exact3.signedDistance(a.translated(far), b.translated(far)), pair);
      }
    }
  }

  private static Shape3 scaled(Shape3 shape, double by) {
    return switch (shape) {
      case Sphere s -> new Sphere(s.center().times(by), s.radius() * by);
      case Capsule c -> new Capsule(c.start().times(by), c.end().times(by), c.radius() * by);
      case Box b -> new Box(b.center().times(by), b.halfExtents().times(by), b.orientation());
      case Segment s -> new Segment(s.start().times(by), s.end().times(by));
      case Triangle t -> new Triangle(t.a().times(by), t.b().times(by), t.c().times(by));
      case Hull h -> new Hull(h.points().stream().map(point -> point.times(by)).toList());
    };
  }

  @ParameterizedTest
  @MethodSource("planePairs")
  void inThePlane(Pair pair) {
    pair.cases(40)
        .forEach(c -> {
          double distance = Exact2.signedDistance(c.a(), c.b());
          assertEquals(distance <= 0, Exact2.overlap(c.a(), c.b()), c::toString);
          assertEquals(distance <= 0, Exact2.overlap(c.b(), c.a()), c::toString);
          assertEquals(distance, Exact2.signedDistance(c.b(), c.a()), c::toString);
          double scaled =
              Exact2.signedDistance(Moves.scaled(c.a(), 0x1p40), Moves.scaled(c.b(), 0x1p40));
          assertEquals(distance, 0x1p-40 * scaled, Math.ulp(distance), c::toString);
          assertEquals(
              distance,
              Exact2.signedDistance(Moves.quarterTurn(c.a()), Moves.quarterTurn(c.b())),
              c::toString);
        });
  }

  @ParameterizedTest
  @MethodSource("planePairs")
  void isInvariantUnderTranslation(Pair pair) {
    Vec2 far = new Vec2(0x1p40, -3);
    pair.cases(40)
        .filter(c -> c.a().translated(far).translated(far.negated()).equals(c.a()))
        .filter(c -> c.b().translated(far).translated(far.negated()).equals(c.b()))
        .forEach(c ->
            assertEquals(
                Exact2.signedDistance(c.a(), c.b()),
                Exact2.signedDistance(c.a().translated(far), c.b().translated(far)),
                c::toString));
  }
}
