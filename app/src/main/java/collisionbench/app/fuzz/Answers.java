package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/// The library's answers about two shapes, as far as its laws concern them. Lengths are in the unit
/// of the shapes.
///
/// @param witnessError how far pointB is from `pointA + distance * normal`, or how far a point is
///   outside its shape, whichever is larger
/// @param normalError how far the distance is from the gap along the normal; if a shape is not
///   convex, how far the shapes are from touching after a translation by the distance
/// @param crossing how the segment, if one shape is a segment, crosses the other
/// @param meetsAtOnce whether they meet at time 0 when B moves by 1 along x
/// @param passing how they meet and part when B moves past A
record Answers(
    double distance,
    double distanceSwapped,
    double witnessError,
    double normalLength,
    double normalError,
    Crossing crossing,
    boolean meetsAtOnce,
    Passing passing) {

  /// Whether a segment crosses the other shape.
  enum Crosses {
    NOT_ASKED,
    NONE,
    CROSSES
  }

  /// How a segment crosses the other shape.
  ///
  /// @param error how far its points are off the segment or the shape, or how deep the segment is
  ///   inside the shape before or after the crossing; infinite if the parameters are out of order
  record Crossing(Crosses crosses, double error) {

    static final Crossing NOT_ASKED = new Crossing(Crosses.NOT_ASKED, 0);
    static final Crossing NONE = new Crossing(Crosses.NONE, 0);

    static Crossing at(double enter, double exit, double error) {
      boolean inOrder = 0 <= enter && enter <= exit && exit <= 1;
      return new Crossing(Crosses.CROSSES, inOrder ? error : Double.POSITIVE_INFINITY);
    }

    /// {@return this crossing with the larger of two errors}
    Crossing orError(double other) {
      return new Crossing(crosses, Math.max(error, other));
    }

    /// {@return whether it is consistent with the yes or no about the shapes}
    boolean fits(boolean overlap) {
      return crosses == Crosses.NOT_ASKED || overlap == (crosses == Crosses.CROSSES);
    }
  }

  /// How two shapes meet and part.
  ///
  /// At the beginning and the end of the motion they may overlap.
  ///
  /// @param error how far they are from touching at the times of meeting and parting
  /// @param depth how deep they overlap at the reported times, before meeting and after parting; if
  ///   they never meet, during the motion
  record Passing(double error, double depth) {

    static final Passing NOT_ASKED = new Passing(0, 0);

    /// @param distance their distance at a time
    static Passing between(double enter, double exit, DoubleUnaryOperator distance) {
      double first = distance.applyAsDouble(enter);
      double last = distance.applyAsDouble(exit);
      first = enter == 0 ? Math.max(0, first) : first;
      last = exit == 1 ? Math.max(0, last) : last;
      double outside = depthOutside(enter, exit, distance);
      return new Passing(
          Math.max(Math.abs(first), Math.abs(last)), Math.max(outside, Math.max(-first, -last)));
    }

    /// @param distance their distance at a time
    static Passing never(DoubleUnaryOperator distance) {
      DoubleStream times = DoubleStream.of(0.25, 0.5, 0.75, 1);
      return new Passing(0, -times.map(distance).min().orElse(0));
    }

    /// {@return the larger error and the larger depth of both}
    Passing and(Passing other) {
      return new Passing(Math.max(error, other.error), Math.max(depth, other.depth));
    }
  }

  /// {@return the distance by which touching shapes are moved apart to test that they part or meet:
  /// a fraction of their size; 0 if the size is too large or too small}
  static double stepApart(ShapePair shapes) {
    double size = shapes.size();
    return size > 0x1p-1000 && size < 0x1p1000 ? Math.scalb(0.25, Math.getExponent(size)) : 0;
  }

  /// {@return how deep two shapes overlap before and after an interval within 0..1}
  ///
  /// @param distance their distance at a parameter or time
  static double depthOutside(double enter, double exit, DoubleUnaryOperator distance) {
    double before = enter == 0 ? 0 : -distance.applyAsDouble(0.5 * enter);
    double after = exit == 1 ? 0 : -distance.applyAsDouble(0.5 * (exit + 1));
    return Math.max(before, after);
  }
}
