package collisionbench.app.lesson;

import collisionbench.app.scene.Scene;
import java.util.Optional;

/// A scene with a task.
///
/// @param scene the initial scene
/// @param text the explanation and the task
/// @param formula in the syntax of [collisionbench.app.formula.Formula]; may be empty
/// @param demonstration the method to show, if any
/// @param goal the condition that completes the step
public record LessonStep(
    Scene scene, Wording text, String formula, Optional<Demonstration> demonstration, Goal goal) {}
