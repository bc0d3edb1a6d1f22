package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;

/// When two shapes that move in straight lines meet, in the time from 0 to 1.
public sealed interface Sweep3 {

  /// {@return when two shapes meet}
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  @SuppressWarnings("DoNotCallSuggester")
  static Sweep3 of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    throw new UnsupportedOperationException(a + " by " + motionA + " and " + b + " by " + motionB);
  }

  /// They do not meet.
  record Never() implements Sweep3 {}

  /// They are in contact from one time to another.
  ///
  /// @param enter the time of first contact in 0..1; 0 if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 if they touch at the end
  record Contact(double enter, double exit) implements Sweep3 {}
}
