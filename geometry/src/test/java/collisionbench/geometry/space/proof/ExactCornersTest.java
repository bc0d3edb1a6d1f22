package collisionbench.geometry.space.proof;

import static org.junit.jupiter.api.Assertions.assertSame;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic3;
import java.util.List;
import java.util.Random;
import java.util.function.DoubleSupplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ExactCornersTest {

  private static final int CASES = 400;
  private static final int CORNERS = 24;

  /// How coordinates are drawn.
  record Draw(String name, DoubleSupplier next) {

    Dyadic3 point() {
      return Dyadic3.of(next.getAsDouble(), next.getAsDouble(), next.getAsDouble());
    }

    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Draw> draws() {
    Random random = new Random(7);
    return Stream.of(
        new Draw("random", random::nextGaussian),
        new Draw("lattice", () -> random.nextInt(-2, 3)),
        new Draw("far", () -> 1e6 + 1e-9 * random.nextInt(-2, 3)),
        new Draw("last bits", () -> 1 + Math.ulp(1.0) * random.nextInt(-2, 3)),
        new Draw("all sizes", () -> Math.scalb(random.nextGaussian(), random.nextInt(-1060, 1020))),
        new Draw("least", () -> Double.MIN_VALUE * random.nextInt(-3, 4)),
        new Draw("greatest", () -> Double.MAX_VALUE * random.nextInt(-1, 2)));
  }

  /// Directions of one factor and of several, as the normals of a walk are.
  private static List<Dyadic3> directions(Draw draw) {
    Dyadic3 one = draw.point();
    Dyadic3 other = draw.point();
    Dyadic3 across = one.cross(other);
    return List.of(
        one, across, across.cross(one).times(across.lengthSquared()), Dyadic3.of(0, 0, 0));
  }

  @ParameterizedTest
  @MethodSource("draws")
  void theFarthestIsTheFirstOfTheGreatestExactProduct(Draw draw) {
    for (int k = 0; k < CASES; k++) {
      Dyadic factor = k % 2 == 0 ? Dyadic.ONE : draw.point().lengthSquared();
      List<Dyadic3> corners =
          IntStream.range(0, CORNERS).mapToObj(_ -> draw.point().times(factor)).toList();
      for (Dyadic3 direction : directions(draw)) {
        Dyadic3 plain =
            corners.stream()
                .reduce((a, b) -> b.dot(direction).compareTo(a.dot(direction)) > 0 ? b : a)
                .orElseThrow();
        assertSame(plain, ExactCorners.of(corners).farthest(direction));
      }
    }
  }
}
