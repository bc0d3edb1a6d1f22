package collisionbench.geometry.plane.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Vec2;

/// Two points: the way between them is all there is.
public final class PointPoint {

  private PointPoint() {}

  /// {@return whether two points are within reach of each other}
  public static Verdict test(Vec2 a, Vec2 b, double reach) {
    Verdict verdict = Verdict.ofSquares(b.minus(a).lengthSquared(), reach * reach);
    return verdict == Verdict.UNSURE && a.equals(b) ? Verdict.TOUCHING : verdict;
  }

  /// {@return the two points; of equal ones the direction is +y}
  static Nearest nearest(Vec2 a, Vec2 b) {
    Vec2 way = b.minus(a);
    Vec2 direction = way.equals(Vec2.ZERO) ? Vec2.Y : way.unit();
    return new Nearest(way.dot(direction), a, direction, way.sumOfMagnitudes());
  }
}
