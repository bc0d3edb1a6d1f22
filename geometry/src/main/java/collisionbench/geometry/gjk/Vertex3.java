package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;

/// A corner of the Minkowski difference A - B.
///
/// @param at where it is: `a - b`, rounded
/// @param a the corner of A that it comes from
/// @param b the corner of B that it comes from
record Vertex3(Vec3 at, Vec3 a, Vec3 b) {

  static Vertex3 of(Vec3 a, Vec3 b) {
    return new Vertex3(a.minus(b), a, b);
  }
}
