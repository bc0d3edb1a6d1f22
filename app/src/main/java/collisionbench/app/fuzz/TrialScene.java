package collisionbench.app.fuzz;

import collisionbench.app.comparison.MethodCalls;
import collisionbench.app.evaluation.AnswerValues;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.fuzz.input.ShapePair;
import collisionbench.app.scene.AnswerField;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.BodyQuestion;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.ExpectedPair;
import collisionbench.app.scene.Scene;
import collisionbench.app.scene.Space;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/// The question of a trial as a scene of the bodies `a` and `b`.
public final class TrialScene {

  private static final Expectation.Pair PAIR = new Expectation.Pair("a", "b");

  private TrialScene() {}

  /// {@return a scene that expects the judge's yes or no, and its answer about what is wrong}
  ///
  /// @param fault what is wrong, if anything; for [Fault#SWEEP], b moves past a even if the methods
  ///   do not both answer sweeps
  public static Scene of(
      Trial trial, ShapePair shapes, Optional<Fault> fault, String name, String note) {
    Question question = trial.question(shapes);
    boolean moving = fault.filter(Fault.SWEEP::equals).isPresent();
    List<Body> bodies =
        BodyQuestion.bodies(moving ? trial.given(MovingQuestion.of(shapes)) : question);
    boolean flat = shapes instanceof ShapePair.InPlane;
    return new Scene(
        name,
        note,
        flat ? Space.TWO : Space.THREE,
        bodies,
        Optional.empty(),
        expected(
            answer(trial.judge(), question, flat),
            answer(Methods.ANALYTIC, question, flat),
            fault.map(TrialScene::fields).orElse(List.of())));
  }

  private static AnswerValues answer(Method method, Question question, boolean flat) {
    return new AnswerValues(
        MethodCalls.of(method, question) instanceof Answer.Decided decided
            ? decided
            : Answer.nothing(),
        flat);
  }

  private static Optional<Expectation> expected(
      AnswerValues judged, AnswerValues own, List<AnswerField> fields) {
    ExpectedPair pair = new ExpectedPair(PAIR, Map.of(), tolerance(judged, own, fields));
    for (AnswerField field : judged.answer().isFinite() ? fields : List.<AnswerField>of()) {
      pair = pair.with(field, judged.value(field));
    }
    ExpectedPair wanted = pair;
    return judged
        .answer()
        .overlap()
        .map(yes -> new Expectation(yes ? List.of(PAIR) : List.of()).with(wanted));
  }

  /// {@return twice the rounding of the library's times and parameters, if that is more than the
  /// usual tolerance, as for grazing or nearly parallel shapes}
  private static OptionalDouble tolerance(
      AnswerValues judged, AnswerValues own, List<AnswerField> fields) {
    return fields.stream()
        .filter(field -> !field.isLength())
        .flatMapToDouble(field ->
            judged.value(field).stream()
                .flatMapToDouble(right ->
                    own
                        .value(field)
                        .map(right::difference)
                        .orElse(OptionalDouble.empty())
                        .stream()))
        .map(difference -> 2 * difference)
        .filter(tolerance -> tolerance > ExpectationCheck.RELATIVE)
        .max();
  }

  /// {@return the answers that are wrong besides the yes or no}
  private static List<AnswerField> fields(Fault fault) {
    return switch (fault) {
      case DISTANCE -> List.of(AnswerField.DISTANCE);
      case CROSSING ->
          List.of(
              AnswerField.CROSSING,
              AnswerField.CROSSING_T,
              AnswerField.CROSSING_U,
              AnswerField.CROSSING_V);
      case SWEEP -> List.of(AnswerField.SWEEP, AnswerField.SWEEP_ENTER, AnswerField.SWEEP_EXIT);
      case WRONG_YES, WRONG_NO, SWAP, SIGN, WITNESS, NORMAL, BROKEN, JUDGE, TIMED_OUT -> List.of();
    };
  }
}
