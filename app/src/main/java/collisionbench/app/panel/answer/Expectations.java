package collisionbench.app.panel.answer;

import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.evaluation.AnswerCheck;
import collisionbench.bench.evaluation.AnswerValues;
import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.evaluation.PairAnswer;
import collisionbench.bench.evaluation.PairSource;
import collisionbench.bench.evaluation.PairWalk;
import collisionbench.bench.scene.AnswerField;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.ExpectedPair;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.bench.text.Texts;
import collisionbench.methods.method.Answer;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Stream;

/// What the open scene expects at time 0, checked and changed.
public final class Expectations {

  /// More than the answers about a pair.
  private static final int ALL = 100;

  /// More answers than these are only counted.
  static final int LISTED = 40;

  /// The most violations among which pairs are found.
  private static final int MOST_FOUND = 10_000;

  /// A method is asked about no more pairs than these while the scene is edited.
  private static final long MOST_PAIRS = 1_000;

  private Expectations() {}

  /// {@return the comparison at time 0; empty if nothing is expected, and if it is of a method that
  /// is unknown or would be asked too much}
  static Optional<ExpectationCheck> check(Evaluation start) {
    return check(start, LISTED);
  }

  /// {@return the pairs with an answer that is not as expected, in the order of the violations;
  /// none at another time than 0}
  public static List<Expectation.Pair> wrong(Evaluation shown) {
    return shown.time() != 0
        ? List.of()
        : check(shown, MOST_FOUND).stream()
            .flatMap(check -> check.violations().stream())
            .map(AnswerCheck::pair)
            .distinct()
            .toList();
  }

  private static Optional<ExpectationCheck> check(Evaluation start, int most) {
    Scene scene = start.scene();
    boolean byMethod = scene.expect().flatMap(Expectation::method).isPresent();
    return byMethod && start.count() > MOST_PAIRS
        ? Optional.empty()
        : MethodAnswers.of(scene, start, Methods.catalogue())
            .flatMap(answers -> ExpectationCheck.of(scene, answers, most));
  }

  /// {@return the title of the action that records the contacts; while another time is shown, it
  /// names time 0}
  public static String invitation(Evaluation shown) {
    return Texts.get(shown.time() == 0 ? "expect.record" : "expect.record-start");
  }

  /// {@return the edit after which a scene expects just those contacts that it has at time 0, by
  /// the bench's own answers} If it expects other answers of a method, they stay that method's.
  public static Edit recorded(Scene scene) {
    List<Expectation.Pair> contacts =
        Evaluation.of(scene).contacts().stream()
            .map(pair -> new Expectation.Pair(pair.a().id(), pair.b().id()))
            .toList();
    return new Edit.Expect(
        Optional.of(
            new Expectation(
                Optional.of(contacts),
                scene.expect().map(Expectation::pairs).orElse(List.of()),
                scene.expect().map(Expectation::tolerance).orElse(OptionalDouble.empty()),
                scene
                    .expect()
                    .filter(expected -> !expected.pairs().isEmpty())
                    .flatMap(Expectation::method))));
  }

  public static Edit forgotten() {
    return new Edit.Expect(Optional.empty());
  }

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
    return new AnswerValues(answer.decided(), scene.space() == Space.TWO);
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
