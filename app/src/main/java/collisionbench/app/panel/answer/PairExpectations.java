package collisionbench.app.panel.answer;

import collisionbench.app.comparison.MethodAnswers;
import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.AnswerValues;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairAnswer;
import collisionbench.app.evaluation.PairSource;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.scene.AnswerField;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.ExpectedPair;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// What the open scene expects of the answers about single pairs at time 0, shown and changed.
public final class PairExpectations {

  /// More than the answers about a pair.
  private static final int ALL = 100;

  private PairExpectations() {}

  /// {@return the edit after which a scene expects all answers about two bodies}
  public static Edit recorded(Scene scene, Expectation.Pair pair) {
    return recorded(scene, pair, List.of(AnswerField.values()));
  }

  /// {@return the edit after which a scene expects some answers about two bodies as they are}
  static Edit recorded(Scene scene, Expectation.Pair pair, List<AnswerField> fields) {
    Expectation before = scene.expect().orElse(Expectation.NOTHING);
    ExpectedPair expected =
        before.about(pair).orElse(new ExpectedPair(pair, Map.of(), OptionalDouble.empty()));
    AnswerValues values = values(scene, expected.pair(), fields);
    for (AnswerField field : fields) {
      expected = expected.with(field, values.value(field));
    }
    return edit(before.with(expected));
  }

  private static AnswerValues values(Scene scene, Expectation.Pair pair, List<AnswerField> fields) {
    PairSource answers =
        MethodAnswers.of(scene, PairWalk.of(scene), Methods.catalogue())
            .orElseGet(() -> PairWalk.of(scene));
    Answer answer =
        answers.about(
            scene.body(pair.a()).orElseThrow(),
            scene.body(pair.b()).orElseThrow(),
            AnswerField.queries(fields));
    return new AnswerValues(
        answer instanceof Answer.Decided decided ? decided : Answer.nothing(),
        scene.space() == Space.TWO);
  }

  private static Edit edit(Expectation expected) {
    return new Edit.Expect(Optional.of(expected).filter(some -> !some.isEmpty()));
  }

  /// {@return the edit after which a scene no longer expects an answer}
  static Edit removed(Scene scene, AnswerCheck check) {
    Expectation before = scene.expect().orElse(Expectation.NOTHING);
    Optional<ExpectedPair> expected = before.about(check.pair());
    return edit(
        expected
            .map(pair -> before.with(pair.with(check.field(), Optional.empty())))
            .orElse(before));
  }

  /// {@return whether an answer is expected of a pair, not only as one of the contacts}
  static boolean isRemovable(Scene scene, AnswerCheck check) {
    return scene
        .expect()
        .flatMap(expected -> expected.about(check.pair()))
        .filter(expected -> expected.values().containsKey(check.field()))
        .isPresent();
  }

  /// {@return the answers that are expected of a pair, compared: violations first; none at another
  /// time than 0}
  static List<AnswerCheck> checks(Evaluation evaluation, PairAnswer pair) {
    Scene scene = evaluation.scene();
    if (evaluation.time() != 0) {
      return List.of();
    }
    Expectation expected = scene.expect().orElse(Expectation.NOTHING);
    return expected.about(new Expectation.Pair(pair.a().id(), pair.b().id())).stream()
        .flatMap(one ->
            MethodAnswers.of(scene, evaluation, Methods.catalogue()).stream()
                .map(answers ->
                    ExpectationCheck.of(expected.onlyAbout(one), scene.bodies(), answers, ALL)))
        .flatMap(check -> Stream.concat(check.violations().stream(), check.kept().stream()))
        .toList();
  }
}
