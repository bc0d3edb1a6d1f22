package collisionbench.geometry.space.separation;

import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Segments and triangles with nearly parallel edges, thin or close: what [Overhang] asks.
class BesideAnEdgeTest {

  private static final int CASES = 20_000;

  @ParameterizedTest
  @CsvSource({"SEGMENT, SEGMENT", "SEGMENT, TRIANGLE", "TRIANGLE, TRIANGLE"})
  void nearlyParallel(Kind kindA, Kind kindB) {
    Random random = new Random(95);
    int apart = 0;
    for (int i = 0; i < CASES; i++) {
      Kind.Draw draw = random.nextBoolean() ? Kind.Draw.LATTICE : Kind.Draw.ORDINARY;
      Shape3 a = kindA.next(draw, random);
      Shape3 drawn = random.nextInt(3) == 0 ? kindB.next(draw, random) : along(a, kindB, random);
      Separation3 before = Separation3.between(a, drawn);
      double wanted = Math.pow(10, random.nextDouble(-15, 0));
      Shape3 b = drawn.translated(before.normal().times(wanted - before.distance()));
      Shape3 other = random.nextBoolean() ? drawn : b;
      apart += Overhang.check(a, other, "seed 95, case " + i) ? 1 : 0;
    }
    assertTrue(apart > CASES / 2, "apart " + apart);
  }

  /// {@return a shape whose first edge is nearly parallel to that of another}
  private static Shape3 along(Shape3 other, Kind kind, Random random) {
    Vec3 edge =
        switch (other) {
          case Segment s -> s.end().minus(s.start());
          case Triangle t -> t.b().minus(t.a());
          default -> throw new IllegalArgumentException(other.toString());
        };
    Vec3 start = Oracle.gaussian(random);
    Vec3 tilt = Oracle.gaussian(random).times(Math.pow(10, random.nextDouble(-16, 0)));
    Vec3 end = start.plus(random.nextGaussian(), edge).plus(tilt);
    return kind == Kind.SEGMENT
        ? new Segment(start, end)
        : new Triangle(start, end, Oracle.gaussian(random));
  }
}
