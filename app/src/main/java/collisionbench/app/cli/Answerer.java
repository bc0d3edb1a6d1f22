package collisionbench.app.cli;

import collisionbench.app.comparison.MethodAnswers;
import collisionbench.app.evaluation.AnsweredPairs;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.folder.Checked;
import collisionbench.app.folder.ExpectedBy;
import collisionbench.app.folder.Judgement;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Method;
import java.util.Optional;

/// Who answers about a scene, and who judges the answers.
///
/// @param by the method whose answers are printed and compared with the expected ones; empty for
///   the bench, or if several methods are only judged
/// @param judged the methods that are judged, and the reference method
record Answerer(Optional<Method> by, Optional<MethodCheck> judged) {

  /// The bench alone.
  static final Answerer BENCH = new Answerer(Optional.empty(), Optional.empty());

  /// {@return the answers about a scene}
  AnsweredPairs answers(Scene scene) {
    return by.<AnsweredPairs>map(method -> new MethodAnswers(scene.bodies(), method))
        .orElseGet(() -> PairWalk.of(scene));
  }

  /// {@return what came of a scene}
  ///
  /// @param report receives the verdicts, if there is a reference method
  Checked check(Scene scene, AnsweredPairs answers, Optional<CheckReport> report) {
    Optional<Judgement> judgement =
        judged.map(check ->
            check.judge(
                scene,
                (question, verdict) -> report.ifPresent(to -> to.verdict(question, verdict))));
    return new Checked(
        by.map(Method::name),
        by.isPresent() || judged.isEmpty() ? ExpectedBy.check(scene, answers) : Optional.empty(),
        judgement);
  }

  /// {@return whether it answers any pair of a scene}
  boolean answersAny(Scene scene) {
    boolean[] any = {false};
    judged
        .map(MethodCheck::methods)
        .orElse(by.stream().toList())
        .forEach(method ->
            new MethodAnswers(scene.bodies(), method)
                .forEach(
                    false,
                    pair -> {
                      any[0] |= pair.isAnswered();
                      return !any[0];
                    }));
    return any[0];
  }
}
