package collisionbench.app.fuzz;

import collisionbench.app.text.Words;

/// What can be wrong with an answer.
public enum Fault {
  /// It says yes where the judge says no.
  WRONG_YES("says that they overlap where they do not"),
  /// It says no where the judge says yes.
  WRONG_NO("says that they do not overlap where they do"),
  /// The signed distance differs from the judge's by more than the bound.
  DISTANCE("has the distance wrong"),
  /// With the two shapes swapped the answer is another.
  SWAP("answers otherwise with the shapes swapped"),
  /// The distance is at most 0 where the shapes do not overlap, or above 0 where they do.
  SIGN("has a distance whose sign is not that of its yes or no"),
  /// The witness points are not the distance apart along the normal, or not points of the shapes.
  WITNESS("has witness points that are not the shapes' or not the distance apart along the normal"),
  /// The normal is not a unit vector, or not the direction in which the shapes are the distance
  /// apart.
  NORMAL("has a normal that is not of length one, or leads elsewhere than the distance"),
  /// A crossing where the shapes do not touch, or none where they do; or one of another kind or in
  /// other points than theirs or the judge's.
  CROSSING("crosses where they do not overlap, or the reverse, or has the points wrong"),
  /// No meeting at time 0 where the shapes touch, or one where they are clearly apart; or times at
  /// which moving shapes do not touch, or that are not the judge's.
  SWEEP("does not meet at time 0 where they overlap, or the reverse, or has the times wrong"),
  /// An exception, a number that is none or infinite, or an answer that says nothing.
  BROKEN("fails"),
  /// The judge threw an exception, so that nothing can be said of the method.
  JUDGE("fails as the judge"),
  /// One answer takes longer than [Trial#PATIENCE], and when it is asked once more too.
  SLOW("takes longer than a second for an answer");

  private final String sentence;

  Fault(String sentence) {
    this.sentence = sentence;
  }

  /// {@return the word for it}
  public String word() {
    return Words.of(this);
  }

  /// {@return what the method, or for [#JUDGE] the judge, does; to follow its name}
  public String sentence() {
    return sentence;
  }
}
