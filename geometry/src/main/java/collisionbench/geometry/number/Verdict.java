package collisionbench.geometry.number;

/// What doubles prove about the contact of two shapes, despite rounding.
public enum Verdict {
  TOUCHING,
  APART,
  /// Rounding could change the answer, or a number left the range of doubles.
  UNSURE;

  /// The bound of the rounding error relative to the sum of the magnitudes of all coordinates: 128
  /// u, with `u = 2^-53`. Each `Proof` derives it.
  public static final double ERROR = 0x1p-46;

  private static final double LEAST = 0x1p-200;
  private static final double MOST = 0x1p200;
  private static final double LEAST_PRODUCT = 0x1p-600;
  private static final double MOST_PRODUCT = 0x1p600;

  /// Far more than the underflow of a square.
  private static final double LEAST_SQUARE = 0x1p-1000;

  /// {@return whether products of four numbers of this size neither overflow nor underflow by more
  /// than the error}
  public static boolean isOrdinary(double size) {
    return size > LEAST && size < MOST;
  }

  /// {@return whether a product of squared lengths is so far from overflow and underflow that its
  /// rounding error is, too}
  public static boolean isOrdinaryProduct(double product) {
    return product > LEAST_PRODUCT && product < MOST_PRODUCT;
  }

  /// {@return whether two cores are within the sum of the radii}
  ///
  /// @param squared the squared length of a vector from a point of one core to a point of the other
  /// @param gap the gap along that vector, times its length
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

  /// {@return whether two points are within the sum of the radii}
  ///
  /// The relative error of both squares is at most 5 u.
  ///
  /// @param squared their squared distance
  /// @param limit the squared sum of the radii
  public static Verdict ofSquares(double squared, double limit) {
    double margin = limit - squared;
    if (!(Math.abs(margin) > ERROR * (limit + squared) + LEAST_SQUARE)) {
      return UNSURE;
    }
    return margin > 0 ? TOUCHING : APART;
  }

  /// {@return the verdict about a union, given those about its parts}
  public Verdict or(Verdict other) {
    if (this == TOUCHING || other == TOUCHING) {
      return TOUCHING;
    }
    return this == APART && other == APART ? APART : UNSURE;
  }
}
