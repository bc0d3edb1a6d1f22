package collisionbench.geometry.gjk;

import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// EPA: looks for the direction in which the Minkowski difference reaches least far beyond the
/// origin, which is the shortest way out of it.
///
/// The polygon that EPA grows is kept here as the directions in which its corners were found: all
/// directions lie between two of them, and the polygon says how far the difference reaches between
/// them at least. Every step asks how far it does reach where that is least, until the two agree.
/// Polygons are done when all their corners are known. At the end of an arc the error falls to a
/// quarter with every step.
final class Epa2 {

  private static final List<Vec2> START =
      List.of(Vec2.Y, Vec2.X.negated(), Vec2.Y.negated(), Vec2.X);

  private Epa2() {}

  /// {@return minus the depth of two outlines; 0, up to rounding, along a normal of their
  /// difference if that is flat}
  ///
  /// @param distance an upper bound of the outlines' distance, 0 or next to it: what is left of it
  ///   where the origin is outside the difference by some last bits
  /// @param limit a third of the most steps, beside two for every corner
  static Bracket2 of(Difference2 difference, double distance, int limit) {
    double tolerance = difference.tolerance();
    int most = 3 * limit + 2 * (difference.a().corners().size() + difference.b().corners().size());
    List<Wedge2> wedges = start(difference);
    for (int i = 1; ; i++) {
      int index = least(wedges);
      Wedge2 wedge = wedges.get(index);
      Vertex2 next = difference.support(wedge.way());
      if (next.reach() - wedge.least() <= tolerance || i == most) {
        double atMost = wedge.least() >= 0 ? -wedge.least() : distance;
        return new Bracket2(-next.reach(), atMost, wedge.way(), difference.contact(next), i);
      }
      wedges.set(index, Wedge2.of(wedge.from(), next));
      wedges.add(index + 1, Wedge2.of(next, wedge.to()));
    }
  }

  private static List<Wedge2> start(Difference2 difference) {
    List<Vertex2> touched = START.stream().map(difference::support).toList();
    List<Wedge2> wedges = new ArrayList<>();
    for (int i = 0; i < touched.size(); i++) {
      wedges.add(Wedge2.of(touched.get(i), touched.get((i + 1) % touched.size())));
    }
    return wedges;
  }

  private static int least(List<Wedge2> wedges) {
    int best = 0;
    for (int i = 1; i < wedges.size(); i++) {
      best = wedges.get(i).least() < wedges.get(best).least() ? i : best;
    }
    return best;
  }
}
