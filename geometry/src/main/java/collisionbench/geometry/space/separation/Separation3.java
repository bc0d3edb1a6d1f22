package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation3(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal) {

  /// {@return the separation of two shapes}
  @SuppressWarnings("DoNotCallSuggester")
  public static Separation3 between(Shape3 a, Shape3 b) {
    throw new UnsupportedOperationException(a + " and " + b);
  }

  /// {@return the same with A and B swapped}
  public Separation3 swapped() {
    return new Separation3(distance, pointB, pointA, normal.negated());
  }
}
