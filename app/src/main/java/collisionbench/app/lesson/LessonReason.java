package collisionbench.app.lesson;

import collisionbench.app.text.ReasonKind;

/// Why a lesson is refused, where it is not its JSON or one of its scenes.
public enum LessonReason implements ReasonKind {
  /// The method of a step answers no pair of its scene.
  NO_PAIR,
  /// A branch to be taken, and no method that takes it.
  BRANCH_OF_NOTHING;

  @Override
  public String prefix() {
    return "lesson.refused.";
  }
}
