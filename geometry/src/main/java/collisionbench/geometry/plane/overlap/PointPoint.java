package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Vec2;

final class PointPoint {

  /// The difference of the squares takes part in at most 8 roundings.
  private static final double ERROR = 0x1p-49;

  /// More than what underflow can add to the error.
  private static final double UNDERFLOW = 0x1p-1000;

  private PointPoint() {}

  static boolean within(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    return compare(p, q, radiusP, radiusQ) <= 0;
  }

  /// {@return the sign of `|q - p| - (radiusP + radiusQ)`, where the sum is not negative}
  ///
  /// In doubles if the squares differ by more than rounding can have made: three roundings of each
  /// term of the first, three of the second and one of the difference. Overflow leaves NaN or an
  /// infinite bound, which decide nothing.
  static int compare(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    double x = q.x() - p.x();
    double y = q.y() - p.y();
    double reach = radiusP + radiusQ;
    double squared = x * x + y * y;
    double limit = reach * reach;
    double bound = ERROR * (squared + limit) + UNDERFLOW;
    double difference = squared - limit;
    if (Math.abs(difference) > bound) {
      return difference > 0 ? 1 : -1;
    }
    return reach == 0 ? different(p, q) : exact(p, q, radiusP, radiusQ);
  }

  /// The same without a reach, where nothing has to be worked out.
  private static int different(Vec2 p, Vec2 q) {
    return p.x() == q.x() && p.y() == q.y() ? 0 : 1;
  }

  private static int exact(Vec2 p, Vec2 q, double radiusP, double radiusQ) {
    Dyadic reach = Dyadic.of(radiusP).plus(Dyadic.of(radiusQ));
    return DyadicVec.between(p, q).lengthSquared().minus(reach.squared()).signum();
  }
}
