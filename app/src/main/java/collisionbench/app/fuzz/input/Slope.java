package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Vec2;

/// A direction in the plane in whole numbers, whose length is a whole number too.
record Slope(Vec2 direction, double length) {

  /// {@return the square of a random Gaussian integer}
  static Slope random(SeededRandom dice) {
    double x = dice.whole(-3, 3);
    double y = dice.whole(1, 3);
    return new Slope(new Vec2(x * x - y * y, 2 * x * y), x * x + y * y);
  }
}
