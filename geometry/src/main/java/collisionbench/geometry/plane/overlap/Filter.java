package collisionbench.geometry.plane.overlap;

/// When the sign of a number that was worked out in doubles is sure to be that of the exact one.
///
/// Every number here is a sum of products that is homogeneous in some vectors and lengths. Worked
/// out in doubles, each of its terms takes part in no more than 24 roundings, each of which changes
/// it by at most `2^-53` of itself (for a square root, by half of what its argument was off and one
/// more). The direction of a sector's edge counts for nine of them. So the whole is off by less
/// than `25 * 2^-53` times the sum of the terms' sizes (Higham, Accuracy and Stability of Numerical
/// Algorithms, lemma 3.1), and that sum is at most the product of the vectors' sizes `|x| + |y|`,
/// which are themselves worked out to within a few roundings: [#ERROR] is 32 of them.
///
/// Underflow adds less than `2^-1070` times all but one of the factors, which is lost in the bound
/// if no factor is less than [#LEAST]. Overflow makes a size or a product infinite or NaN, and then
/// no comparison with it is true. In both cases nothing is decided here, and the exact numbers are
/// asked.
final class Filter {

  /// The relative error of a sum of products.
  static final double ERROR = 0x1p-48;

  /// The least size of a vector whose fourth powers have no underflow that matters.
  static final double LEAST = 0x1p-200;

  static final double LEAST_SQUARE = LEAST * LEAST;

  private static final double GREATEST_SQUARE = 1 / LEAST_SQUARE;

  private Filter() {}

  /// {@return the sign of a number that is a product of vectors of two sizes; 0 if it is unsure}
  static int sign(double value, double firstSize, double secondSize) {
    double bound = ERROR * (firstSize * secondSize);
    boolean sure = Math.abs(value) > bound && firstSize > LEAST && secondSize > LEAST;
    return sure ? value > 0 ? 1 : -1 : 0;
  }

  /// {@return the sign of `|beside| - reach * length`, given the bound of the error of `beside`,
  /// and the square of the length; 0 if it is unsure}
  ///
  /// With `e` the bound, the square of `beside` is off by at most `2 e |beside| + e^2`. What is
  /// added to that in the bound of the difference covers its own rounding and that of the square,
  /// as `e` is never less than [#ERROR] times `|beside|`.
  static int compare(double beside, double bound, double reach, double lengthSquared) {
    double reachSquared = reach * reach;
    double limit = reachSquared * lengthSquared;
    double difference = beside * beside - limit;
    double error = 2 * bound * (Math.abs(beside) + bound) + ERROR * limit;
    boolean sure =
        Math.abs(difference) > error
            && isOrdinary(lengthSquared)
            && (reach == 0 || isOrdinary(reachSquared));
    return sure ? difference > 0 ? 1 : -1 : 0;
  }

  /// Whether the square of a length can be multiplied by another without underflow or overflow.
  private static boolean isOrdinary(double square) {
    return square > LEAST_SQUARE && square < GREATEST_SQUARE;
  }
}
