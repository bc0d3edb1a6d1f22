package collisionbench.app.fuzz;

import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/// What the library answers about two shapes, as far as its laws go. Lengths are in the shapes'
/// unit.
///
/// @param witnessError how far pointB is from where pointA, distance and normal put it, or one of
///   the two outside of its shape
/// @param normalError how far the distance is from what lies between the two along the normal;
///   where one is not convex, how far they are from touching after they are moved by the distance
/// @param crossing of a segment among the two with the other
/// @param meetsAtOnce whether they meet at time 0 if B moves by one along x
/// @param sweepError how far the times are off at which they meet and part if B moves past A
record Answers(
    double distance,
    double distanceSwapped,
    double witnessError,
    double normalLength,
    double normalError,
    Crossing crossing,
    boolean meetsAtOnce,
    double sweepError) {

  /// Whether a segment crosses the other shape.
  enum Outcome {
    NOT_ASKED,
    NONE,
    CROSSES
  }

  /// How a segment crosses the other shape.
  ///
  /// @param error how far its points are off the segment or the shape, or how deep the shape is
  ///   entered before or after; infinite if its parameters are out of order
  record Crossing(Outcome outcome, double error) {

    static final Crossing NOT_ASKED = new Crossing(Outcome.NOT_ASKED, 0);
    static final Crossing NONE = new Crossing(Outcome.NONE, 0);

    static Crossing at(double enter, double exit, double error) {
      boolean inOrder = 0 <= enter && enter <= exit && exit <= 1;
      return new Crossing(Outcome.CROSSES, inOrder ? error : Double.POSITIVE_INFINITY);
    }

    /// {@return the same with another error if that is larger}
    Crossing orError(double other) {
      return new Crossing(outcome, Math.max(error, other));
    }

    /// {@return whether that is what the yes or no of the two shapes calls for}
    boolean fits(boolean overlap) {
      return outcome == Outcome.NOT_ASKED || overlap == (outcome == Outcome.CROSSES);
    }
  }

  /// {@return how deep in one another two shapes are before a stretch of 0..1 and after it}
  ///
  /// @param distance of the two at a parameter or time
  static double depthOutside(double enter, double exit, DoubleUnaryOperator distance) {
    double before = enter == 0 ? 0 : -distance.applyAsDouble(0.5 * enter);
    double after = exit == 1 ? 0 : -distance.applyAsDouble(0.5 * (exit + 1));
    return Math.max(before, after);
  }

  /// {@return how far two that move are from touching at first and last contact, or in one another
  /// before and after}
  static double contactError(double enter, double exit, DoubleUnaryOperator distance) {
    double first = enter == 0 ? 0 : Math.abs(distance.applyAsDouble(enter));
    double last = exit == 1 ? 0 : Math.abs(distance.applyAsDouble(exit));
    return Math.max(Math.max(first, last), depthOutside(enter, exit, distance));
  }

  /// {@return how deep in one another two are that never meet, at times on the way}
  static double depthOnTheWay(DoubleUnaryOperator distance) {
    return -DoubleStream.of(0.25, 0.5, 0.75, 1).map(distance).min().orElse(0);
  }
}
