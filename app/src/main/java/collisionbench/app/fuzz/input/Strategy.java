package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;

/// A way to make inputs, aimed at something that breaks collision tests.
interface Strategy {

  /// {@return the name, told with whatever it finds}
  String name();

  /// {@return two shapes; the same for the same dice}
  ShapePair make(Pair pair, SeededRandom dice);

  /// {@return two shapes, each from a sketch of its own}
  static ShapePair drawn(Pair pair, ShapeGenerator a, ShapeGenerator b) {
    return pair.isFlat()
        ? new ShapePair.InPlane(a.flat(pair.a()), b.flat(pair.b()))
        : new ShapePair.InSpace(a.solid(pair.a()), b.solid(pair.b()));
  }
}
