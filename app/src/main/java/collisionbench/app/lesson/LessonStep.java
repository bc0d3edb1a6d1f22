package collisionbench.app.lesson;

import collisionbench.app.scene.Scene;
import java.util.Optional;

/// A scene with something to do in it.
///
/// @param scene as it is at first
/// @param text what is seen and what is to be done
/// @param formula the formula in question, as [collisionbench.app.formula.Formula] reads it; empty
///   for none
/// @param demonstration how a method answers about the scene, if it is about a method
/// @param goal what the scene has to show
public record LessonStep(
    Scene scene, Wording text, String formula, Optional<Demonstration> demonstration, Goal goal) {}
