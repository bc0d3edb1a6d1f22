package collisionbench.app.lesson;

import collisionbench.app.scene.Expectation;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.function.UnaryOperator;

/// The method, pair and step that a lesson shows beside its scene.
///
/// @param pair the bodies; the first is selected
/// @param step the key of the step to draw; empty to draw none
public record Demonstration(Method method, Expectation.Pair pair, Optional<String> step) {

  /// {@return the same for renamed bodies}
  public Demonstration renamed(UnaryOperator<String> rename) {
    return new Demonstration(method, pair.renamed(rename), step);
  }
}
