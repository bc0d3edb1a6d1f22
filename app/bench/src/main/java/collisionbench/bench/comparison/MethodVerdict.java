package collisionbench.bench.comparison;

import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.OptionalDouble;

/// A method's answer about a pair, compared with the reference.
///
/// @param touches its yes or no; empty if it gives none
/// @param error the largest error of distance, crossing and times, relative to the input's size;
///   infinite if the crossing is of another kind, empty if there is nothing to compare
public record MethodVerdict(
    Method method,
    Answer reply,
    Assessment assessment,
    Optional<Boolean> touches,
    OptionalDouble error) {

  public String name() {
    return method.name();
  }

  /// {@return the name of the method whose steps explain it}
  public String explainedBy() {
    return method instanceof FloatInput(Method given) ? given.name() : method.name();
  }

  /// {@return its decision; empty if there is none}
  public Optional<Answer.Decided> answer() {
    return reply instanceof Answer.Decided answer ? Optional.of(answer) : Optional.empty();
  }

  /// {@return the yes or no of an answer, given or implied by its crossing}
  public static Optional<Boolean> touches(Answer.Decided answer) {
    return answer
        .overlap()
        .or(() -> answer.crossing().map(crossing -> !(crossing instanceof Crossing3.None)));
  }
}
