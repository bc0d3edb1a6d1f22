package collisionbench.app.lesson;

import collisionbench.app.text.ReasonKind;

/// Why a lesson is refused, where it is not its JSON or one of its scenes.
public enum LessonReason implements ReasonKind {
  /// The method of a step answers no pair of its scene.
  NO_PAIR,
  /// The method of a step answers several pairs of its scene, and none is named.
  SEVERAL_PAIRS,
  /// The method of a step does not answer the pair that is named.
  NOT_THAT_PAIR,
  /// Something that is about a method, and no method.
  NO_METHOD,
  /// A branch that several steps of the method have, and none is named.
  BRANCH_OF_SEVERAL;

  @Override
  public String prefix() {
    return "lesson.refused.";
  }
}
