package collisionbench.geometry.plane.overlap;

import static org.junit.jupiter.api.Assertions.assertEquals;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.testing.Moves;

/// Two shapes whose contact is obvious. Swapping, quarter turns and distant translations of these
/// numbers are exact.
record Example(String name, Shape2 a, Shape2 b, boolean touch) {

  /// A gap that remains a billion units away.
  static final double CLOSE = 0x1p-20;

  static Example touching(String name, Shape2 a, Shape2 b) {
    return new Example(name, a, b, true);
  }

  static Example apart(String name, Shape2 a, Shape2 b) {
    return new Example(name, a, b, false);
  }

  void require() {
    requireBothWays(a, b);
    requireBothWays(Moves.quarterTurn(a), Moves.quarterTurn(b));
    for (Vec2 far : new Vec2[] {new Vec2(1 << 20, -(1 << 21)), new Vec2(1 << 30, 1 << 29)}) {
      requireBothWays(a.translated(far), b.translated(far));
    }
  }

  private void requireBothWays(Shape2 first, Shape2 second) {
    assertEquals(touch, Overlap2.test(first, second), () -> first + " and " + second);
    assertEquals(touch, Overlap2.test(second, first), () -> second + " and " + first);
  }

  @Override
  public String toString() {
    return name;
  }
}
