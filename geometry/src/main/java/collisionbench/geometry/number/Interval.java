package collisionbench.geometry.number;

/// The part of a segment from one parameter in 0..1 to another, in doubles. If it is sure, the
/// error of each is less than `1e-12`, and 0 and 1 are exactly the segment's ends; otherwise the
/// part is no larger than this.
///
/// @param enter where it begins
/// @param exit where it ends
/// @param isSure whether both are certain
public record Interval(double enter, double exit, boolean isSure) {

  /// More than twice the error of a parameter.
  private static final double CLEAR = 0x1p-38;

  /// The bound of the error of a parameter.
  private static final double ACCURACY = 0x1p-40;

  /// The rounding error of a parameter at a ball, as derived at [#ofBall]: 12 u.
  public static final double ROUNDING = 0x1.8p-50;

  /// The error of the height of a point over a plane, relative to the sizes of the operands: 16 u.
  ///
  /// A difference of coordinates carries u, and each product and sum one more: a height over a
  /// plane comes to 8 u, along an axis of unit length to 11 u, and in the frame of a turned box,
  /// whose axes carry 8 u, to 13 u.
  public static final double HEIGHT = 0x1p-49;

  /// Added to each size to cover underflow, also in products of three. On overflow the error
  /// overflows too, and nothing is proved.
  public static final double TINY = 0x1p-300;

  /// The range of products of two squared lengths in which nothing overflows or underflows.
  private static final double LEAST = 0x1p-600;

  private static final double MOST = 0x1p600;

  /// The whole segment.
  public static final Interval ALL = new Interval(0, 1, true);

  /// {@return whether it is certainly empty}
  public boolean isNone() {
    return enter - exit > CLEAR;
  }

  /// {@return whether it is certainly longer than a point}
  public boolean hasLength() {
    return isSure && exit - enter > CLEAR;
  }

  /// {@return the part where a linear function is at most 0}
  ///
  /// Signs are random, so all cases are one formula without branches.
  ///
  /// @param error the bound of the error of its values
  public Interval where(double atStart, double atEnd, double error) {
    double fall = atStart - atEnd;
    double sameSign = Math.max(Math.min(atStart, atEnd), -Math.max(atStart, atEnd));
    double clear = Math.min(Math.abs(atStart), Math.abs(atEnd));
    boolean isCertain = Math.min(clear, Math.max(sameSign, ACCURACY * Math.abs(fall))) > error;
    double root = atStart / fall;
    double side = Math.copySign(Double.POSITIVE_INFINITY, fall);
    double first = isCertain ? Math.min(root, side) : 0;
    double last = isCertain ? Math.max(root, side) : 1;
    return part(first, last, isCertain);
  }

  /// {@return the part of a segment in a ball}
  ///
  /// By Pythagoras: half the chord squared is `r^2 - b^2`, with the radius `r` and the distance `b
  /// = |f x d| / |d|` of the center from the line, where `f` leads from the segment's start to the
  /// center and `d` along the segment.
  ///
  /// # Error
  ///
  /// With `u = 2^-53`, a component of `f x d` is off by 4 u of two magnitudes, so `f x d` by 6 u of
  /// `|f| |d|`, and `b^2` by `12 u b |f| + 3 u b^2`. If the line misses the ball, `r^2 - b^2` is
  /// off by less than 24 u of `|f|^2`. Otherwise it is off by less than `12 u r (r + |f|)`, its
  /// root by half of that over the root, and `f . d` adds `6 u (r + |f|)`. As the root is at most
  /// `r`, both are less than `12 u r (r + |f|)` over the root. At an end of the segment, the
  /// squared distance from the center minus `r^2` is the product of the differences from both roots
  /// times `|d|^2`, and off by no more than if the line misses.
  ///
  /// @param reach at least `|f|`
  /// @param square `|d|^2`
  /// @param ahead `f . d`
  /// @param beside `|f x d|^2`
  public static Interval ofBall(
      double radius, double reach, double square, double ahead, double beside) {
    double chord = radius * radius * square - beside;
    double size = (radius + reach) * (radius + reach) * square;
    if (chord < -2 * ROUNDING * size && size > LEAST && size < MOST) {
      return new Interval(2, 1, true);
    }
    double root = Math.sqrt(chord);
    double enter = (ahead - root) / square;
    double exit = (ahead + root) / square;
    double error = ROUNDING * radius * (radius + reach);
    boolean isAccurate = error < ACCURACY * root;
    boolean isInside = !isAccurate && Math.max(enter, 1 - exit) < -2 * error / root;
    boolean isOutside = !isAccurate && Math.max(enter - 1, -exit) > 0;
    double atEnds = Math.min(enter * exit, (1 - enter) * (1 - exit)) * square * square;
    boolean misses = isOutside && atEnds > 2 * ROUNDING * size;
    boolean isCertain = size > LEAST && size < MOST && (misses || isAccurate || isInside);
    double first = misses ? 2 : enter;
    return ALL.part(isCertain ? first : 0, isCertain && !misses ? exit : 1, isCertain);
  }

  /// {@return the part in a slab, where a linear function is from `-half` to `half`}
  ///
  /// @param error the bound of the error of its values
  public Interval within(double half, double atStart, double slope, double error) {
    boolean isSteep = error < ACCURACY * Math.abs(slope);
    double middle = -atStart / slope;
    double reach = half / Math.abs(slope);
    double atEnd = atStart + slope;
    boolean isInside = Math.max(Math.abs(atStart), Math.abs(atEnd)) < half - error;
    boolean isOutside =
        Math.max(Math.min(atStart, atEnd), -Math.max(atStart, atEnd)) > half + error;
    double first = isSteep ? middle - reach : isOutside ? 2 : -1;
    double last = isSteep ? middle + reach : 2;
    return part(first, last, isSteep || isInside || isOutside);
  }

  private Interval part(double first, double last, boolean isCertain) {
    boolean isClear = Math.abs(first) > CLEAR && Math.abs(1 - last) > CLEAR;
    return new Interval(
        Math.max(enter, first), Math.min(exit, last), isSure && isCertain && isClear);
  }

  /// {@return the smallest interval that contains both}
  public Interval hull(Interval other) {
    boolean isOther = isNone();
    boolean isThis = !isOther && other.isNone();
    return new Interval(
        isOther ? other.enter : isThis ? enter : Math.min(enter, other.enter),
        isOther ? other.exit : isThis ? exit : Math.max(exit, other.exit),
        isOther ? other.isSure : isThis ? isSure : hasLength() && other.hasLength());
  }
}
