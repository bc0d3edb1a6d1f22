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
    Vec3 weights = Exact3.shares(p.at(), q.at());
    return weights.x() > 0 && weights.y() > 0
        ? mixed(List.of(p, q), weights, Exact3.away(p.at(), q.at()))
        : of(p);
  }

  /// {@return the point of the face without its rim; if there is none, of its first corner}
  static Feature3 of(Vertex3 p, Vertex3 q, Vertex3 r) {
    Vec3 weights = Exact3.shares(p.at(), q.at(), r.at());
    if (!(weights.x() > 0 && weights.y() > 0 && weights.z() > 0)) {
      return of(p);
    }
    Vec3 normal = Exact3.normal(p.at(), q.at(), r.at());
    double offset = p.at().dot(normal);
    Vec3 direction = offset > 0 ? normal : offset < 0 ? normal.negated() : Vec3.ZERO;
    return mixed(List.of(p, q, r), weights, direction);
  }

  private static Feature3 mixed(List<Vertex3> corners, Vec3 weights, Vec3 direction) {
    Vec3 point = mixed(corners.stream().map(Vertex3::at).toList(), weights);
    return new Feature3(corners, weights, point, direction);
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
