package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Shape2;

/// Do two shapes touch? The one way into this package.
public final class Overlap2 {

  private Overlap2() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  @SuppressWarnings("DoNotCallSuggester")
  public static boolean test(Shape2 a, Shape2 b) {
    throw new UnsupportedOperationException(a + " and " + b);
  }
}
