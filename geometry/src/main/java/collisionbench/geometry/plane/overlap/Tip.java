package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Vec2;

/// The tip of a sector's edge, `center + radius * e / |e|`.
///
/// Its one square root makes every question about it the sign of `p + q sqrt(r)` with exact
/// numbers, which needs no root: it is decided by squares. Where [Filter] is sure doubles do.
record Tip(Edge edge) {

  /// {@return 1 if `p` is beyond the tip in the edge's direction, -1 if not, 0 beside it}
  int beyond(Vec2 p) {
    double x = p.x() - center().x();
    double y = p.y() - center().y();
    double value = x * edge.x() + y * edge.y() - radius();
    int sure = Filter.sign(value, Math.abs(x) + Math.abs(y) + radius(), edge.size());
    if (sure != 0) {
      return sure;
    }
    DyadicVec e = edge.exact();
    Dyadic along = DyadicVec.between(center(), p).dot(e);
    return along.signPlusRoot(Dyadic.of(-radius()), e.lengthSquared());
  }

  /// {@return the sign of `|p - tip| - reach`}
  int compare(Vec2 p, double reach) {
    double x = x(p);
    double y = y(p);
    double size = size(p) + reach;
    int sure = Filter.sign(x * x + y * y - reach * reach, size, size);
    if (sure != 0) {
      return sure;
    }
    DyadicVec e = edge.exact();
    DyadicVec offset = DyadicVec.between(p, center());
    Dyadic length = Dyadic.of(radius());
    Dyadic limit = Dyadic.of(reach).squared();
    Dyadic factor = offset.lengthSquared().plus(length.squared()).minus(limit);
    Dyadic twice = offset.dot(e).times(length).times(Dyadic.of(2));
    return twice.signPlusRoot(factor, e.lengthSquared());
  }

  /// {@return the sign of `course x (tip - origin)`: 1 if the tip is to the left of the line
  /// through `origin`}
  int side(Vec2 origin, Course course) {
    double value = course.x() * y(origin) - course.y() * x(origin);
    int sure = Filter.sign(value, size(origin), course.size());
    if (sure != 0) {
      return sure;
    }
    DyadicVec way = course.exact();
    DyadicVec e = edge.exact();
    Dyadic beside = way.cross(e).times(Dyadic.of(radius()));
    return beside.signPlusRoot(way.cross(DyadicVec.between(origin, center())), e.lengthSquared());
  }

  /// {@return the sign of `course . (tip - origin)`: 1 if the tip is ahead of `origin`}
  int ahead(Vec2 origin, Course course) {
    double value = course.x() * x(origin) + course.y() * y(origin);
    int sure = Filter.sign(value, size(origin), course.size());
    if (sure != 0) {
      return sure;
    }
    DyadicVec way = course.exact();
    DyadicVec e = edge.exact();
    Dyadic along = way.dot(e).times(Dyadic.of(radius()));
    return along.signPlusRoot(way.dot(DyadicVec.between(origin, center())), e.lengthSquared());
  }

  /// {@return whether the tip is within `reach` of the line through `origin`}
  boolean isBeside(Vec2 origin, Course course, double reach) {
    double x = course.x();
    double y = course.y();
    double size = size(origin);
    double bound = Filter.ERROR * (size * course.size());
    double beside = x * y(origin) - y * x(origin);
    if (size > Filter.LEAST) {
      int sure = Filter.compare(beside, bound, reach * reach, x * x + y * y);
      if (sure != 0) {
        return sure < 0;
      }
    }
    return isExactlyBeside(origin, course, reach);
  }

  /// By `(w + R (d x e) / |e|)^2 <= reach^2 d^2`, where `w` is the centre's cross product with `d`,
  /// times `e^2`.
  private boolean isExactlyBeside(Vec2 origin, Course course, double reach) {
    DyadicVec way = course.exact();
    DyadicVec e = edge.exact();
    Dyadic square = e.lengthSquared();
    Dyadic toCenter = way.cross(DyadicVec.between(origin, center()));
    Dyadic toTip = way.cross(e).times(Dyadic.of(radius()));
    Dyadic limit = Dyadic.of(reach).squared().times(way.lengthSquared());
    Dyadic whole = toCenter.squared().minus(limit).times(square).plus(toTip.squared());
    Dyadic factor = toCenter.times(toTip).times(Dyadic.of(2));
    return whole.signPlusRoot(factor, square) <= 0;
  }

  private Vec2 center() {
    return edge.center();
  }

  private double radius() {
    return edge.radius();
  }

  private double x(Vec2 origin) {
    return (center().x() - origin.x()) + radius() * edge.x();
  }

  private double y(Vec2 origin) {
    return (center().y() - origin.y()) + radius() * edge.y();
  }

  /// A bound on the terms of the tip's coordinates from `origin`.
  private double size(Vec2 origin) {
    double x = Math.abs(center().x() - origin.x());
    double y = Math.abs(center().y() - origin.y());
    return x + y + radius() * edge.size();
  }
}
