package collisionbench.app.lesson;

import collisionbench.app.scene.Expectation;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// How a method answers about two bodies of a scene, to be seen beside the scene.
///
/// @param pair the bodies; the first is selected
/// @param step the key of the method's step that is drawn; empty to leave the steps alone
public record Demonstration(Method method, Expectation.Pair pair, Optional<String> step) {

  /// {@return the same of bodies under other names}
  public Demonstration renamed(UnaryOperator<String> rename) {
    return new Demonstration(method, pair.renamed(rename), step);
  }
}
