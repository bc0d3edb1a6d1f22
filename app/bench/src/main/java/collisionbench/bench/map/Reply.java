package collisionbench.bench.map;

import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import java.util.List;
import java.util.Optional;

/// What a method answered to a question.
///
/// @param answer empty if it was not asked
/// @param path empty if the answer is none, or has NaN or infinity
record Reply(Optional<Answer> answer, List<String> path) {

  static final Reply NONE = new Reply(Optional.empty(), List.of());

  static Reply of(Answer answer, Steps steps) {
    return new Reply(Optional.of(answer), usable(answer).isPresent() ? path(steps) : List.of());
  }

  private static Optional<Answer.Decided> usable(Answer answer) {
    return answer instanceof Answer.Decided decided && decided.isFinite()
        ? Optional.of(decided)
        : Optional.empty();
  }

  private static List<String> path(Steps steps) {
    return steps.list().stream()
        .flatMap(step -> step.taken().stream())
        .map(Step.Branch::key)
        .toList();
  }

  /// {@return the answer without NaN or infinity, if there is one}
  Optional<Answer.Decided> decided() {
    return answer.flatMap(Reply::usable);
  }

  /// {@return the answer if no yes or no can be taken from it}
  Optional<Answer> silence() {
    return touches().isPresent() ? Optional.empty() : answer;
  }

  /// {@return the yes or no, given or implied by the crossing or the distance}
  Optional<Boolean> touches() {
    return decided()
        .flatMap(answer ->
            MethodVerdict.touches(answer)
                .or(() -> answer.distance().stream().mapToObj(d -> d <= 0).findFirst()));
  }
}
