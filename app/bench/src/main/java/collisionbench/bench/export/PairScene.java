package collisionbench.bench.export;

import collisionbench.bench.evaluation.Evaluation;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Edit;
import collisionbench.bench.scene.Expectation;
import collisionbench.bench.scene.Scene;
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
