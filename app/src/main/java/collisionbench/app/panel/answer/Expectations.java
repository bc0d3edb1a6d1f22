package collisionbench.app.panel.answer;

import collisionbench.app.comparison.MethodAnswers;
import collisionbench.app.evaluation.AnswerCheck;
import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.Texts;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// What the open scene expects at time 0, checked and changed.
public final class Expectations {

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

  /// {@return the edit after which a scene expects nothing}
  public static Edit forgotten() {
    return new Edit.Expect(Optional.empty());
  }
}
