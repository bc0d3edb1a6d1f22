package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;

/// A point of the Minkowski difference A - B.
///
/// @param at where it is
/// @param a the point of A's core that it comes from; while walking, relative to its base
/// @param b the point of B's core that it comes from; while walking, relative to its base
public record SupportVertex(Vec3 at, Vec3 a, Vec3 b) {

  /// {@return this where A and B are, in the scene's units}
  SupportVertex placed(MinkowskiDifference of, GjkScale scale) {
    return new SupportVertex(
        scale.up(at), scale.up(of.a().base().plus(a)), scale.up(of.b().base().plus(b)));
  }

  /// {@return this with A and B swapped}
  SupportVertex swapped() {
    return new SupportVertex(at.negated(), b, a);
  }
}
