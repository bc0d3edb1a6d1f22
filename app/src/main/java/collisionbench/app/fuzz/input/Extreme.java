package collisionbench.app.fuzz.input;

import collisionbench.geometry.method.Pair;
import java.util.List;

/// What another strategy makes, all of it so large or so small that something computed from it
/// leaves the range of doubles. All lengths are multiplied by one power of two, so that what
/// touches still does where nothing underflows. Shapes stay as they are where nothing would be left
/// of a polygon.
record Extreme(Strategy ordinary) implements Strategy {

  /// Where doubles themselves begin and end, their squares, cubes and fourth powers; subnormal
  /// numbers lie below -1022.
  private static final List<Integer> EDGES =
      List.of(-1066, -1022, -537, -511, -358, -341, -268, -255, 255, 341, 511, 1013);

  private static final int BESIDE = 8;

  /// {@return an exponent close to one of the edges; no distance of numbers below two to its power
  /// overflows}
  static int exponent(Dice dice) {
    return dice.of(EDGES) + dice.whole(-BESIDE, BESIDE);
  }

  @Override
  public String name() {
    return "extreme " + ordinary.name();
  }

  @Override
  public Shapes make(Pair pair, Dice dice) {
    Shapes shapes = ordinary.make(pair, dice);
    int by = exponent(dice) - 1 - Math.getExponent(shapes.size());
    return Parts.scaled(shapes, by).orElse(shapes);
  }
}
