package collisionbench.app.lesson;

import collisionbench.app.text.ReasonKind;

/// Why a lesson is invalid, apart from errors in its JSON or scenes.
public enum LessonReason implements ReasonKind {
  /// The step's method answers no pair of the scene.
  NO_PAIR,
  /// The step's method answers several pairs of the scene, and none is named.
  SEVERAL_PAIRS,
  /// The step's method does not answer the named pair.
  NOT_THAT_PAIR,
  /// A field needs a method, and none is given.
  NO_METHOD,
  /// Several steps have the branch, and none is named.
  BRANCH_OF_SEVERAL;

  @Override
  public String prefix() {
    return "lesson.refused.";
  }
}
