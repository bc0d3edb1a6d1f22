package collisionbench.app.lesson;

import collisionbench.app.scene.Scene;
import collisionbench.geometry.method.Method;
import java.util.Optional;

/// A scene with something to do in it.
///
/// @param scene as it is at first
/// @param text what is seen and what is to be done
/// @param formula the formula in question; empty for none
/// @param method the method that is looked at
/// @param goal what the scene has to show
public record LessonStep(
    Scene scene, Wording text, String formula, Optional<Method> method, Goal goal) {}
