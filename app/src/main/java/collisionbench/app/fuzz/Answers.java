package collisionbench.app.fuzz;

/// What the library answers about two shapes, as far as its laws go. Lengths are in the shapes'
/// unit.
///
/// @param witnessError how far pointB is from where pointA, distance and normal put it
/// @param crossing of a segment among the two with the other
/// @param meetsAtOnce whether they meet at time 0 if B moves by one along x
/// @param sweepError how far the times are off at which they meet and part if B moves past A
record Answers(
    double distance,
    double distanceSwapped,
    double witnessError,
    double normalLength,
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
}
