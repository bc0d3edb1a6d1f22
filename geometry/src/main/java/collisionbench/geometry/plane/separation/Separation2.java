package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// How far two shapes are apart, or how deep they are in one another, and where.
///
/// `pointB = pointA + distance * normal`, up to rounding, in penetration too.
///
/// @param distance the gap if positive, 0 if the shapes touch; negative: minus the depth, the
///   length of the least translation that separates them
/// @param pointA the witness point of A: on its boundary, or on its core where the core is flat
/// @param pointB the witness point of B
/// @param normal unit, from A towards B: moving B along it widens the gap
public record Separation2(double distance, Vec2 pointA, Vec2 pointB, Vec2 normal) {

  /// {@return the separation of two shapes}
  @SuppressWarnings("DoNotCallSuggester")
  public static Separation2 between(Shape2 a, Shape2 b) {
    throw new UnsupportedOperationException(a + " and " + b);
  }

  /// {@return the same with A and B swapped}
  public Separation2 swapped() {
    return new Separation2(distance, pointB, pointA, normal.negated());
  }
}
