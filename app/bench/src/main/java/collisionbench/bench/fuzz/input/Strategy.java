package collisionbench.bench.fuzz.input;

import collisionbench.bench.comparison.ShapePair;
import collisionbench.methods.method.Pair;
import java.util.function.BiFunction;
import java.util.function.Function;

/// Generates inputs that aim at one weakness of collision tests.
///
/// @param name shown with its findings
/// @param maker draws two shapes; equal for equal random numbers
record Strategy(String name, BiFunction<Pair, SeededRandom, ShapePair> maker) {

  /// {@return a strategy that draws both shapes independently from one generator}
  static Strategy of(String name, Function<SeededRandom, ShapeGenerator> generator) {
    return new Strategy(
        name,
        (pair, random) -> {
          ShapeGenerator both = generator.apply(random);
          return drawn(pair, both, both);
        });
  }

  /// {@return two shapes, each from its own generator}
  static ShapePair drawn(Pair pair, ShapeGenerator a, ShapeGenerator b) {
    return pair.isFlat()
        ? new ShapePair.InPlane(a.flat(pair.a()), b.flat(pair.b()))
        : new ShapePair.InSpace(a.solid(pair.a()), b.solid(pair.b()));
  }

  /// {@return a strategy that changes the shapes of this one}
  Strategy changed(String changed, BiFunction<ShapePair, SeededRandom, ShapePair> change) {
    return new Strategy(changed, (pair, random) -> change.apply(make(pair, random), random));
  }

  ShapePair make(Pair pair, SeededRandom random) {
    return maker.apply(pair, random);
  }
}
