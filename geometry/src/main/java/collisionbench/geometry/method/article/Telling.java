package collisionbench.geometry.method.article;

import collisionbench.geometry.method.Steps;

/// Steps that several articles have.
final class Telling {

  private Telling() {}

  /// Tells how a squared distance compares to what the radii reach.
  ///
  /// @param formula of the squared distance `d^2` and the reach `r`
  /// @param touching the condition for contact
  /// @param apart its opposite
  static Steps.Draft compare(
      String formula,
      String touching,
      String apart,
      double squared,
      double reach,
      boolean overlap,
      Steps steps) {
    return steps
        .add("compare", formula)
        .with("d^2", squared)
        .with("r", reach)
        .branch("touching", touching, overlap, "d^2", squared)
        .branch("apart", apart, !overlap, "d^2", squared);
  }

  /// Tells the same where touching is contact.
  static Steps.Draft compareClosed(
      String formula, double squared, double reach, boolean overlap, Steps steps) {
    return compare(formula, "d^2 \\le r^2", "d^2 \\gt r^2", squared, reach, overlap, steps);
  }
}
