package collisionbench.geometry.plane.overlap;

import collisionbench.geometry.number.Dyadic;
import collisionbench.geometry.number.Dyadic2;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;

/// One of the two edges of a sector that is not a full disc, from its centre to its tip, with
/// everything that is asked about the edge and its line. [Tip] answers what is asked about its tip.
///
/// The exact direction is the sector's turned by the cosine and sine of half the opening; that in
/// doubles has unit length.
enum Edge {
  /// The edge clockwise of the bisector.
  START,
  /// The edge counter-clockwise of it.
  END;

  /// A bound of `|x| + |y|` of the direction in doubles, and what its error is relative to.
  static final double SIZE = 2;

  /// {@return the direction in doubles, at most nine roundings off}
  Vec2 unit(Sector sector) {
    return this == START ? sector.opening().start() : sector.opening().end();
  }

  /// {@return the direction, exactly; of any length}
  Dyadic2 exact(Sector sector) {
    Opening opening = sector.opening();
    Dyadic sin = Dyadic.of(this == START ? -opening.sin() : opening.sin());
    return Exactly.of(opening.direction()).turned(Dyadic.of(opening.cos()), sin);
  }

  /// {@return the sign of `edge x (to - from)`: 1 if that direction is to the left of the edge's}
  int turn(Sector sector, Vec2 from, Vec2 to) {
    double offsetX = to.x() - from.x();
    double offsetY = to.y() - from.y();
    double size = Math.abs(offsetX) + Math.abs(offsetY);
    Vec2 unit = unit(sector);
    int sure = Filter.sign(unit.x() * offsetY - unit.y() * offsetX, size, SIZE);
    return sure != 0 ? sure : exactTurn(sector, from, to);
  }

  private int exactTurn(Sector sector, Vec2 from, Vec2 to) {
    return exact(sector).cross(Exactly.between(from, to)).signum();
  }

  /// {@return the sign of `edge . (to - from)`: 1 if that direction has a part along the edge's}
  int along(Sector sector, Vec2 from, Vec2 to) {
    double offsetX = to.x() - from.x();
    double offsetY = to.y() - from.y();
    double size = Math.abs(offsetX) + Math.abs(offsetY);
    Vec2 unit = unit(sector);
    int sure = Filter.sign(unit.x() * offsetX + unit.y() * offsetY, size, SIZE);
    return sure != 0 ? sure : exactAlong(sector, from, to);
  }

  private int exactAlong(Sector sector, Vec2 from, Vec2 to) {
    return exact(sector).dot(Exactly.between(from, to)).signum();
  }

  /// {@return the sign of the dot product with an edge of another sector}
  int along(Sector sector, Edge other, Sector ofOther) {
    int sure = Filter.sign(unit(sector).dot(other.unit(ofOther)), SIZE, SIZE);
    return sure != 0 ? sure : exact(sector).dot(other.exact(ofOther)).signum();
  }

  /// {@return 1 if `p` is to the left of the edge's line, -1 to the right, 0 on it}
  int side(Sector sector, Vec2 p) {
    return turn(sector, sector.center(), p);
  }

  /// {@return whether the edge's line comes within `reach` of `p`}
  boolean isBeside(Sector sector, Vec2 p, double reach) {
    double offsetX = p.x() - sector.center().x();
    double offsetY = p.y() - sector.center().y();
    Vec2 unit = unit(sector);
    double bound = Filter.ERROR * (Math.abs(offsetX) + Math.abs(offsetY)) * SIZE;
    double beside = unit.x() * offsetY - unit.y() * offsetX;
    int sure = Filter.compare(beside, bound, reach, unit.lengthSquared());
    return sure == 0 ? isExactlyBeside(sector, p, reach) : sure < 0;
  }

  private boolean isExactlyBeside(Sector sector, Vec2 p, double reach) {
    Dyadic2 offset = Exactly.between(sector.center(), p);
    return PointSegment.isBeside(exact(sector), offset, Dyadic.of(reach));
  }
}
