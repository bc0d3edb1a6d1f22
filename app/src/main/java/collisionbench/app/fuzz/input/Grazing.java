package collisionbench.app.fuzz.input;

import collisionbench.app.comparison.Form;

/// Ordinary shapes with B moved until a small gap or depth is left, far more than rounding: a
/// forgotten axis or corner shows here much more often than at an arbitrary distance.
final class Grazing {

  private Grazing() {}

  /// {@return a strategy that leaves a gap or depth of `1e-4` to `1e-2` of the larger shape}
  static Strategy of(Strategy often, Strategy seldom) {
    return new Strategy(
        "grazing",
        (pair, random) -> {
          ShapePair shapes = (random.oneIn(5) ? seldom : often).make(pair, random);
          double left = Form.length(shapes.question()) * random.magnitude(1e-4, 1e-2);
          return NextToTouch.apart(shapes, random.oneIn(2) ? left : -left);
        });
  }
}
