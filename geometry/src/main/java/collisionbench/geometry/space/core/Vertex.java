package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// A vertex of the Minkowski difference B - A of two cores. All vectors from a point of A to a
/// point of B form a convex set, which contains zero if and only if the cores intersect.
///
/// @param ofA the corner of A
/// @param ofB the corner of B before its translation
/// @param delta from one to the other after the translation of B; as accurate as if both were near
///   the origin
public record Vertex(Vec3 ofA, Vec3 ofB, Vec3 delta) {

  /// {@return the support point of B - A in the opposite of a direction}
  ///
  /// @param by the translation of B
  public static Vertex support(Shape3 a, Shape3 b, Vec3 by, Vec3 direction) {
    Core.Corner ofA = Core.support(a, direction);
    Core.Corner ofB = Core.support(b, direction.negated());
    Vec3 delta = ofB.base().minus(ofA.base()).plus(ofB.offset().minus(ofA.offset())).plus(by);
    return new Vertex(ofA.at(), ofB.at(), delta);
  }
}
