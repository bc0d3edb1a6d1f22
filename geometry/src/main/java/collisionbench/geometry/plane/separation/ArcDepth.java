package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Pick;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import org.jspecify.annotations.Nullable;

/// Convex cores in one another, the second of which is a sector: the least translation of B that
/// takes it out of A is along the normal of a side of one of them, or from the centre of an arc to
/// a corner of the other.
///
/// Each core is measured from a point of its own, its anchor, and the way between the two is one
/// number more. Where the two do not touch after the shortest way out but for rounding, as with
/// slivers, [Penetration] looks for another that is as short.
final class ArcDepth {

  private ArcDepth() {}

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean swapped, Maker<T> maker) {
    Vec2 anchorA = Features.anchor(a);
    Vec2 anchorB = Features.anchor(b);
    Vec2 way = anchorB.minus(anchorA);
    int cornersA = Features.corners(a);
    int cornersB = Features.corners(b);
    int sidesA = Sides.count(a);
    int ofA = sidesA + (Corners.hasArc(a) ? cornersB : 0);
    int sidesB = Sides.count(b);
    int count = ofA + sidesB + cornersA;
    double least = Double.POSITIVE_INFINITY;
    double leastX = 0;
    double leastY = 0;
    for (int i = 0; i < count; i++) {
      boolean fromA = i < ofA;
      Shape2 core = fromA ? a : b;
      int index = fromA ? i : i - ofA;
      int corner = index - (fromA ? sidesA : sidesB);
      double x;
      double y;
      if (corner < 0) {
        Vec2 normal = new Vec2(Sides.x(core, index), Sides.y(core, index)).normalized();
        x = fromA ? normal.x() : -normal.x();
        y = fromA ? normal.y() : -normal.y();
      } else {
        Vec2 toCorner = toCorner(core, fromA ? anchorA : anchorB, fromA ? b : a, corner);
        x = fromA ? toCorner.x() : -toCorner.x();
        y = fromA ? toCorner.y() : -toCorner.y();
      }
      double reachA = Features.support(a, anchorA, x, y);
      double reachB = Features.support(b, anchorB, -x, -y);
      double depth = reachA + reachB - (way.x() * x + way.y() * y);
      if (depth < least && (x != 0 || y != 0)) {
        least = depth;
        leastX = x;
        leastY = y;
      }
    }
    return outOf(a, b, leastX, leastY, least, swapped, maker);
  }

  /// Along the unit direction `(x, y)`, in the middle of what the faces share that touch then. Too
  /// long to be copied: there would be no room for it behind the search (decision 005).
  private static <T extends @Nullable Object> T outOf(
      Shape2 a, Shape2 b, double x, double y, double depth, boolean swapped, Maker<T> maker) {
    Vec2 anchorA = Features.anchor(a);
    Vec2 way = Features.anchor(b).minus(anchorA);
    double tolerance =
        Penetration.FACE
            * (Features.size(a, anchorA, Vec2.ZERO)
                + Features.size(b, Features.anchor(b), Vec2.ZERO));
    double reachA = 0;
    double from = Double.NEGATIVE_INFINITY;
    double to = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 2; i++) {
      boolean first = i == 0;
      Shape2 core = first ? a : b;
      Vec2 anchor = Features.anchor(core);
      int corners = Features.corners(core);
      double facingX = first ? x : -x;
      double facingY = first ? y : -y;
      double reach = Features.support(core, anchor, facingX, facingY);
      double anchorBeside = first ? 0 : x * way.y() - y * way.x();
      boolean arc = Features.hasArcAlong(core, facingX, facingY);
      double min = arc ? anchorBeside : Double.POSITIVE_INFINITY;
      double max = arc ? anchorBeside : Double.NEGATIVE_INFINITY;
      for (int j = 0; j < corners; j++) {
        Vec2 corner = Features.corner(core, j, anchor);
        if (corner.x() * facingX + corner.y() * facingY >= reach - tolerance) {
          double beside = anchorBeside + (x * corner.y() - y * corner.x());
          min = Math.min(min, beside);
          max = Math.max(max, beside);
        }
      }
      from = Math.max(from, min);
      to = Math.min(to, max);
      reachA = first ? reach : reachA;
    }
    if (Math.max(0, -depth) + Math.max(0, from - to) > tolerance) {
      return Penetration.between(Core.of(a), Core.of(b), 0, 0)
          .grown(Corners.radius(a), 0)
          .made(true, swapped, maker);
    }
    Vec2 out = new Vec2(x, y);
    double length = Math.max(0, depth);
    Vec2 point = anchorA.plus(0.5 * (from + to), out.perpendicular()).plus(reachA, out);
    return new Separation2(-length, point, point.plus(-length, out), out)
        .grown(Corners.radius(a), 0)
        .made(true, swapped, maker);
  }

  /// {@return the unit direction from the centre of the arc to the corner of the other core; along
  /// the middle of the arc if the two are one point}
  private static Vec2 toCorner(Shape2 arc, Vec2 center, Shape2 other, int corner) {
    Vec2 to = Features.corner(other, corner, center);
    boolean none = to.x() == 0 && to.y() == 0;
    return Pick.of(none, ((Sector) arc).opening().axis(), to).normalized();
  }
}
