package collisionbench.geometry.plane.search;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.proof.Proof;
import collisionbench.geometry.plane.proof.Verdict;

/// Two points: the way between them is all there is.
public final class PointPoint {

  private PointPoint() {}

  /// {@return whether two points are within reach of each other}
  public static Verdict test(Vec2 a, Vec2 b, double reach) {
    return Proof.ofSquares(b.minus(a).lengthSquared(), reach * reach);
  }
}
