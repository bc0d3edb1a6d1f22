package collisionbench.app.fuzz;

import collisionbench.app.text.KebabCase;

/// What can be wrong with an answer.
public enum Fault {
  /// It says yes where the judge says no.
  WRONG_YES("reports overlap of separate shapes"),
  /// It says no where the judge says yes.
  WRONG_NO("reports no overlap of overlapping shapes"),
  /// The signed distance differs from the judge's by more than the bound.
  DISTANCE("returns a wrong distance"),
  /// With the two shapes swapped the answer is another.
  SWAP("answers differently with the shapes swapped"),
  /// The distance is at most 0 where the shapes do not overlap, or above 0 where they do.
  SIGN("returns a distance whose sign contradicts its yes or no"),
  /// The witness points are not the distance apart along the normal, or not points of the shapes.
  WITNESS(
      "returns witness points that are off the shapes, or not the distance apart along the"
          + " normal"),
  /// The normal is not a unit vector, or not the direction in which the shapes are the distance
  /// apart.
  NORMAL("returns a normal that is not of unit length, or not in the direction of the distance"),
  /// A crossing where the shapes do not touch, or none where they do; or one of another kind or in
  /// other points than theirs or the judge's.
  CROSSING("returns a crossing that contradicts overlap, or wrong crossing points"),
  /// No meeting at time 0 where the shapes touch, or one where they are clearly apart; or times at
  /// which moving shapes do not touch, or that are not the judge's.
  SWEEP("returns a sweep that contradicts overlap at time 0, or wrong times"),
  /// An exception, a number that is none or infinite, or an answer that says nothing.
  BROKEN("fails"),
  /// The judge threw an exception, so that nothing can be said of the method.
  JUDGE("fails as the reference"),
  /// It does not return, and is asked no more. When that is noticed depends on the machine, so it
  /// is counted and is no finding.
  TIMED_OUT("does not return");

  private final String sentence;

  Fault(String sentence) {
    this.sentence = sentence;
  }

  /// {@return whether it depends on the input alone, and so is a finding}
  boolean isFinding() {
    return this != TIMED_OUT;
  }

  /// {@return the word for it}
  public String word() {
    return KebabCase.of(this);
  }

  /// {@return what the method, or for [#JUDGE] the judge, does; to follow its name}
  public String sentence() {
    return sentence;
  }
}
