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
/// The nearest points are where the difference of the two is nearest to the origin. Of a simplex of
/// its corners the nearest point is known; the corner that lies farthest back along the direction
/// to it is added, until none lies farther back than the point itself.
public final class Gjk {

  /// Each step comes nearer, so that it ends by itself; ordinary pairs take two to six.
  private static final int MOST_STEPS = 100;

  /// What is nearer by less than this part of all coordinates is not looked for.
  private static final double CLOSE = 0x1p-50;

  /// Where to begin. On a lattice the origin is often in a face or an edge of a simplex, which says
  /// nothing; from another start it seldom is.
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
        ? Proof.of(new Candidate(delta, Vertex.gap(a, b, delta), size), Core.radius(a) + Core.radius(b))
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

  /// {@return the nearest points of two cores, as far as doubles tell}
  ///
  /// @param by how far B is moved
  static Nearest of(Shape3 a, Shape3 b, Vec3 by) {
    return of(a, b, by, Vec3.X);
  }

  private static Nearest of(Shape3 a, Shape3 b, Vec3 by, Vec3 start) {
    return from(Simplex.point(Vertex.support(a, b, by, start)), a, b, by);
  }

  /// {@return the nearest points of two cores, from a guess on}
  ///
  /// @param guess a point of a simplex of the difference
  static Nearest from(Nearest guess, Shape3 a, Shape3 b, Vec3 by) {
    double close = CLOSE * Core.size(a, b);
    Nearest nearest = guess;
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
