package collisionbench.geometry.broad;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.testing.Moves;
import collisionbench.geometry.plane.testing.Numbers;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.core.Scale;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.provider.Arguments;

/// Many random shapes of all kinds and sizes: far apart, touching and overlapping.
final class Crowds {

  static final int COUNT = 40;

  /// Powers of two to scale sizes by: their products are subnormal, underflow, are ordinary or
  /// overflow.
  private static final int[] EXPONENTS = {-1074, -1060, -600, -500, 0, 500, 600, 1015};

  private Crowds() {}

  /// {@return each way to draw a shape, with each exponent}
  static Stream<Arguments> inSpace() {
    return Stream.of(Kind.Draw.values())
        .flatMap(draw -> exponents().mapToObj(exponent -> Arguments.of(draw, exponent)));
  }

  static IntStream exponents() {
    return IntStream.of(EXPONENTS);
  }

  static List<Shape3> inSpace(Kind.Draw draw, int exponent) {
    Random random = new Random(20261121);
    Scale scale = new Scale(exponent);
    List<Kind> kinds = List.of(Kind.values());
    return Stream.generate(() -> kinds.get(random.nextInt(kinds.size())))
        .limit(COUNT)
        .map(kind -> scale.apply(kind.next(draw, random)))
        .toList();
  }

  static List<Shape2> inPlane(int exponent) {
    Numbers numbers = new Numbers(20261121);
    // The numbers of a polygon must not be rounded, or it may become invalid.
    double size = Math.scalb(1.0, Math.max(exponent, -900));
    List<collisionbench.geometry.plane.testing.Kind> kinds =
        List.of(collisionbench.geometry.plane.testing.Kind.values());
    return Stream.generate(() -> numbers.next(kinds.get(numbers.below(kinds.size()))::random))
        .limit(COUNT)
        .map(shape -> Moves.scaled(shape, size))
        .toList();
  }
}
