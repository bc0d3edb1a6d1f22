package collisionbench.bench.folder;

import collisionbench.bench.comparison.MethodAnswers;
import collisionbench.bench.evaluation.ExpectationCheck;
import collisionbench.bench.evaluation.PairSource;
import collisionbench.bench.evaluation.PairWalk;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.text.NearMiss;
import collisionbench.bench.text.Phrase;
import collisionbench.bench.text.PlainText;
import collisionbench.bench.text.ReasonException;
import collisionbench.methods.method.Method;
import collisionbench.methods.method.builtin.Methods;
import java.util.List;
import java.util.Optional;

/// Compares a scene with its expectation, by the answers of the method that it names.
public final class ExpectedBy {

  /// The most violations that are listed.
  private static final int MOST_LISTED = 100;

  private ExpectedBy() {}

  /// {@return the comparison by the bench or a built-in method; empty if the scene expects nothing}
  static Optional<ExpectationCheck> check(Scene scene) throws ReasonException {
    Optional<String> name = name(scene);
    if (name.isEmpty()) {
      return check(scene, PairWalk.of(scene));
    }
    Method method =
        Methods.catalogue()
            .named(name.get())
            .orElseThrow(() -> unknown(name.get(), Methods.catalogue().names()));
    return check(scene, new MethodAnswers(scene.bodies(), method));
  }

  /// {@return the name of the method that the expectations of a scene are about}
  public static Optional<String> name(Scene scene) {
    return scene.expect().flatMap(Expectation::method);
  }

  /// {@return the failure of a scene that names another method than these}
  public static ReasonException unknown(String name, List<String> names) {
    return new ReasonException(
        Phrase.of(
            "state.unknown-method",
            String.join(", ", names),
            PlainText.brief(name),
            NearMiss.of(name, names)));
  }

  /// {@return the comparison with some answers; empty if the scene expects nothing}
  public static Optional<ExpectationCheck> check(Scene scene, PairSource answers) {
    return ExpectationCheck.of(scene, answers, MOST_LISTED);
  }
}
