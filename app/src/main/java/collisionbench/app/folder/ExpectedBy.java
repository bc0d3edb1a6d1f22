package collisionbench.app.folder;

import collisionbench.app.comparison.MethodAnswers;
import collisionbench.app.evaluation.ExpectationCheck;
import collisionbench.app.evaluation.PairSource;
import collisionbench.app.evaluation.PairWalk;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import collisionbench.app.text.NearMiss;
import collisionbench.app.text.Phrase;
import collisionbench.app.text.PlainText;
import collisionbench.methods.method.Catalogue;
import collisionbench.methods.method.builtin.Methods;
import java.util.Optional;

/// Compares a scene with its expectation, by the answers of the method that it names.
public final class ExpectedBy {

  /// The most violations that are listed.
  private static final int MOST_LISTED = 100;

  private ExpectedBy() {}

  /// {@return the comparison; empty if the scene expects nothing}
  ///
  /// @param own the bench's own answers
  public static Optional<ExpectationCheck> check(Scene scene, PairWalk own)
      throws SceneCheckException {
    Catalogue methods = Methods.catalogue();
    Optional<PairSource> judged = MethodAnswers.of(scene, own, methods);
    if (judged.isEmpty()) {
      String name = scene.expect().flatMap(Expectation::method).orElse("");
      throw new SceneCheckException(
          Phrase.of(
              "state.unknown-method",
              String.join(", ", methods.names()),
              PlainText.brief(name),
              NearMiss.of(name, methods.names())));
    }
    return ExpectationCheck.of(scene, judged.get(), MOST_LISTED);
  }
}
