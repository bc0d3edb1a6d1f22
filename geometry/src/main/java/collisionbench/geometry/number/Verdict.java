package collisionbench.geometry.number;

/// What doubles can say of two shapes, whatever rounding did.
public enum Verdict {
  TOUCHING,
  APART,
  /// Rounding could change the answer, or a number left the range of doubles.
  UNSURE;

  /// What rounding may add, as a part of the sum of the magnitudes of all coordinates: 128 u, with
  /// `u = 2^-53`. Each `Proof` says why that is enough.
  public static final double ERROR = 0x1p-46;

  private static final double LEAST = 0x1p-200;
  private static final double MOST = 0x1p200;

  /// Far more than underflow takes from a square.
  private static final double LEAST_SQUARE = 0x1p-1000;

  /// {@return whether products of four numbers of a size neither overflow nor lose what would
  /// matter beside the error}
  public static boolean isOrdinary(double size) {
    return size > LEAST && size < MOST;
  }

  /// {@return whether two cores are within reach of each other, by a way from one to the other}
  ///
  /// @param squared the squared length of the way
  /// @param gap the gap in the direction of the way, times its length
  /// @param size the sum of the magnitudes of all coordinates
  public static Verdict of(double squared, double gap, double size, double radiusSum) {
    double near = radiusSum - ERROR * (size + radiusSum);
    double far = radiusSum + ERROR * (size + radiusSum);
    double within = near * Math.abs(near) - squared;
    double beyond = gap * Math.abs(gap) - far * far * squared;
    if (!isOrdinary(size + radiusSum) || !(Math.max(within, beyond) > 0)) {
      return UNSURE;
    }
    return within > 0 ? TOUCHING : APART;
  }

  /// {@return whether two points are within reach of each other}
  ///
  /// Both squares carry no more than 5 u of themselves.
  ///
  /// @param squared the square of their distance
  /// @param limit the square of the reach
  public static Verdict ofSquares(double squared, double limit) {
    double margin = limit - squared;
    if (!(Math.abs(margin) > ERROR * (limit + squared) + LEAST_SQUARE)) {
      return UNSURE;
    }
    return margin > 0 ? TOUCHING : APART;
  }

  /// {@return what can be said of a union, given what can be said of both parts}
  public Verdict or(Verdict other) {
    if (this == TOUCHING || other == TOUCHING) {
      return TOUCHING;
    }
    return this == APART && other == APART ? APART : UNSURE;
  }
}
