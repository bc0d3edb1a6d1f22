package collisionbench.bench.fuzz;

import collisionbench.bench.comparison.MethodCalls;
import collisionbench.bench.comparison.ShapePair;
import collisionbench.bench.evaluation.AnswerValues;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.BodyQuestion;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.Question;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;

/// The question of a trial as a scene of the bodies `a` and `b`.
final class TrialScene {

  private static final Expectation.Pair PAIR = new Expectation.Pair("a", "b");

  private TrialScene() {}

  /// {@return a scene that expects the judge's yes or no, and its answer about what is wrong; for
  /// [Fault#SWAP] with the shapes in the order in which the method is wrong}
  ///
  /// @param fault what is wrong, if anything; for [Fault#SWEEP], b moves past a even if the methods
  ///   do not both answer sweeps
  static Scene of(Trial trial, ShapePair shapes, Optional<Fault> fault, String name, String note) {
    boolean flat = shapes instanceof ShapePair.InPlane;
    Question question = trial.question(shapes);
    Set<Fault> faults = trial.of(shapes).faults();
    boolean isWrong = faults.contains(Fault.WRONG_YES) || faults.contains(Fault.WRONG_NO);
    if (fault.filter(Fault.SWAP::equals).isPresent() && !isWrong) {
      question = question.swapped();
    }
    boolean moving = fault.filter(Fault.SWEEP::equals).isPresent();
    List<Body> bodies = BodyQuestion.bodies(moving ? trial.given(Trial.moving(shapes)) : question);
    AnswerValues judged = answer(trial.judge(), question, flat);
    return new Scene(
        name,
        note,
        flat ? Space.TWO : Space.THREE,
        bodies,
        Optional.empty(),
        expected(
            judged,
            answer(Methods.ANALYTIC, question, flat),
            fault.map(wrong -> fields(wrong, judged.answer())).orElse(List.of())));
  }

  private static AnswerValues answer(Method method, Question question, boolean flat) {
    return new AnswerValues(MethodCalls.of(method, question).decided(), flat);
  }

  private static Optional<Expectation> expected(
      AnswerValues judged, AnswerValues own, List<AnswerField> fields) {
    ExpectedPair pair = new ExpectedPair(PAIR, Map.of(), tolerance(judged, own, fields));
    for (AnswerField field : judged.answer().isFinite() ? fields : List.<AnswerField>of()) {
      pair = pair.with(field, judged.value(field).or(() -> own.value(field)));
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

  /// {@return the answers that are wrong besides the yes or no; shapes that overlap may have
  /// several right normals}
  private static List<AnswerField> fields(Fault fault, Answer.Decided judged) {
    return switch (fault) {
      case NORMAL -> judged.distance().orElse(0) > 0 ? List.of(AnswerField.NORMAL) : List.of();
      case DISTANCE -> List.of(AnswerField.DISTANCE);
      case CROSSING ->
          List.of(
              AnswerField.CROSSING,
              AnswerField.CROSSING_T,
              AnswerField.CROSSING_U,
              AnswerField.CROSSING_V);
      case SWEEP -> List.of(AnswerField.SWEEP, AnswerField.SWEEP_ENTER, AnswerField.SWEEP_EXIT);
      case WRONG_YES, WRONG_NO, SWAP, SIGN, WITNESS, CONTACT, BROKEN, JUDGE, TIMED_OUT -> List.of();
    };
  }
}
