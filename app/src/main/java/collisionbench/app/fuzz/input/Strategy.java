package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;

/// Generates inputs that aim at one weakness of collision tests.
interface Strategy {

  /// {@return the name, which is shown with its findings}
  String name();

  /// {@return two shapes; equal for equal random numbers}
  ShapePair make(Pair pair, SeededRandom random);

  /// {@return two shapes, each from its own generator}
  static ShapePair drawn(Pair pair, ShapeGenerator a, ShapeGenerator b) {
    return pair.isFlat()
        ? new ShapePair.InPlane(a.flat(pair.a()), b.flat(pair.b()))
        : new ShapePair.InSpace(a.solid(pair.a()), b.solid(pair.b()));
  }
}
