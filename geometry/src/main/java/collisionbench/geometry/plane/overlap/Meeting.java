package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Vec2;

/// One of the two points in which two circles about different points meet, as the direction in
/// which it is seen from the centre of the first.
///
/// With `u` the way from centre to centre that is `s u + side * h u'`, where `u'` is `u` turned
/// left, `s = u^2 + r^2 - R^2` and `h^2 = 4 r^2 u^2 - s^2`. So its turn from a direction has one
/// root.
///
/// @param side 1 for the point to the left of the way to the other circle, -1 to the right
record Meeting(Vec2 center, double radius, Vec2 other, double otherRadius, int side) {

  /// {@return whether the arcs of two sectors meet, of which neither holds the other's centre}
  ///
  /// The discs touch, so the circles meet if neither is inside the other. What is to the left of
  /// the way from A to B is to the right of the way back.
  static boolean isInBoth(Wedge a, Wedge b) {
    boolean nested =
        a.radius() >= b.radius()
            ? PointPoint.compare(a.center(), b.center(), a.radius(), -b.radius()) < 0
            : PointPoint.compare(a.center(), b.center(), b.radius(), -a.radius()) < 0;
    return !nested
        && ((of(a, b, 1).isIn(a) && of(b, a, -1).isIn(b))
            || (of(a, b, -1).isIn(a) && of(b, a, 1).isIn(b)));
  }

  private static Meeting of(Wedge a, Wedge b, int side) {
    return new Meeting(a.center(), a.radius(), b.center(), b.radius(), side);
  }

  private boolean isIn(Wedge wedge) {
    return wedge.holds(turnFrom(wedge.start()), -turnFrom(wedge.end()));
  }

  /// {@return the sign of `edge x (s u + side * h u')`, which is `s (edge x u) + side * h (edge .
  /// u)`}
  private int turnFrom(Edge edge) {
    double x = other.x() - center.x();
    double y = other.y() - center.y();
    double cross = edge.x() * y - edge.y() * x;
    double dot = edge.x() * x + edge.y() * y;
    int sure = sureSign(x, y, cross, side * dot);
    if (sure != 0) {
      return sure;
    }
    DyadicVec way = DyadicVec.between(center, other);
    DyadicVec from = edge.exact();
    return exactSign(way, from.cross(way), from.dot(way).times(Dyadic.of(side)));
  }

  /// {@return the sign of `s * p + h * q`; 0 if it is unsure}
  ///
  /// `h^2` is off by at most `e = ERROR * size^2`, so `h` by at most `e / h` if that is sure to be
  /// positive.
  private int sureSign(double x, double y, double p, double q) {
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
    return value > bound ? 1 : -value > bound ? -1 : 0;
  }

  private int exactSign(DyadicVec way, Dyadic p, Dyadic q) {
    Dyadic square = Dyadic.of(radius).squared();
    Dyadic length = way.lengthSquared();
    Dyadic along = length.plus(square).minus(Dyadic.of(otherRadius).squared());
    Dyadic beside = square.times(length).times(Dyadic.of(4)).minus(along.squared());
    return along.times(p).signPlusRoot(q, beside);
  }
}
