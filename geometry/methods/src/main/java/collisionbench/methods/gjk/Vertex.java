package collisionbench.methods.gjk;

import collisionbench.geometry.space.Vec3;

/// A point of the Minkowski difference A - B.
///
/// @param at where it is
/// @param a the point of A's core that it comes from; while walking, relative to its base
/// @param b the point of B's core that it comes from; while walking, relative to its base
public record Vertex(Vec3 at, Vec3 a, Vec3 b) {

  /// {@return this where A and B are, in the scene's units}
  Vertex placed(MinkowskiDifference of, Scale scale) {
    return new Vertex(
        scale.up(at), scale.up(of.a().base().plus(a)), scale.up(of.b().base().plus(b)));
  }

  /// {@return this with A and B swapped}
  Vertex swapped() {
    return new Vertex(at.negated(), b, a);
  }
}
