package collisionbench.app.export;

import collisionbench.app.evaluation.Evaluation;
import collisionbench.app.scene.Body;
import collisionbench.app.scene.Edit;
import collisionbench.app.scene.Expectation;
import collisionbench.app.scene.Scene;
import java.util.List;
import java.util.Optional;

/// Makes a scene of two bodies of another scene.
public final class PairScene {

  private PairScene() {}

  /// {@return a scene of two bodies at time 0 that expects contact if they touch, and no contact
  /// otherwise}
  ///
  /// @param of the original scene, which provides name and space
  public static Scene of(Scene of, Body a, Body b) {
    Scene pair =
        new Scene(of.name(), "", of.space(), List.of(a, b), Optional.empty(), Optional.empty());
    boolean touching = Evaluation.of(pair).pairs().getFirst().touching();
    List<Expectation.Pair> contacts =
        touching ? List.of(new Expectation.Pair(a.id(), b.id())) : List.of();
    return new Edit.Expect(Optional.of(new Expectation(contacts))).applyTo(pair);
  }
}
