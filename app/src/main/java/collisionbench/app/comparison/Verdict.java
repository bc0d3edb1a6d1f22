package collisionbench.app.comparison;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.OptionalDouble;

/// What a method says about a pair, and how that stands beside what is right.
///
/// @param touches its yes or no; empty if it gives none, but times perhaps
/// @param error the largest error of its distance, crossing and times as a part of the size of the
///   two; infinite where its crossing is of another kind, empty where there is nothing to compare
public record Verdict(
    Method method,
    Answer reply,
    Standing standing,
    Optional<Boolean> touches,
    OptionalDouble error) {

  /// {@return the name of the method}
  public String name() {
    return method.name();
  }

  /// {@return the name of the method whose steps explain it}
  public String explainedBy() {
    return method instanceof FloatInput(Method given) ? given.name() : method.name();
  }

  /// {@return what it has decided; empty if it has not}
  public Optional<Answer.Decided> answer() {
    return reply instanceof Answer.Decided answer ? Optional.of(answer) : Optional.empty();
  }

  /// {@return the yes or no of an answer: said, or implied by its crossing}
  static Optional<Boolean> touches(Answer.Decided answer) {
    return answer
        .overlap()
        .or(() -> answer.crossing().map(crossing -> !(crossing instanceof Crossing3.None)));
  }
}
