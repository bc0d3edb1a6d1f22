package collisionbench.geometry.space.search;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Vertex;
import collisionbench.geometry.space.proof.Candidate;
import collisionbench.geometry.space.proof.Proof;
import java.util.List;

/// The nearest points of any two cores. (Gilbert, Johnson and Keerthi, A fast procedure for
/// computing the distance between complex objects in three-dimensional space, 1988.)
///
/// The nearest points of the cores correspond to the point of their Minkowski difference nearest to
/// the origin. Starting from a simplex of its vertices, adds the support point in the direction of
/// the origin until that is no closer than the nearest point of the simplex.
public final class Gjk {

  /// Each step comes closer, so the walk terminates; ordinary pairs take two to six steps.
  private static final int MOST_STEPS = 100;

  /// Improvements below this, relative to all coordinates, are ignored.
  private static final double CLOSE = 0x1p-50;

  /// Initial directions. On a lattice the origin is often on a face or edge of a simplex, which is
  /// inconclusive; another start usually avoids that.
  private static final List<Vec3> STARTS =
      List.of(Vec3.X, new Vec3(-3, 7, 5), new Vec3(2, -7, 3), new Vec3(-3, 4, -7));

  private Gjk() {}

  /// {@return whether two shapes touch}
  public static Verdict test(Shape3 a, Shape3 b) {
    double size = Core.size(a, b);
    if (!Verdict.isOrdinary(size)) {
      return Verdict.UNSURE;
    }
    for (Vec3 start : STARTS) {
      Verdict verdict = test(a, b, start, size);
      if (verdict != Verdict.UNSURE) {
        return verdict;
      }
    }
    return Verdict.UNSURE;
  }

  private static Verdict test(Shape3 a, Shape3 b, Vec3 start, double size) {
    Nearest nearest = of(a, b, Vec3.ZERO, start);
    Verdict surrounded = nearest.isAround() ? around(nearest.vertices(), size) : Verdict.UNSURE;
    Vec3 delta = nearest.delta();
    return surrounded == Verdict.UNSURE
        ? Proof.of(
            new Candidate(delta, Core.gap(a, b, delta), size), Core.radius(a) + Core.radius(b))
        : surrounded;
  }

  private static Verdict around(List<Vertex> corners, double size) {
    return Proof.around(
        corners.get(0).delta(),
        corners.get(1).delta(),
        corners.get(2).delta(),
        corners.get(3).delta(),
        size);
  }

  /// {@return the nearest points of two cores, in doubles}
  ///
  /// @param by the translation of B
  static Nearest of(Shape3 a, Shape3 b, Vec3 by) {
    return of(a, b, by, Vec3.X);
  }

  private static Nearest of(Shape3 a, Shape3 b, Vec3 by, Vec3 start) {
    double close = CLOSE * Core.size(a, b);
    Nearest nearest = Simplex.point(Vertex.support(a, b, by, start));
    for (int i = 0; i < MOST_STEPS && !nearest.isAround(); i++) {
      Vec3 direction = nearest.direction();
      Vertex back = Vertex.support(a, b, by, direction);
      double nearer = nearest.delta().minus(back.delta()).dot(direction);
      if (!(nearer > close * direction.length())) {
        return nearest;
      }
      Nearest next = Simplex.nearest(nearest.vertices(), back);
      if (!(next.delta().lengthSquared() < nearest.delta().lengthSquared())) {
        return nearest;
      }
      nearest = next;
    }
    return nearest;
  }
}
