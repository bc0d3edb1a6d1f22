package collisionbench.bench.command;

import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.comparison.MethodVerdict;
import collisionbench.bench.comparison.PairQuestion;
import collisionbench.bench.evaluation.AnsweredPair;
import collisionbench.bench.evaluation.AnsweredPairs;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.evaluation.PairWalk;
import collisionbench.bench.folder.Checked;
import collisionbench.bench.folder.ExpectedBy;
import collisionbench.bench.folder.Judgement;
import collisionbench.bench.scene.Scene;
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
public record Answerer(Optional<Method> by, Optional<Judges> judged, Consumer<Answer> heard) {

  /// The bench alone.
  public static final Answerer BENCH = new Answerer(Optional.empty(), Optional.empty(), _ -> {});

  /// {@return the answers about a scene}
  AnsweredPairs answers(Scene scene) {
    return by.<AnsweredPairs>map(method -> new MethodAnswers(scene.bodies(), method, heard))
        .orElseGet(() -> PairWalk.of(scene));
  }

  /// {@return the result for a scene}
  ///
  /// @param report receives the verdicts, if there is a reference method
  Checked check(Scene scene, AnsweredPairs answers, Optional<Report> report) {
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

  /// Prints the answers of `check` about one scene, pair by pair, without keeping them.
  public interface Report {

    /// Begins a scene that was read; its pairs or the verdicts on them follow.
    void begin();

    /// Prints the answer about the next pair.
    void pair(AnsweredPair pair);

    /// Prints the verdict of the reference method on the next answer.
    void verdict(PairQuestion question, MethodVerdict verdict);

    /// Ends the scene after its last pair.
    void end(Checked checked);

    /// Ends a scene whose evaluation failed; nothing follows.
    void fail(String sentence);
  }
}
