package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// The tip of a sector's edge, `center + radius * e / |e|`.
///
/// Its one square root makes every question about it the sign of `p + q sqrt(r)` with exact
/// numbers, which needs no root: it is decided by squares. Where [Filter] is sure doubles do.
final class Tip {

  private Tip() {}

  /// {@return 1 if `p` is beyond the tip in the edge's direction, -1 if not, 0 beside it}
  static int beyond(Sector sector, Edge edge, Vec2 p) {
    double x = p.x() - sector.center().x();
    double y = p.y() - sector.center().y();
    Vec2 unit = edge.unit(sector);
    double value = x * unit.x() + y * unit.y() - sector.radius();
    int sure = Filter.sign(value, Math.abs(x) + Math.abs(y) + sector.radius(), Edge.SIZE);
    return sure != 0 ? sure : exactlyBeyond(sector, edge, p);
  }

  private static int exactlyBeyond(Sector sector, Edge edge, Vec2 p) {
    Dyadic2 e = edge.exact(sector);
    Dyadic along = Exactly.between(sector.center(), p).dot(e);
    return along.signPlusRoot(Dyadic.of(-sector.radius()), e.lengthSquared());
  }

  /// {@return the sign of `|p - tip| - reach`}
  static int compare(Sector sector, Edge edge, Vec2 p, double reach) {
    double x = x(sector, edge, p);
    double y = y(sector, edge, p);
    double size = size(sector, p) + reach;
    int sure = Filter.sign(x * x + y * y - reach * reach, size, size);
    return sure != 0 ? sure : exactlyCompare(sector, edge, p, reach);
  }

  private static int exactlyCompare(Sector sector, Edge edge, Vec2 p, double reach) {
    Dyadic2 e = edge.exact(sector);
    Dyadic2 offset = Exactly.between(p, sector.center());
    Dyadic length = Dyadic.of(sector.radius());
    Dyadic limit = Dyadic.of(reach).squared();
    Dyadic factor = offset.lengthSquared().plus(length.squared()).minus(limit);
    Dyadic twice = offset.dot(e).times(length).times(Dyadic.of(2));
    return twice.signPlusRoot(factor, e.lengthSquared());
  }

  /// {@return 1 if the tip is to the left of the line from `a` to `b`, -1 to the right, 0 on it}
  static int side(Sector sector, Edge edge, Vec2 a, Vec2 b) {
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double value = x * y(sector, edge, a) - y * x(sector, edge, a);
    int sure = Filter.sign(value, size(sector, a), Math.abs(x) + Math.abs(y));
    return sure != 0 ? sure : exactSide(sector, edge, a, Exactly.between(a, b));
  }

  /// {@return 1 if the tip is to the left of the line of another sector's edge, -1 to the right, 0
  /// on it}
  static int side(Sector sector, Edge edge, Sector other, Edge line) {
    Vec2 origin = other.center();
    Vec2 along = line.unit(other);
    double value = along.x() * y(sector, edge, origin) - along.y() * x(sector, edge, origin);
    int sure = Filter.sign(value, size(sector, origin), Edge.SIZE);
    return sure != 0 ? sure : exactSide(sector, edge, origin, line.exact(other));
  }

  private static int exactSide(Sector sector, Edge edge, Vec2 origin, Dyadic2 way) {
    Dyadic2 e = edge.exact(sector);
    Dyadic beside = way.cross(e).times(Dyadic.of(sector.radius()));
    Dyadic toCenter = way.cross(Exactly.between(origin, sector.center()));
    return beside.signPlusRoot(toCenter, e.lengthSquared());
  }

  /// {@return the sign of `(b - a) . (tip - a)`: 1 if the tip is ahead of `a` on the way to `b`}
  static int ahead(Sector sector, Edge edge, Vec2 a, Vec2 b) {
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double value = x * x(sector, edge, a) + y * y(sector, edge, a);
    int sure = Filter.sign(value, size(sector, a), Math.abs(x) + Math.abs(y));
    return sure != 0 ? sure : exactlyAhead(sector, edge, a, b);
  }

  private static int exactlyAhead(Sector sector, Edge edge, Vec2 a, Vec2 b) {
    Dyadic2 way = Exactly.between(a, b);
    Dyadic2 e = edge.exact(sector);
    Dyadic along = way.dot(e).times(Dyadic.of(sector.radius()));
    Dyadic toCenter = way.dot(Exactly.between(a, sector.center()));
    return along.signPlusRoot(toCenter, e.lengthSquared());
  }

  /// {@return whether the tip is within `reach` of the line from `a` to `b`}
  static boolean isBeside(Sector sector, Edge edge, Vec2 a, Vec2 b, double reach) {
    double x = b.x() - a.x();
    double y = b.y() - a.y();
    double size = size(sector, a);
    double bound = Filter.ERROR * (size * (Math.abs(x) + Math.abs(y)));
    double beside = x * y(sector, edge, a) - y * x(sector, edge, a);
    int sure = size > Filter.LEAST ? Filter.compare(beside, bound, reach, x * x + y * y) : 0;
    return sure == 0 ? isExactlyBeside(sector, edge, a, b, reach) : sure < 0;
  }

  /// By `(w + R (d x e) / |e|)^2 <= reach^2 d^2`, where `w` is the centre's cross product with `d`,
  /// times `e^2`.
  private static boolean isExactlyBeside(Sector sector, Edge edge, Vec2 a, Vec2 b, double reach) {
    Dyadic2 way = Exactly.between(a, b);
    Dyadic2 e = edge.exact(sector);
    Dyadic square = e.lengthSquared();
    Dyadic toCenter = way.cross(Exactly.between(a, sector.center()));
    Dyadic toTip = way.cross(e).times(Dyadic.of(sector.radius()));
    Dyadic limit = Dyadic.of(reach).squared().times(way.lengthSquared());
    Dyadic whole = toCenter.squared().minus(limit).times(square).plus(toTip.squared());
    Dyadic factor = toCenter.times(toTip).times(Dyadic.of(2));
    return whole.signPlusRoot(factor, square) <= 0;
  }

  private static double x(Sector sector, Edge edge, Vec2 origin) {
    return (sector.center().x() - origin.x()) + sector.radius() * edge.unit(sector).x();
  }

  private static double y(Sector sector, Edge edge, Vec2 origin) {
    return (sector.center().y() - origin.y()) + sector.radius() * edge.unit(sector).y();
  }

  /// A bound on the terms of the tip's coordinates from `origin`.
  private static double size(Sector sector, Vec2 origin) {
    double x = Math.abs(sector.center().x() - origin.x());
    double y = Math.abs(sector.center().y() - origin.y());
    return x + y + sector.radius() * Edge.SIZE;
  }
}
