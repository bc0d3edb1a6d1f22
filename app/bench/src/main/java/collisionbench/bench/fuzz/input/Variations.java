package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.Difficulty;
import collisionbench.bench.comparison.ShapeNumber;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import collisionbench.methods.method.Lifted;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleBiFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Strategies that change the shapes of another strategy.
final class Variations {

  /// Exponents near which doubles begin, become normal, and end.
  private static final List<Integer> ENDS = List.of(-1066, -1022, 1013);

  /// Exponents of numbers whose second to eighth powers do so.
  private static final List<Integer> ROOTS =
      IntStream.rangeClosed(2, 8)
          .boxed()
          .flatMap(power -> Stream.of(-1074 / power, -1022 / power, 1024 / power))
          .toList();

  /// Every binary exponent from `-ORDERS` to `ORDERS` occurs.
  private static final int ORDERS = 340;

  private static final int BESIDE = 8;

  /// The least and greatest value of [#exponent].
  static final int LEAST = -1066 - BESIDE;

  static final int MOST = 1013 + BESIDE;

  /// How often to try if a nudge makes a shape invalid, such as by a negative radius.
  private static final int TRIES = 20;

  private Variations() {}

  /// {@return an exponent near an end or a root, or any in between; distances between numbers below
  /// two to its power do not overflow}
  static int exponent(SeededRandom random) {
    return switch (random.whole(0, 2)) {
      case 0 -> random.of(ENDS) + random.whole(-BESIDE, BESIDE);
      case 1 -> random.of(ROOTS) + random.whole(-BESIDE, BESIDE);
      default -> random.whole(-ORDERS, ORDERS);
    };
  }

  /// {@return a strategy that scales shapes so large or so small that some computation with them
  /// leaves the range of double. All lengths are multiplied by one power of two, so touching shapes
  /// still touch unless something underflows. Shapes are not scaled if a polygon would vanish}
  static Strategy extreme(Strategy ordinary) {
    return ordinary.changed(
        "extreme " + ordinary.name(),
        (shapes, random) -> {
          int by = exponent(random) - 1 - Math.getExponent(shapes.size());
          return ShapeNumber.scaled(shapes, by).orElse(shapes);
        });
  }

  /// {@return a strategy that translates shapes far from the origin: by whole numbers up to 1e12,
  /// so that lattice points stay exact}
  static Strategy far(Strategy near) {
    return near.changed(
        "far " + near.name(),
        (shapes, random) -> {
          Vec3 by = new Vec3(step(random), step(random), step(random));
          return switch (shapes) {
            case ShapePair.InSpace(Shape3 a, Shape3 b) ->
                new ShapePair.InSpace(a.translated(by), b.translated(by));
            case ShapePair.InPlane(Shape2 a, Shape2 b) ->
                new ShapePair.InPlane(a.translated(Lifted.flat(by)), b.translated(Lifted.flat(by)));
          };
        });
  }

  private static double step(SeededRandom random) {
    double size = Math.rint(random.magnitude(1e3, 1e12));
    return random.oneIn(4) ? 0 : random.oneIn(2) ? size : -size;
  }

  /// {@return a strategy that moves B so that the shapes touch up to rounding. Unlike
  /// [WholeNumbers#touch], any features may touch and numbers are not whole}
  static Strategy nextToTouch(Strategy base) {
    return base.changed("next to touch " + base.name(), (shapes, _) -> apart(shapes, 0));
  }

  /// {@return a strategy that moves B until a gap or depth of `1e-4` to `1e-2` of the larger shape
  /// is left, far more than rounding: a forgotten axis or corner shows here much more often than at
  /// an arbitrary distance}
  static Strategy grazing(Strategy often, Strategy seldom) {
    return new Strategy(
        "grazing",
        (pair, random) -> {
          ShapePair shapes = (random.oneIn(5) ? seldom : often).make(pair, random);
          double left = Difficulty.length(shapes.question()) * random.magnitude(1e-4, 1e-2);
          return apart(shapes, random.oneIn(2) ? left : -left);
        });
  }

  /// {@return the shapes with B moved along the normal, to a signed distance up to rounding}
  private static ShapePair apart(ShapePair shapes, double distance) {
    return switch (shapes) {
      case ShapePair.InSpace(Shape3 a, Shape3 b) -> {
        Separation3 now = Separation3.between(a, b);
        yield new ShapePair.InSpace(a, b.translated(now.normal().times(distance - now.distance())));
      }
      case ShapePair.InPlane(Shape2 a, Shape2 b) -> {
        Separation2 now = Separation2.between(a, b);
        yield new ShapePair.InPlane(a, b.translated(now.normal().times(distance - now.distance())));
      }
    };
  }

  /// {@return a strategy that changes one number to a neighboring double}
  static Strategy byOneUlp(String name, Strategy base) {
    return nudged(
        name, base, false, (x, random) -> random.oneIn(2) ? Math.nextUp(x) : Math.nextDown(x));
  }

  /// {@return a strategy that changes one number or all by 1e-16 to 1e-6, relative for nonzero
  /// numbers and absolute for zeros}
  static Strategy slightly(String name, Strategy base, boolean all) {
    return nudged(name, base, all, Variations::slightly);
  }

  private static double slightly(double x, SeededRandom random) {
    double by = random.magnitude(1e-16, 1e-6) * (random.oneIn(2) ? 1 : -1);
    return x == 0 ? by : x + x * by;
  }

  private static Strategy nudged(
      String name, Strategy base, boolean all, ToDoubleBiFunction<Double, SeededRandom> nudge) {
    return base.changed(
        name,
        (shapes, random) ->
            Stream.generate(() -> ShapeNumber.rebuilt(shapes, nudged(shapes, random, all, nudge)))
                .limit(TRIES)
                .flatMap(Optional::stream)
                .findFirst()
                .orElse(shapes));
  }

  private static List<ShapeNumber> nudged(
      ShapePair shapes,
      SeededRandom random,
      boolean all,
      ToDoubleBiFunction<Double, SeededRandom> nudge) {
    List<ShapeNumber> moved = new ArrayList<>(ShapeNumber.all(shapes));
    int one = random.whole(0, moved.size() - 1);
    for (int i = all ? 0 : one; i < (all ? moved.size() : one + 1); i++) {
      ShapeNumber number = moved.get(i);
      moved.set(i, number.with(nudge.applyAsDouble(number.value(), random)));
    }
    return moved;
  }
}
