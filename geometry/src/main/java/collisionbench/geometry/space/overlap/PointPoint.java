package collisionbench.geometry.space.overlap;

import collisionbench.geometry.space.Vec3;

/// Two points: `|b - a|^2 <= reach^2`.
final class PointPoint {

  private PointPoint() {}

  static Verdict test(Vec3 a, Vec3 b, double reach) {
    Verdict verdict = Reach.ofPoints(a, b, reach);
    return verdict == Verdict.UNSURE && a.equals(b) ? Verdict.TOUCHING : verdict;
  }
}
