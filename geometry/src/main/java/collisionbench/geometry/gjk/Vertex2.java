package collisionbench.geometry.gjk;

import collisionbench.geometry.gjk.Outline2.Touch;
import collisionbench.geometry.plane.Vec2;

/// A point on the boundary of the Minkowski difference A - B: the furthest along `n`.
///
/// @param n unit
/// @param at where it is
/// @param a what of A it comes from
/// @param b what of B it comes from
record Vertex2(Vec2 n, Vec2 at, Touch a, Touch b) {

  static Vertex2 of(Vec2 n, Touch a, Touch b) {
    Vec2 at = a.center().minus(b.center()).plus(a.radius() + b.radius(), n);
    return new Vertex2(n, at, a, b);
  }

  /// {@return the point of A}
  Vec2 pointA() {
    return a.at(n);
  }

  /// {@return the point of B}
  Vec2 pointB() {
    return b.at(n.negated());
  }

  /// {@return how far the difference reaches along `n`}
  double reach() {
    return a.center().minus(b.center()).dot(n) + (a.radius() + b.radius());
  }
}
