package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// An edge of a sector, from its centre to its tip, with everything that is asked about the edge
/// and its line. [Tip] answers what is asked about its tip.
///
/// The exact direction is the sector's turned by the cosine and sine of half the opening.
///
/// @param direction the sector's
/// @param cos the cosine of half the opening
/// @param sin the sine of half the opening, negative for the edge clockwise of the bisector
/// @param x the edge's direction in doubles, of unit length
/// @param y the edge's direction in doubles, of unit length
record Edge(Vec2 center, double radius, Vec2 direction, double cos, double sin, double x, double y)
    implements Course {

  static Edge start(Sector sector, Opening opening) {
    Vec2 unit = opening.start();
    return of(sector, opening.cos(), -opening.sin(), unit);
  }

  static Edge end(Sector sector, Opening opening) {
    Vec2 unit = opening.end();
    return of(sector, opening.cos(), opening.sin(), unit);
  }

  private static Edge of(Sector sector, double cos, double sin, Vec2 unit) {
    return new Edge(
        sector.center(), sector.radius(), sector.direction(), cos, sin, unit.x(), unit.y());
  }

  @Override
  public DyadicVec exact() {
    DyadicVec along = DyadicVec.of(direction);
    Dyadic c = Dyadic.of(cos);
    Dyadic s = Dyadic.of(sin);
    return new DyadicVec(
        along.x().times(c).minus(along.y().times(s)), along.y().times(c).plus(along.x().times(s)));
  }

  @Override
  public double size() {
    return 2;
  }

  /// {@return the sign of `edge x (to - from)`: 1 if that direction is to the left of the edge's}
  int turn(Vec2 from, Vec2 to) {
    double offsetX = to.x() - from.x();
    double offsetY = to.y() - from.y();
    double size = Math.abs(offsetX) + Math.abs(offsetY);
    int sure = Filter.sign(x * offsetY - y * offsetX, size, size());
    return sure != 0 ? sure : exact().cross(DyadicVec.between(from, to)).signum();
  }

  /// {@return the sign of `edge . (to - from)`: 1 if that direction has a part along the edge's}
  int along(Vec2 from, Vec2 to) {
    double offsetX = to.x() - from.x();
    double offsetY = to.y() - from.y();
    double size = Math.abs(offsetX) + Math.abs(offsetY);
    int sure = Filter.sign(x * offsetX + y * offsetY, size, size());
    return sure != 0 ? sure : exact().dot(DyadicVec.between(from, to)).signum();
  }

  /// {@return the sign of the dot product with another edge}
  int along(Edge other) {
    int sure = Filter.sign(x * other.x + y * other.y, size(), other.size());
    return sure != 0 ? sure : exact().dot(other.exact()).signum();
  }

  /// {@return 1 if `p` is to the left of the edge's line, -1 to the right, 0 on it}
  int side(Vec2 p) {
    return turn(center, p);
  }

  /// {@return whether the edge's line comes within `reach` of `p`}
  boolean isBeside(Vec2 p, double reach) {
    double offsetX = p.x() - center.x();
    double offsetY = p.y() - center.y();
    double bound = Filter.ERROR * (Math.abs(offsetX) + Math.abs(offsetY)) * size();
    double beside = x * offsetY - y * offsetX;
    int sure = Filter.compare(beside, bound, reach * reach, x * x + y * y);
    return sure == 0
        ? PointSegment.isBeside(exact(), DyadicVec.between(center, p), Dyadic.of(reach))
        : sure < 0;
  }
}
