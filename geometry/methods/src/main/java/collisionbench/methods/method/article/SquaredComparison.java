package collisionbench.methods.method.article;

import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Drawing;
import collisionbench.methods.method.Outline;
import collisionbench.methods.method.Steps;

/// Steps that compare a squared distance, shared by several articles.
final class SquaredComparison {

  static final Outline OUTLINE = Outline.NONE.step("compare", "touching", "apart");

  private SquaredComparison() {}

  /// {@return an arrow as long as a radius, from a center towards a point; along x if they
  /// coincide}
  static Drawing radius(String letter, Vec3 center, Vec3 towards, double radius) {
    Vec3 direction = towards.equals(center) ? Vec3.X : towards.minus(center).unit();
    return new Drawing.Arrow(letter, center, center.plus(radius, direction));
  }

  /// Reports how a squared distance compares to the sum of the radii, if touching is contact.
  static Steps.Draft compareClosed(
      String formula, double squared, double radiusSum, boolean overlap, Steps steps) {
    return compare(formula, squared, radiusSum, steps)
        .branch("touching", "d^2 \\le r^2", overlap, "d^2", squared)
        .branch("apart", "d^2 \\gt r^2", !overlap, "d^2", squared);
  }

  /// Reports the same if touching is not contact.
  static Steps.Draft compareOpen(
      String formula, double squared, double radiusSum, boolean overlap, Steps steps) {
    return compare(formula, squared, radiusSum, steps)
        .branch("touching", "d^2 \\lt r^2", overlap, "d^2", squared)
        .branch("apart", "d^2 \\ge r^2", !overlap, "d^2", squared);
  }

  private static Steps.Draft compare(
      String formula, double squared, double radiusSum, Steps steps) {
    return steps.add("compare", formula).with("d^2", squared).with("r", radiusSum);
  }
}
