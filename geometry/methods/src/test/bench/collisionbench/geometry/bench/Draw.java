package collisionbench.geometry.bench;

import java.util.Random;

/// Random numbers for shapes.
///
/// @param step 0 for arbitrary numbers; otherwise numbers are multiples of it
/// @param noise the greatest magnitude of the noise that is added
/// @param thin whether half of all sizes are zero
record Draw(Random random, double step, double noise, boolean thin) {

  static Draw any(Random random) {
    return new Draw(random, 0, 0, false);
  }

  static Draw grid(Random random) {
    return new Draw(random, 0.5, 0, false);
  }

  /// {@return a coordinate, within 2 of the origin}
  double place() {
    return noisy(stepped(random.nextDouble(-2, 2)));
  }

  /// {@return a radius or a half extent}
  double size() {
    if (thin && random.nextBoolean()) {
      return 0;
    }
    return Math.max(stepped(random.nextDouble(0.1, 1)), Math.max(step, 0.1));
  }

  /// {@return whether the second end of a segment is the first}
  boolean pointLike() {
    return thin && random.nextInt(4) == 0;
  }

  private double stepped(double value) {
    return step == 0 ? value : Math.rint(value / step) * step;
  }

  private double noisy(double value) {
    return noise == 0 ? value : value + noise * random.nextDouble(-1, 1);
  }
}
