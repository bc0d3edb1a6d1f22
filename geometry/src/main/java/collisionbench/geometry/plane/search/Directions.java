package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Frame;
import collisionbench.geometry.plane.proof.Proof;

/// Any two shapes, by all directions along which the gap between two of their convex pieces may be
/// widest.
public final class Directions {

  private Directions() {}

  /// {@return whether two shapes touch}
  public static Verdict test(Shape2 a, Shape2 b) {
    Shape2 coreA = Core.of(a);
    Shape2 coreB = Core.of(b);
    double radiusSum = Core.radius(a) + Core.radius(b);
    double discs = Core.extent(coreA) + Core.extent(coreB) + radiusSum;
    Verdict verdict = PointPoint.test(Core.anchor(coreA), Core.anchor(coreB), discs);
    if (verdict == Verdict.APART) {
      return verdict;
    }
    Frame frame = Frame.of(coreA, coreB);
    verdict = Verdict.APART;
    for (Difference pieces : Difference.of(coreA, frame, coreB, frame, 0)) {
      double widest = pieces.widest(Vec2.ZERO).width();
      verdict = verdict.or(Proof.ofWidest(widest, pieces.size(), radiusSum));
      if (verdict == Verdict.TOUCHING) {
        return verdict;
      }
    }
    return verdict;
  }
}
