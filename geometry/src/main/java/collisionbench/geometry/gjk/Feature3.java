package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;

/// The point of a corner, edge or face of the Minkowski difference that is nearest to the origin.
///
/// @param corners one to three
/// @param weights those of the corners, at least 0 and 1 in sum; 0 where there is no corner
/// @param point the point
/// @param direction from the origin to the feature: unit, and perpendicular to the edge or face to
///   the last bits, which the point itself is not where it is close to the origin; zero where the
///   feature leads through the origin
record Feature3(List<Vertex3> corners, Vec3 weights, Vec3 point, Vec3 direction) {

  /// How far outside an edge or face, relative to its size, its nearest point may be to count as
  /// inside. Too generous costs as much of the distance, too strict may cost the right direction.
  private static final double RIM = 0x1p-50;

  static Feature3 of(Vertex3 p) {
    return new Feature3(List.of(p), Vec3.X, p.at(), p.at().unit());
  }

  /// {@return the point of the edge without its ends; if there is none, of its first end}
  static Feature3 of(Vertex3 p, Vertex3 q) {
    Vec3 along = q.at().minus(p.at());
    Vec3 unit = along.unit();
    double length = along.dot(unit);
    Vec3 weights = new Vec3(q.at().dot(unit) / length, -p.at().dot(unit) / length, 0);
    return length > 0 && isInside(weights)
        ? mixed(List.of(p, q), weights, Exact3.away(p.at(), q.at()))
        : of(p);
  }

  /// {@return the point of the face without its rim; if there is none, of its first corner}
  static Feature3 of(Vertex3 p, Vertex3 q, Vertex3 r) {
    Vec3 normal = Exact3.normal(p.at(), q.at(), r.at());
    double offset = p.at().dot(normal);
    Vec3 weights = weights(p.at(), q.at(), r.at(), normal.times(offset), normal);
    Vec3 direction = offset > 0 ? normal : offset < 0 ? normal.negated() : Vec3.ZERO;
    return weights.equals(Vec3.ZERO) || !isInside(weights)
        ? of(p)
        : mixed(List.of(p, q, r), weights, direction);
  }

  /// The shares of the face's area beside each corner; zero if it has no area.
  private static Vec3 weights(Vec3 p, Vec3 q, Vec3 r, Vec3 foot, Vec3 normal) {
    Vec3 toP = p.minus(foot);
    Vec3 toQ = q.minus(foot);
    Vec3 toR = r.minus(foot);
    double u = toQ.cross(toR).dot(normal);
    double v = toR.cross(toP).dot(normal);
    double w = toP.cross(toQ).dot(normal);
    double whole = u + v + w;
    return whole > 0 ? new Vec3(u / whole, v / whole, w / whole) : Vec3.ZERO;
  }

  private static boolean isInside(Vec3 weights) {
    return weights.x() >= -RIM && weights.y() >= -RIM && weights.z() >= -RIM;
  }

  private static Feature3 mixed(List<Vertex3> corners, Vec3 weights, Vec3 direction) {
    double u = Math.max(0, weights.x());
    double v = Math.max(0, weights.y());
    double w = Math.max(0, weights.z());
    double whole = u + v + w;
    Vec3 clamped = new Vec3(u / whole, v / whole, w / whole);
    Vec3 point = mixed(corners.stream().map(Vertex3::at).toList(), clamped);
    return new Feature3(corners, clamped, point, direction);
  }

  private static Vec3 mixed(List<Vec3> points, Vec3 weights) {
    Vec3 sum = points.getFirst().times(weights.x());
    sum = points.size() > 1 ? sum.plus(weights.y(), points.get(1)) : sum;
    return points.size() > 2 ? sum.plus(weights.z(), points.get(2)) : sum;
  }

  double distance() {
    return point.length();
  }

  /// {@return the point of A that the nearest point comes from}
  Vec3 pointA() {
    return mixed(corners.stream().map(Vertex3::a).toList(), weights);
  }
}
