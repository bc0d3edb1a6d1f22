package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.stream.Stream;

/// A triangle of a polytope's surface, counter-clockwise from outside.
///
/// @param p its first corner
/// @param q its second corner
/// @param r its third corner
/// @param normal outwards, unit
/// @param offset how far the origin is inside: negative if it is outside
record Face3(Vertex3 p, Vertex3 q, Vertex3 r, Vec3 normal, double offset) {

  record Edge(Vertex3 from, Vertex3 to) {
    Edge reversed() {
      return new Edge(to, from);
    }
  }

  static Face3 of(Vertex3 p, Vertex3 q, Vertex3 r) {
    Vec3 normal = Exact3.normal(p.at(), q.at(), r.at());
    return new Face3(p, q, r, normal, p.at().dot(normal));
  }

  Stream<Edge> edges() {
    return Stream.of(new Edge(p, q), new Edge(q, r), new Edge(r, p));
  }

  /// {@return 1 if `other` is beyond the face, 0 in its plane, -1 if it is behind; exact}
  int side(Vertex3 other) {
    return Exact3.side(p.at(), q.at(), r.at(), other.at());
  }

  /// {@return whether no corner is further than `tolerance` behind the plane of `other`}
  boolean isAlong(Face3 other, double tolerance) {
    return Stream.of(p, q, r)
        .allMatch(corner -> corner.at().dot(other.normal) >= other.offset - tolerance);
  }

  /// {@return the point of the face nearest to the origin}
  Feature3 nearest() {
    return new Simplex3(List.of(p, q, r)).nearest();
  }
}
