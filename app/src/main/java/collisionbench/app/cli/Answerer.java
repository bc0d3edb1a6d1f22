package collisionbench.app.cli;

import collisionbench.app.comparison.MethodAnswers;
import collisionbench.app.evaluation.AnsweredPairs;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.folder.Checked;
import collisionbench.app.folder.ExpectedBy;
import collisionbench.app.folder.Judgement;
import collisionbench.app.scene.Scene;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import java.util.Optional;
import java.util.function.Consumer;

/// Who answers about a scene, and who judges the answers.
///
/// @param by the method whose answers are printed and compared with the expected ones; empty for
///   the bench, or if several methods are only judged
/// @param judged the methods that are judged, and the reference method
/// @param heard receives each answer of a method
record Answerer(Optional<Method> by, Optional<MethodCheck> judged, Consumer<Answer> heard) {

  /// The bench alone.
  static final Answerer BENCH = new Answerer(Optional.empty(), Optional.empty(), _ -> {});

  /// {@return the answers about a scene}
  AnsweredPairs answers(Scene scene) {
    return by.<AnsweredPairs>map(method -> new MethodAnswers(scene.bodies(), method, heard))
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
                (question, verdict) -> {
                  heard.accept(verdict.reply());
                  report.ifPresent(to -> to.verdict(question, verdict));
                }));
    Optional<ExpectationCheck> expectation =
        by.isPresent() || judged.isEmpty() ? ExpectedBy.check(scene, answers) : Optional.empty();
    if (judgement.isEmpty() && expectation.isEmpty() && report.isEmpty()) {
      // Nothing was asked: a method that answers no pair should be noticed all the same.
      by.ifPresent(_ -> answers.forEach(false, pair -> !pair.isAnswered()));
    }
    return new Checked(by.map(Method::name), expectation, judgement);
  }
}
