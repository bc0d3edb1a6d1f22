package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// The point of a corner or an edge of a simplex that is nearest to the origin.
///
/// @param corners one or two
/// @param t how far it is from the first corner to the second, 0 to 1
/// @param point the point
/// @param direction from the origin to the feature: unit, and perpendicular to the edge to the last
///   bits, which the point itself is not where it is close to the origin; zero where the feature
///   leads through the origin
record Feature2(List<Vertex2> corners, double t, Vec2 point, Vec2 direction) {

  /// How far outside an edge, relative to its length, its nearest point may be to count as inside.
  private static final double RIM = 0x1p-50;

  static Feature2 of(Vertex2 p) {
    return new Feature2(List.of(p), 0, p.at(), p.at().normalized());
  }

  /// {@return the point of the edge without its ends; if there is none, of its first end}
  static Feature2 of(Vertex2 p, Vertex2 q) {
    Vec2 unit = q.at().minus(p.at()).normalized();
    double length = q.at().minus(p.at()).dot(unit);
    double t = -p.at().dot(unit) / length;
    double rest = q.at().dot(unit) / length;
    if (!(length > 0 && t >= -RIM && rest >= -RIM)) {
      return of(p);
    }
    double inside = t < 0.5 ? Math.max(0, t) : 1 - Math.max(0, rest);
    Vec2 right = unit.perpendicular().negated();
    Vec2 direction = right.times(Exact2.turn(p.at(), q.at()));
    return new Feature2(List.of(p, q), inside, p.at().towards(q.at(), inside), direction);
  }

  double distance() {
    return point.length();
  }

  /// {@return the point of A that the nearest point comes from}
  Vec2 pointA() {
    return corners.getFirst().pointA().towards(corners.getLast().pointA(), t);
  }
}
