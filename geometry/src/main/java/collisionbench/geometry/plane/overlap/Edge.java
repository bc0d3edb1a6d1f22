package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Orientation;
import collisionbench.geometry.plane.Vec2;

/// An edge of a sector, from its centre to its tip `center + radius * direction / |direction|`.
///
/// The tip's one square root makes every question about it the sign of `p + q sqrt(r)` with exact
/// numbers, which needs no root: it is decided by squares. Where [Filter] is sure doubles do.
record Edge(Vec2 center, double radius, Vec2 direction) {

  /// {@return 1 if `p` is to the left of the edge's line, -1 to the right, 0 on it}
  int side(Vec2 p) {
    return Orientation.ofDirections(Vec2.ZERO, direction, center, p);
  }

  /// {@return 1 if `p` is ahead of the centre in the edge's direction, -1 behind, 0 beside}
  int ahead(Vec2 p) {
    return Orientation.along(Vec2.ZERO, direction, center, p);
  }

  /// {@return 1 if `p` is beyond the tip in the edge's direction, -1 if not, 0 beside it}
  int beyondTip(Vec2 p) {
    double x = p.x() - center.x();
    double y = p.y() - center.y();
    double value = x * direction.x() + y * direction.y() - radius * length();
    int sure = Filter.sign(value, Math.abs(x) + Math.abs(y) + radius, 2);
    if (sure != 0) {
      return sure;
    }
    DyadicVec along = DyadicVec.of(direction);
    return DyadicVec.between(center, p)
        .dot(along)
        .signPlusRoot(Dyadic.of(-radius), along.lengthSquared());
  }

  /// {@return the sign of `|p - tip| - reach`}
  int compareTip(Vec2 p, double reach) {
    double x = tipX(p);
    double y = tipY(p);
    double size = tipSize(p) + reach;
    int sure = Filter.sign(x * x + y * y - reach * reach, size, size);
    if (sure != 0) {
      return sure;
    }
    DyadicVec along = DyadicVec.of(direction);
    DyadicVec offset = DyadicVec.between(p, center);
    Dyadic length = Dyadic.of(radius);
    Dyadic factor = offset.lengthSquared().plus(length.squared()).minus(Dyadic.of(reach).squared());
    Dyadic twice = offset.dot(along).times(length).times(Dyadic.of(2));
    return twice.signPlusRoot(factor, along.lengthSquared());
  }

  /// {@return the sign of `(to - from) x (tip - origin)`: 1 if the tip is to the left of the line
  /// through `origin` in the direction from `from` to `to`}
  int tipSide(Vec2 origin, Vec2 from, Vec2 to) {
    double x = to.x() - from.x();
    double y = to.y() - from.y();
    double value = x * tipY(origin) - y * tipX(origin);
    int sure = Filter.sign(value, tipSize(origin), Math.abs(x) + Math.abs(y));
    if (sure != 0) {
      return sure;
    }
    DyadicVec way = DyadicVec.between(from, to);
    DyadicVec along = DyadicVec.of(direction);
    return way.cross(along)
        .times(Dyadic.of(radius))
        .signPlusRoot(way.cross(DyadicVec.between(origin, center)), along.lengthSquared());
  }

  /// {@return the sign of `(to - from) . (tip - origin)`}
  int tipAhead(Vec2 origin, Vec2 from, Vec2 to) {
    double x = to.x() - from.x();
    double y = to.y() - from.y();
    double value = x * tipX(origin) + y * tipY(origin);
    int sure = Filter.sign(value, tipSize(origin), Math.abs(x) + Math.abs(y));
    if (sure != 0) {
      return sure;
    }
    DyadicVec way = DyadicVec.between(from, to);
    DyadicVec along = DyadicVec.of(direction);
    return way.dot(along)
        .times(Dyadic.of(radius))
        .signPlusRoot(way.dot(DyadicVec.between(origin, center)), along.lengthSquared());
  }

  /// {@return whether the tip is within `reach` of the line through `a` and `b`}
  boolean isTipBeside(Vec2 a, Vec2 b, double reach) {
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double size = tipSize(a);
    double squared = x * x + y * y;
    double limit = reach * reach;
    boolean ordinary = reach == 0 || Filter.isOrdinary(limit);
    if (ordinary && size > Filter.LEAST && Filter.isOrdinary(squared)) {
      double bound = Filter.ERROR * (size * (Math.abs(x) + Math.abs(y)));
      double beside = x * tipY(a) - y * tipX(a);
      int sure = Filter.compare(beside, bound, limit * squared);
      if (sure != 0) {
        return sure < 0;
      }
    }
    return isTipExactlyBeside(a, b, reach);
  }

  /// By `(w + R (d x e) / |e|)^2 <= reach^2 d^2`, where `w` is the centre's cross product with `d`,
  /// times `e^2`.
  private boolean isTipExactlyBeside(Vec2 a, Vec2 b, double reach) {
    DyadicVec way = DyadicVec.between(a, b);
    DyadicVec along = DyadicVec.of(direction);
    Dyadic square = along.lengthSquared();
    Dyadic toCenter = way.cross(DyadicVec.between(a, center));
    Dyadic toTip = way.cross(along).times(Dyadic.of(radius));
    Dyadic limit = Dyadic.of(reach).squared().times(way.lengthSquared());
    Dyadic whole = toCenter.squared().minus(limit).times(square).plus(toTip.squared());
    Dyadic factor = toCenter.times(toTip).times(Dyadic.of(2));
    return whole.signPlusRoot(factor, square) <= 0;
  }

  private double length() {
    return Math.sqrt(direction.x() * direction.x() + direction.y() * direction.y());
  }

  private double tipX(Vec2 origin) {
    return (center.x() - origin.x()) + radius * direction.x() / length();
  }

  private double tipY(Vec2 origin) {
    return (center.y() - origin.y()) + radius * direction.y() / length();
  }

  /// A bound on the terms of the tip's coordinates from `origin`: the direction's are at most 1 but
  /// for rounding.
  private double tipSize(Vec2 origin) {
    return Math.abs(center.x() - origin.x()) + Math.abs(center.y() - origin.y()) + 2 * radius;
  }
}
