package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Vertex;
import collisionbench.geometry.space.proof.ExactNearest;
import collisionbench.geometry.space.search.Nearest;

/// The least translation that separates overlapping cores, along the direction of [Depth]. The
/// witness points are where the cores touch after it.
final class Penetration {

  /// The translation that separates almost touching cores to find the face between them, relative
  /// to all coordinates.
  private static final double APART = 0x1p-40;

  private Penetration() {}

  /// {@return the separation of two cores that touch or overlap} A witness point next to a corner
  /// is that corner.
  static Separation3 of(Shape3 a, Shape3 b) {
    Vec3 normal = Depth.direction(a, b);
    Vertex deepest = Vertex.support(a, b, Vec3.ZERO, normal);
    double size = Core.size(a, b);
    double gap = deepest.delta().dot(normal);
    double distance = gap < -Separation3.CLOSE * size ? gap : nextToTouch(a, b, normal, gap);
    Vec3 back = normal.times(-distance);
    double close = Separation3.ROUNDING * size;
    Nearest touch = Nearest.of(a, b, back);
    Vec3 pointA =
        touch.delta().largest() <= Separation3.CLOSE * size
            ? touch.onA()
            : ExactNearest.of(a, b, back).pointA();
    Vec3 cornerA = deepest.ofA().minus(pointA).largest() <= close ? deepest.ofA() : pointA;
    Vec3 pointB = cornerA.plus(distance, normal);
    Vec3 cornerB = deepest.ofB().minus(pointB).largest() <= close ? deepest.ofB() : pointB;
    return new Separation3(distance, cornerA, cornerB, normal).signed(true);
  }

  /// {@return the distance of overlapping cores: the widest exact gap along the directions whose
  /// gap is the widest up to rounding; none is wider than 0}
  private static double nextToTouch(Shape3 a, Shape3 b, Vec3 normal, double gap) {
    double size = Core.size(a, b);
    double widest = exactGap(a, b, normal.times(APART * size));
    if (widest < 0) {
      for (Vec3 direction : Depth.withGapOfAtLeast(gap - Separation3.CLOSE * size, a, b)) {
        if (widest < 0 && !direction.equals(normal)) {
          widest = Math.max(widest, exactGap(a, b, direction.times(APART * size)));
        }
      }
    }
    return widest > Double.NEGATIVE_INFINITY ? widest : gap;
  }

  /// {@return the exact gap along the direction that separates the cores after translating B;
  /// negative infinity if they still meet}
  private static double exactGap(Shape3 a, Shape3 b, Vec3 by) {
    ExactNearest nearest = ExactNearest.apart(a, b, by);
    return nearest.meet() ? Double.NEGATIVE_INFINITY : nearest.gapBefore();
  }
}
