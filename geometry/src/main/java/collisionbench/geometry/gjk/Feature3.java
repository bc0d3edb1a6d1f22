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

  static Feature3 of(Vertex3 p) {
    return new Feature3(List.of(p), Vec3.X, p.at(), p.at().unit());
  }

  /// {@return the point of the edge without its ends; if there is none, of its first end}
  static Feature3 of(Vertex3 p, Vertex3 q) {
    Vec3 along = q.at().minus(p.at());
    Vec3 unit = along.unit();
    double length = along.dot(unit);
    double fromP = -p.at().dot(unit);
    double fromQ = q.at().dot(unit);
    if (!(fromP > 0 && fromQ > 0 && length > 0)) {
      return of(p);
    }
    double t = fromP / (fromP + fromQ);
    Vec3 point = t < 0.5 ? p.at().plus(t, along) : q.at().plus(t - 1, along);
    Vec3 square = point.plus(-point.dot(unit), unit);
    return new Feature3(List.of(p, q), new Vec3(1 - t, t, 0), point, square.unit());
  }

  /// {@return the point of the face without its rim; if there is none, of its first corner}
  static Feature3 of(Vertex3 p, Vertex3 q, Vertex3 r) {
    Vec3 normal = Exact3.normal(p.at(), q.at(), r.at());
    double offset = p.at().dot(normal);
    Vec3 weights = weights(p.at(), q.at(), r.at(), normal, offset);
    if (!(weights.x() > 0 && weights.y() > 0 && weights.z() > 0)) {
      return of(p);
    }
    Vec3 point = mixed(p.at(), q.at(), r.at(), weights);
    Vec3 direction = offset > 0 ? normal : offset < 0 ? normal.negated() : Vec3.ZERO;
    return new Feature3(List.of(p, q, r), weights, point, direction);
  }

  /// The shares of the face's area beside each corner; not all positive where the foot of the
  /// origin is not in the face.
  private static Vec3 weights(Vec3 p, Vec3 q, Vec3 r, Vec3 normal, double offset) {
    Vec3 foot = normal.times(offset);
    Vec3 toP = p.minus(foot);
    Vec3 toQ = q.minus(foot);
    Vec3 toR = r.minus(foot);
    double u = toQ.cross(toR).dot(normal);
    double v = toR.cross(toP).dot(normal);
    double w = toP.cross(toQ).dot(normal);
    double whole = u + v + w;
    return whole > 0 ? new Vec3(u / whole, v / whole, w / whole) : Vec3.ZERO;
  }

  private static Vec3 mixed(Vec3 p, Vec3 q, Vec3 r, Vec3 weights) {
    return p.times(weights.x()).plus(weights.y(), q).plus(weights.z(), r);
  }

  /// {@return this or the other, whichever is nearer to the origin; this if they are equally near}
  Feature3 or(Feature3 other) {
    return other.point.lengthSquared() < point.lengthSquared() ? other : this;
  }

  double distance() {
    return point.length();
  }

  /// {@return the point of A that the nearest point comes from}
  Vec3 pointA() {
    Vec3 sum = corners.getFirst().a().times(weights.x());
    sum = corners.size() > 1 ? sum.plus(weights.y(), corners.get(1).a()) : sum;
    return corners.size() > 2 ? sum.plus(weights.z(), corners.get(2).a()) : sum;
  }
}
