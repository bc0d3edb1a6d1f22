package collisionbench.geometry.space.core;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// A corner of the difference of two cores: all ways from a point of A to a point of B are a convex
/// set, which holds zero where the cores meet.
///
/// @param ofA the corner of A
/// @param ofB the corner of B, before it is moved
/// @param delta from one to the other, after B has moved; as exact as if both were next to the origin
public record Vertex(Vec3 ofA, Vec3 ofB, Vec3 delta) {

  /// {@return the corner that is farthest back along a direction: what of B begins first and what
  /// of A ends last}
  ///
  /// @param by how far B is moved
  public static Vertex support(Shape3 a, Shape3 b, Vec3 by, Vec3 direction) {
    Core.Corner ofA = Core.support(a, direction);
    Core.Corner ofB = Core.support(b, direction.negated());
    Vec3 delta = ofB.base().minus(ofA.base()).plus(ofB.offset().minus(ofA.offset())).plus(by);
    return new Vertex(ofA.at(), ofB.at(), delta);
  }

  /// {@return how far B's core begins after A's ends along a direction, times its length; negative
  /// if they overlap}
  public static double gap(Shape3 a, Shape3 b, Vec3 direction) {
    return support(a, b, Vec3.ZERO, direction).delta().dot(direction);
  }
}
