package collisionbench.geometry.plane.testing;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import java.util.Random;

/// Random numbers for shapes: a third of the shapes have corners on a coarse grid, where touching,
/// parallel and collinear are common, a third next to it, by one bit up to a millionth, and the
/// rest anywhere within about 3 of the origin.
public final class Numbers {

  private static final double[] ROUND_ANGLES = {
    Math.PI / 2, Math.PI, 1.5 * Math.PI, Sector.FULL_TURN
  };

  private final Random random;
  private final double size;
  private boolean grid;
  private boolean nudged;

  public Numbers(long seed) {
    this(seed, 1);
  }

  public Numbers(long seed, double size) {
    this.random = new Random(seed);
    this.size = size;
  }

  public <T> T next(java.util.function.Function<Numbers, T> make) {
    int style = random.nextInt(3);
    grid = style > 0;
    nudged = style > 1;
    return make.apply(this);
  }

  public int below(int bound) {
    return random.nextInt(bound);
  }

  public boolean oneIn(int count) {
    return random.nextInt(count) == 0;
  }

  public double between(double from, double to) {
    return from + (to - from) * random.nextDouble();
  }

  public Vec2 place() {
    return new Vec2(coordinate(), coordinate());
  }

  double coordinate() {
    return size * (grid ? nudge(random.nextInt(-4, 5)) : between(-3, 3));
  }

  private double nudge(double value) {
    if (!nudged || random.nextBoolean()) {
      return value;
    }
    double delta = random.nextBoolean() ? 1 : -1;
    return oneIn(2)
        ? value + delta * Math.ulp(Math.max(1, Math.abs(value)))
        : value + delta * Math.pow(10, -between(6, 16));
  }

  double radius() {
    if (oneIn(10)) {
      return 0;
    }
    return size * (grid ? nudge(0.5 * random.nextInt(1, 5)) : between(0, 2));
  }

  Vec2 direction() {
    while (true) {
      Vec2 direction = place();
      if (!direction.equals(Vec2.ZERO)) {
        return direction;
      }
    }
  }

  double angle() {
    return oneIn(3)
        ? ROUND_ANGLES[random.nextInt(ROUND_ANGLES.length)]
        : between(1e-3, Sector.FULL_TURN);
  }
}
