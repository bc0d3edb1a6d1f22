package collisionbench.bench.map;

import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Step;
import collisionbench.methods.method.Steps;
import java.util.List;
import java.util.Optional;

/// What a method answered to a question.
///
/// @param decided empty if it gave no answer, or one with NaN or infinity
record Reply(Optional<Answer.Decided> decided, List<String> path) {

  static final Reply NONE = new Reply(Optional.empty(), List.of());

  static Reply of(Answer answer, Steps steps) {
    return answer instanceof Answer.Decided decided && decided.isFinite()
        ? new Reply(Optional.of(decided), path(steps))
        : NONE;
  }

  private static List<String> path(Steps steps) {
    return steps.list().stream()
        .flatMap(step -> step.taken().stream())
        .map(Step.Branch::key)
        .toList();
  }

  /// {@return the yes or no, given or implied by the crossing or the distance}
  Optional<Boolean> touches() {
    return decided.flatMap(answer ->
        MethodVerdict.touches(answer)
            .or(() -> answer.distance().stream().mapToObj(d -> d <= 0).findFirst()));
  }
}
