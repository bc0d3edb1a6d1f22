package collisionbench.geometry.gjk;

import collisionbench.geometry.space.Vec3;

/// What GJK and EPA find out about two shapes in space.
public sealed interface Opinion3 {

  /// The signed distance, with witnesses: `pointB = pointA + distance * normal`.
  sealed interface Answer extends Opinion3 {
    /// {@return the gap if positive, 0 for a touch, negative: minus the depth}
    double distance();

    /// {@return the witness point of A}
    Vec3 pointA();

    /// {@return the witness point of B}
    Vec3 pointB();

    /// {@return the unit normal, from A towards B}
    Vec3 normal();

    /// {@return how far the distance may be off: the width of the bracket that proves it, with the
    /// rounding of the proof. Where it reaches to the other side of 0, whether the shapes touch is
    /// not certain.}
    double error();
  }

  /// A gap was found.
  ///
  /// @param distance the gap, more than 0
  record Apart(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal, double error)
      implements Answer {}

  /// No gap was found.
  ///
  /// @param distance minus the depth, at most 0
  record Touching(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal, double error)
      implements Answer {}

  /// The iterations ended before the two bounds met. What is known is the bounds.
  ///
  /// @param iterations how many the walk made that did not end
  /// @param atLeast a proven lower bound of the signed distance, up to rounding
  /// @param atMost a proven upper bound of the signed distance, up to rounding
  record Undecided(int iterations, double atLeast, double atMost) implements Opinion3 {}

  /// {@return an answer of either kind, by the sign of the distance}
  static Answer answer(double distance, Vec3 pointA, Vec3 pointB, Vec3 normal, double error) {
    return distance > 0
        ? new Apart(distance, pointA, pointB, normal, error)
        : new Touching(distance + 0.0, pointA, pointB, normal, error);
  }

  /// {@return the same with A and B swapped}
  default Opinion3 swapped() {
    return switch (this) {
      case Answer s ->
          answer(s.distance(), s.pointB(), s.pointA(), s.normal().negated(), s.error());
      case Undecided u -> u;
    };
  }
}
