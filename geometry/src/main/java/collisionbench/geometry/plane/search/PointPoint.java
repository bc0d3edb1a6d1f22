package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Vec2;

/// Two points, by their squared distance.
public final class PointPoint {

  private PointPoint() {}

  /// {@return whether two points are within the sum of the radii}
  public static Verdict test(Vec2 a, Vec2 b, double radiusSum) {
    Verdict verdict = Verdict.ofSquares(b.minus(a).lengthSquared(), radiusSum * radiusSum);
    return verdict == Verdict.UNSURE && a.equals(b) ? Verdict.TOUCHING : verdict;
  }
}
