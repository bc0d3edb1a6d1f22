package collisionbench.geometry.method.article;

import collisionbench.geometry.method.Steps;

/// Steps that several articles have.
final class Telling {

  private Telling() {}

  /// Tells how a squared distance compares to what the radii reach.
  static Steps.Draft compare(
      String formula, double squared, double reach, boolean overlap, Steps steps) {
    return steps
        .add("compare", formula)
        .with("d^2", squared)
        .with("r", reach)
        .branch("touching", formula, overlap, "d^2", squared)
        .branch("apart", "", !overlap, "d^2", squared);
  }
}
