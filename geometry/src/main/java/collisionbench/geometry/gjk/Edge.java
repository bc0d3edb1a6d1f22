package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;

/// An edge of a polygon in the plane.
///
/// @param p its first end
/// @param q its second end, counter-clockwise of the first
/// @param normal outwards, unit; zero if the ends are equal
/// @param offset how far the whole edge is along the normal at least: negative if the origin is
///   outside
record Edge(Vertex p, Vertex q, Vec3 normal, double offset) {

  static Edge of(Vertex p, Vertex q) {
    Vec3 normal = q.at().minus(p.at()).cross(Vec3.Z).unit();
    return new Edge(p, q, normal, Math.min(p.at().dot(normal), q.at().dot(normal)));
  }

  /// {@return whether neither end is further than `tolerance` behind the line of `other`}
  boolean isAlong(Edge other, double tolerance) {
    double least = other.offset - tolerance;
    return p.at().dot(other.normal) >= least && q.at().dot(other.normal) >= least;
  }
}
