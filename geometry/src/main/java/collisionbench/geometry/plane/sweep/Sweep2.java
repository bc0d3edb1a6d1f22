package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;

/// When two shapes that move in straight lines meet, in the time from 0 to 1.
public sealed interface Sweep2 {

  /// {@return when two shapes meet}
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  @SuppressWarnings("DoNotCallSuggester")
  static Sweep2 of(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    throw new UnsupportedOperationException(a + " by " + motionA + " and " + b + " by " + motionB);
  }

  /// They do not meet.
  record Never() implements Sweep2 {}

  /// They are in contact from one time to another.
  ///
  /// @param enter the time of first contact in 0..1; 0 if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 if they touch at the end
  record Contact(double enter, double exit) implements Sweep2 {}
}
