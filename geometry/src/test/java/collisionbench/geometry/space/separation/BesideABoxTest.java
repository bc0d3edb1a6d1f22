package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Kind;
import collisionbench.geometry.space.Oracle;
import collisionbench.geometry.space.Shape3;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/// A core next to a box, with nearly parallel edges, thin or close: what [Overhang] asks.
class BesideABoxTest {

  private static final int CASES = 2000;

  @ParameterizedTest
  @EnumSource(names = {"BOX", "SEGMENT", "TRIANGLE"})
  void nearlyParallel(Kind kind) {
    Random random = new Random(91);
    for (int i = 0; i < CASES; i++) {
      NearlyParallel pair = NearlyParallel.next(kind, random);
      Overhang.check(pair.box(), pair.other(), "seed 91, case " + i);
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
      Overhang.check(box, drawn, "seed 92, " + draw + ", case " + i);
      double wanted = Oracle.scale(box, drawn) * Math.pow(10, random.nextDouble(-13, 0));
      Overhang.check(
          box, NearlyParallel.apart(box, drawn, wanted), "seed 92, " + draw + ", moved " + i);
    }
  }
}
