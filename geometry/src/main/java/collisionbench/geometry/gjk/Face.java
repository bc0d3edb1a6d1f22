package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;
import java.util.List;

/// A triangle of a polytope's surface.
///
/// @param p its first corner
/// @param q its second corner
/// @param r its third corner
/// @param normal outwards, unit; zero if it has no area
/// @param offset how far the whole face is along the normal at least: negative if the origin is
///   outside, infinite if it has no area
record Face(Vertex p, Vertex q, Vertex r, Vec3 normal, double offset) {

  /// A side of a face, in either direction.
  record Side(Vertex from, Vertex to) {
    Side reversed() {
      return new Side(to, from);
    }
  }

  /// {@return the triangle, its normal away from a point inside}
  static Face of(Vertex p, Vertex q, Vertex r, Vec3 inside) {
    Vec3 normal = Feature.normal(p, q, r);
    Vec3 outwards = normal.dot(p.at().minus(inside)) < 0 ? normal.negated() : normal;
    double offset =
        Math.min(p.at().dot(outwards), Math.min(q.at().dot(outwards), r.at().dot(outwards)));
    return new Face(
        p, q, r, outwards, normal.equals(Vec3.ZERO) ? Double.POSITIVE_INFINITY : offset);
  }

  List<Vertex> corners() {
    return List.of(p, q, r);
  }

  List<Side> sides() {
    return List.of(new Side(p, q), new Side(q, r), new Side(r, p));
  }

  /// {@return whether a point is beyond the face, or in its plane up to `rounding`}
  boolean isSeenFrom(Vertex vertex, double rounding) {
    return vertex.at().dot(normal) > offset - rounding;
  }
}
