package collisionbench.app.fuzz.input;

import collisionbench.geometry.plane.Vec2;

/// A direction in the plane with whole coordinates and a whole length.
record Slope(Vec2 direction, double length) {

  /// {@return the square of a random Gaussian integer}
  static Slope random(SeededRandom random) {
    double x = random.whole(-3, 3);
    double y = random.whole(1, 3);
    return new Slope(new Vec2(x * x - y * y, 2 * x * y), x * x + y * y);
  }
}
