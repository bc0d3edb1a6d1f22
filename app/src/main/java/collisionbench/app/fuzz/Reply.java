package collisionbench.app.fuzz;

import collisionbench.app.fuzz.input.Shapes;
import collisionbench.geometry.method.Method;
import collisionbench.geometry.method.Verdict;

/// What a method does when it is asked about two shapes.
sealed interface Reply {

  /// It decides.
  record Decides(Verdict.Decided verdict) implements Reply {}

  /// It does not decide.
  record DoesNotDecide(String reason) implements Reply {}

  /// It throws, which no method may.
  record Throws(RuntimeException failure) implements Reply {}

  /// {@return what a method does}
  static Reply of(Method method, Shapes shapes) {
    try {
      return switch (shapes.by(method)) {
        case Verdict.Decided verdict -> new Decides(verdict);
        case Verdict.Undecided(String reason) -> new DoesNotDecide(reason);
      };
    } catch (RuntimeException failure) {
      return new Throws(failure);
    }
  }
}
