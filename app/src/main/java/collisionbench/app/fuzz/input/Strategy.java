package collisionbench.app.fuzz.input;

import collisionbench.methods.method.Pair;
import collisionbench.methods.method.Pair2;
import collisionbench.methods.method.Pair3;

/// A way to make inputs, aimed at something that breaks collision tests.
interface Strategy {

  /// {@return the name, told with whatever it finds}
  String name();

  /// {@return two shapes; the same for the same dice}
  ShapePair make(Pair pair, Dice dice);

  /// {@return two shapes, each from a sketch of its own}
  static ShapePair drawn(Pair pair, Sketch a, Sketch b) {
    return switch (pair) {
      case Pair3 kinds -> new ShapePair.InSpace(a.shape(kinds.a()), b.shape(kinds.b()));
      case Pair2 kinds -> new ShapePair.InPlane(a.shape(kinds.a()), b.shape(kinds.b()));
    };
  }
}
