package collisionbench.geometry.space.crossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.Optional;
import java.util.Random;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PreciseTriangleTest {

  private final Random random = new Random(20261127);

  private Vec3 anywhere() {
    return new Vec3(random.nextGaussian(), random.nextGaussian(), random.nextGaussian());
  }

  private Vec3 onLattice() {
    return new Vec3(random.nextInt(-2, 3), random.nextInt(-2, 3), random.nextInt(-2, 3));
  }

  private Vec3 nearLattice() {
    return onLattice().plus(1e-6, anywhere());
  }

  /// {@return how many of 4,000 are left to exact arithmetic}
  ///
  /// Every result must equal the exact one to the last bit, including the sign of zero.
  private int unanswered(Supplier<Vec3> next, double size) {
    int unanswered = 0;
    for (int i = 0; i < 4_000; i++) {
      Vec3 a = next.get();
      Vec3 b = next.get();
      Vec3 c = next.get();
      Vec3 start = next.get();
      Vec3 within = a.towards(b, random.nextDouble()).towards(c, random.nextDouble());
      Vec3 end = random.nextBoolean() ? next.get() : start.plus(1.5, within.minus(start));
      Triangle t = new Triangle(a.times(size), b.times(size), c.times(size));
      Segment s = new Segment(start.times(size), end.times(size));
      Optional<Crossing3> found = PreciseTriangle.of(s, t);
      Crossing3 exact = Overlap3.test(s, t) ? ExactTriangle.of(s, t) : new Crossing3.None();
      found.ifPresent(crossing -> assertEquals(exact.toString(), crossing.toString()));
      unanswered += found.isEmpty() ? 1 : 0;
    }
    return unanswered;
  }

  @ParameterizedTest
  @ValueSource(doubles = {1, 0x1p-180, 0x1p180})
  void answersEveryOrdinaryInputAsExactArithmetic(double size) {
    assertEquals(0, unanswered(this::anywhere, size));
  }

  @Test
  void leavesTouchesAndAlmostNothingElse() {
    int touches = unanswered(this::onLattice, 1);
    int nearTouches = unanswered(this::nearLattice, 1);
    assertTrue(touches > 500 && nearTouches < 20, touches + ", " + nearTouches);
  }

  @ParameterizedTest
  @ValueSource(doubles = {1e-300, 1e-90, 1e90, 1e300})
  void leavesExtremeSizes(double size) {
    assertEquals(4_000, unanswered(this::anywhere, size));
  }

  /// Rounds to 1, but the end of the segment is not in the triangle.
  @Test
  void parameterBelowOneIsNotOne() {
    Triangle t = new Triangle(new Vec3(-1, -1, 0), new Vec3(1, -1, 0), new Vec3(0, 1, 0));
    Segment s = new Segment(new Vec3(0, 0, 1), new Vec3(0, 0, -1e-20));
    Crossing3.Point point = (Crossing3.Point) PreciseTriangle.of(s, t).orElseThrow();
    assertEquals(Math.nextDown(1.0), point.t());
  }
}
