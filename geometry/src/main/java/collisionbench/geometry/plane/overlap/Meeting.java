package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// One of the two points in which two circles about different points meet, as the direction in
/// which it is seen from the centre of the first.
///
/// With `u` the way from centre to centre that is `s u + side * h u'`, where `u'` is `u` turned
/// left, `s = u^2 + r^2 - R^2` and `h^2 = 4 r^2 u^2 - s^2`. So its turn from a direction has one
/// root.
///
/// The point is that to the left of the way to the other circle for a `side` of 1, that to the
/// right for -1.
final class Meeting {

  private Meeting() {}

  /// {@return whether the arcs of two sectors meet, of which neither holds the other's centre}
  ///
  /// The discs touch, so the circles meet if neither is inside the other. What is to the left of
  /// the way from A to B is to the right of the way back.
  static boolean isInBoth(Sector a, Sector b) {
    return !areNested(a, b)
        && ((isInFirst(a, b, 1) && isInFirst(b, a, -1))
            || (isInFirst(a, b, -1) && isInFirst(b, a, 1)));
  }

  private static boolean areNested(Sector a, Sector b) {
    return a.radius() >= b.radius()
        ? PointPoint.compare(a.center(), b.center(), a.radius(), -b.radius()) < 0
        : PointPoint.compare(a.center(), b.center(), b.radius(), -a.radius()) < 0;
  }

  private static boolean isInFirst(Sector a, Sector b, int side) {
    return Wedge.holds(a, turnFrom(a, Edge.START, b, side), -turnFrom(a, Edge.END, b, side));
  }

  /// {@return the sign of `edge x (s u + side * h u')`, which is `s (edge x u) + side * h (edge .
  /// u)`}
  private static int turnFrom(Sector a, Edge edge, Sector b, int side) {
    double x = b.center().x() - a.center().x();
    double y = b.center().y() - a.center().y();
    Vec2 unit = edge.unit(a);
    double cross = unit.x() * y - unit.y() * x;
    double dot = unit.x() * x + unit.y() * y;
    int sure = sureSign(x, y, a.radius(), b.radius(), cross, side * dot);
    return sure != 0 ? sure : exactTurnFrom(a, edge, b, side);
  }

  /// {@return the sign of `s * p + h * q`; 0 if it is unsure}
  ///
  /// `h^2` is off by at most `e = ERROR * size^2`, so `h` by at most `e / h` if that is sure to be
  /// positive.
  static int sureSign(double x, double y, double radius, double otherRadius, double p, double q) {
    double length = Math.abs(x) + Math.abs(y);
    double size = length * length + radius * radius + otherRadius * otherRadius;
    double along = x * x + y * y + (radius * radius - otherRadius * otherRadius);
    double squared = 4 * (radius * radius) * (x * x + y * y) - along * along;
    double error = Filter.ERROR * (size * size);
    if (!(length > Filter.LEAST && squared > 4 * error)) {
      return 0;
    }
    double beside = Math.sqrt(squared);
    double bound = 2 * length * (Filter.ERROR * size + error / beside);
    double value = along * p + beside * q;
    return Math.abs(value) > bound ? value > 0 ? 1 : -1 : 0;
  }

  static int exactTurnFrom(Sector a, Edge edge, Sector b, int side) {
    Dyadic2 way = Exactly.between(a.center(), b.center());
    Dyadic2 from = edge.exact(a);
    Dyadic square = Dyadic.of(a.radius()).squared();
    Dyadic length = way.lengthSquared();
    Dyadic along = length.plus(square).minus(Dyadic.of(b.radius()).squared());
    Dyadic beside = square.times(length).times(Dyadic.of(4)).minus(along.squared());
    Dyadic factor = from.dot(way).times(Dyadic.of(side));
    return along.times(from.cross(way)).signPlusRoot(factor, beside);
  }
}
