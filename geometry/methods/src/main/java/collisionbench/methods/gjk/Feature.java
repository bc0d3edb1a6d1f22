package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.DoubleStream;

/// The point nearest to the origin of a corner, or of the line or plane through an edge or a face,
/// in barycentric coordinates: `point = sum of weights[i] * vertices[i]`.
///
/// @param vertices one to three
/// @param weights one for each vertex, 1 in sum. All are positive if the point is within the edge
///   or face; NaN if that has no extent.
/// @param direction unit, from the origin to the line or plane; zero if that contains the origin.
///   It is the normal, since the vector to the point loses its digits near the origin.
record Feature(List<SupportVertex> vertices, List<Double> weights, Vec3 direction) {

  static Feature of(SupportVertex p) {
    return new Feature(List.of(p), List.of(1.0), p.at().unit());
  }

  /// The foot of the origin on the line through two points.
  static Feature of(SupportVertex p, SupportVertex q) {
    Vec3 along = q.at().minus(p.at());
    return new Feature(
        List.of(p, q),
        shares(q.at().dot(along), -p.at().dot(along)),
        along.cross(p.at()).cross(along).unit());
  }

  /// The foot of the origin on the plane through three points: the shares that the triangles
  /// between the foot and two corners have in the whole one.
  static Feature of(SupportVertex p, SupportVertex q, SupportVertex r) {
    Vec3 normal = normal(p, q, r);
    return new Feature(
        List.of(p, q, r),
        shares(
            q.at().cross(r.at()).dot(normal),
            r.at().cross(p.at()).dot(normal),
            p.at().cross(q.at()).dot(normal)),
        normal.times(Math.signum(p.at().dot(normal))));
  }

  /// Normalized by their own sum, which is more accurate than the total they should add up to.
  private static List<Double> shares(double... parts) {
    double total = DoubleStream.of(parts).sum();
    return DoubleStream.of(parts).mapToObj(part -> part / total).toList();
  }

  /// {@return a unit normal of a triangle, by its two shorter edges, between which the angle is
  /// largest; zero if it has no area}
  static Vec3 normal(SupportVertex p, SupportVertex q, SupportVertex r) {
    double pq = p.at().distanceSquared(q.at());
    double qr = q.at().distanceSquared(r.at());
    double rp = r.at().distanceSquared(p.at());
    Vec3 cross = pq >= qr && pq >= rp ? cross(r, p, q) : qr >= rp ? cross(p, q, r) : cross(q, r, p);
    return cross.unit();
  }

  private static Vec3 cross(SupportVertex at, SupportVertex first, SupportVertex second) {
    return first.at().minus(at.at()).cross(second.at().minus(at.at()));
  }

  /// {@return whether the point is within the edge or face}
  boolean containsItsPoint() {
    return weights.stream().allMatch(weight -> weight >= 0);
  }

  /// {@return the point}
  Vec3 point() {
    return mixed(vertices.stream().map(SupportVertex::at).toList());
  }

  /// {@return the point of A that the point comes from, relative to A's base}
  Vec3 pointA() {
    return mixed(vertices.stream().map(SupportVertex::a).toList());
  }

  private Vec3 mixed(List<Vec3> points) {
    Vec3 sum = Vec3.ZERO;
    for (int i = 0; i < points.size(); i++) {
      sum = sum.plus(weights.get(i), points.get(i));
    }
    return sum;
  }

  double distance() {
    return point().length();
  }
}
