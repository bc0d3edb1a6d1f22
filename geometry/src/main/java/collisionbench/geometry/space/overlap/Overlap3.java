package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Shape3;

/// Do two shapes touch? The one way into this package.
public final class Overlap3 {

  private Overlap3() {}

  /// {@return whether the two closed shapes have a point in common; touching is contact}
  @SuppressWarnings("DoNotCallSuggester")
  public static boolean test(Shape3 a, Shape3 b) {
    throw new UnsupportedOperationException(a + " and " + b);
  }
}
