package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.ShapePair;
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
/// @param passing how they meet and part if B moves past A
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
  /// @param error how far its points are off the segment or the shape, or how deep the shape is
  ///   entered before or after; infinite if its parameters are out of order
  record Crossing(Crosses crosses, double error) {

    static final Crossing NOT_ASKED = new Crossing(Crosses.NOT_ASKED, 0);
    static final Crossing NONE = new Crossing(Crosses.NONE, 0);

    static Crossing at(double enter, double exit, double error) {
      boolean inOrder = 0 <= enter && enter <= exit && exit <= 1;
      return new Crossing(Crosses.CROSSES, inOrder ? error : Double.POSITIVE_INFINITY);
    }

    /// {@return the same with another error if that is larger}
    Crossing orError(double other) {
      return new Crossing(crosses, Math.max(error, other));
    }

    /// {@return whether that is what the yes or no of the two shapes calls for}
    boolean fits(boolean overlap) {
      return crosses == Crosses.NOT_ASKED || overlap == (crosses == Crosses.CROSSES);
    }
  }

  /// How two shapes pass one another.
  ///
  /// Where their motion begins or ends they may be in one another.
  ///
  /// @param error how far they are from touching when they meet and when they part
  /// @param depth how deep they are in one another before they are said to meet, after they are
  ///   said to part, and at both times; of those that never meet, on the way
  record Passing(double error, double depth) {

    static final Passing NOT_ASKED = new Passing(0, 0);

    /// @param distance of the two at a time
    static Passing between(double enter, double exit, DoubleUnaryOperator distance) {
      double first = distance.applyAsDouble(enter);
      double last = distance.applyAsDouble(exit);
      first = enter == 0 ? Math.max(0, first) : first;
      last = exit == 1 ? Math.max(0, last) : last;
      double outside = depthOutside(enter, exit, distance);
      return new Passing(
          Math.max(Math.abs(first), Math.abs(last)), Math.max(outside, Math.max(-first, -last)));
    }

    /// @param distance of the two at a time
    static Passing never(DoubleUnaryOperator distance) {
      DoubleStream times = DoubleStream.of(0.25, 0.5, 0.75, 1);
      return new Passing(0, -times.map(distance).min().orElse(0));
    }

    /// {@return the worse of both}
    Passing and(Passing other) {
      return new Passing(Math.max(error, other.error), Math.max(depth, other.depth));
    }
  }

  /// {@return how far two shapes that touch are taken apart, to see them part or meet: some part of
  /// their size, or nothing where that is too large or too small}
  static double wayApart(ShapePair shapes) {
    double size = shapes.size();
    return size > 0x1p-1000 && size < 0x1p1000 ? Math.scalb(0.25, Math.getExponent(size)) : 0;
  }

  /// {@return how deep in one another two shapes are before a stretch of 0..1 and after it}
  ///
  /// @param distance of the two at a parameter or time
  static double depthOutside(double enter, double exit, DoubleUnaryOperator distance) {
    double before = enter == 0 ? 0 : -distance.applyAsDouble(0.5 * enter);
    double after = exit == 1 ? 0 : -distance.applyAsDouble(0.5 * (exit + 1));
    return Math.max(before, after);
  }
}
