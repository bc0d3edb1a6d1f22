package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Interval;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import org.jspecify.annotations.Nullable;

/// Convex cores in one another, the second of which is a sector: the least translation of B that
/// takes it out of A is along the normal of a side of one of them, or from the centre of an arc to
/// a corner of the other.
///
/// Those directions are counted through: sides of A, sides of B, corners of B as seen from the arc
/// of A, corners of A as seen from that of B. Each core is measured from a point of its own, and
/// the way between the two is one number more.
final class ArcDepth {

  private static final int CORNERS = 3;

  private ArcDepth() {}

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean swapped, Maker<T> maker) {
    return best(a, b, Penetration.FACE * (size(a) + size(b)))
        .separation()
        .moved(Outline.anchor(a))
        .grown(Corners.radius(a), 0)
        .made(true, swapped, maker);
  }

  /// {@return the shortest way out; where the two do not touch after that but for rounding, of all
  /// that rounding cannot tell from it that on which they do best}
  private static Way best(Shape2 a, Shape2 b, double tolerance) {
    int index = shortest(a, b);
    boolean searched = false;
    while (true) {
      Way way = Way.by(a, b, index, tolerance);
      if (searched || way.error() <= tolerance) {
        return way;
      }
      index = best(a, b, way.depth() + tolerance, tolerance);
      searched = true;
    }
  }

  private static int best(Shape2 a, Shape2 b, double most, double tolerance) {
    double least = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int i = 0; i < count(a, b); i++) {
      Way way = Way.by(a, b, i, tolerance);
      if (way.depth() <= most && way.error() < least) {
        least = way.error();
        best = i;
      }
    }
    return best;
  }

  private static int shortest(Shape2 a, Shape2 b) {
    double least = Double.POSITIVE_INFINITY;
    int shortest = 0;
    for (int i = 0; i < count(a, b); i++) {
      double depth = depth(a, b, direction(a, b, i));
      if (depth < least) {
        least = depth;
        shortest = i;
      }
    }
    return shortest;
  }

  /// {@return how far B is to be moved in that unit direction; infinite if it is none}
  private static double depth(Shape2 a, Shape2 b, Vec2 out) {
    boolean none = out.x() == 0 && out.y() == 0;
    double reach = support(a, out) + support(b, out.negated());
    return none ? Double.POSITIVE_INFINITY : reach - way(a, b).dot(out);
  }

  private static Vec2 way(Shape2 a, Shape2 b) {
    return Outline.anchor(b).minus(Outline.anchor(a));
  }

  /// A way out.
  ///
  /// @param out the unit direction
  /// @param depth how far it is
  /// @param pointA where A touches B after that, from the anchor of A
  /// @param error how far the two are from touching there
  private record Way(Vec2 out, double depth, Vec2 pointA, double error) {

    static Way by(Shape2 a, Shape2 b, int index, double tolerance) {
      Vec2 out = direction(a, b, index);
      double depth = ArcDepth.depth(a, b, out);
      Vec2 left = out.perpendicular();
      double reach = support(a, out);
      double reachOfB = support(b, out.negated());
      Interval face = face(a, out, reach - tolerance);
      Interval facing =
          face(b, out.negated(), reachOfB - tolerance).mirrored().plus(way(a, b).dot(left));
      Vec2 pointA = left.times(face.middleOfShared(facing)).plus(reach, out);
      return new Way(out, depth, pointA, Math.max(0, -depth) + face.gap(facing));
    }

    Separation2 separation() {
      double length = Math.max(0, depth);
      return new Separation2(-length, pointA, pointA.plus(-length, out), out);
    }
  }

  private static int count(Shape2 a, Shape2 b) {
    return Sides.count(a) + Sides.count(b) + cornersFromArc(a, b) + cornersFromArc(b, a);
  }

  private static int cornersFromArc(Shape2 core, Shape2 other) {
    return Corners.hasArc(core) ? corners(other) : 0;
  }

  private static int corners(Shape2 core) {
    return Corners.hasArc(core) ? CORNERS : Corners.count(core);
  }

  /// {@return the unit direction of that number, from A to B; zero if there is none}
  ///
  /// From the centre of an arc to a corner in it, along the middle of the arc.
  private static Vec2 direction(Shape2 a, Shape2 b, int index) {
    int sidesOfA = Sides.count(a);
    int sides = sidesOfA + Sides.count(b);
    double x;
    double y;
    if (index < sides) {
      boolean ofA = index < sidesOfA;
      double sign = ofA ? 1 : -1;
      Vec2 side = Sides.direction(ofA ? a : b, ofA ? index : index - sidesOfA);
      x = sign * side.x();
      y = sign * side.y();
    } else {
      int fromA = cornersFromArc(a, b);
      boolean isFromA = index - sides < fromA;
      double sign = isFromA ? 1 : -1;
      Shape2 cornered = isFromA ? b : a;
      int corner = isFromA ? index - sides : index - sides - fromA;
      Vec2 to = way(a, b).plus(sign, Outline.corner(cornered, corner, Outline.anchor(cornered)));
      boolean none = to.x() == 0 && to.y() == 0;
      Vec2 middle = ((Sector) (isFromA ? a : b)).opening().axis();
      x = none ? sign * middle.x() : to.x();
      y = none ? sign * middle.y() : to.y();
    }
    return new Vec2(x, y).normalized();
  }

  /// {@return how far the core reaches in the unit direction `u` from its anchor}
  private static double support(Shape2 core, Vec2 u) {
    Vec2 anchor = Outline.anchor(core);
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners(core); i++) {
      most = Math.max(most, Outline.corner(core, i, anchor).dot(u));
    }
    return hasArcAlong(core, u) ? Math.max(most, ((Sector) core).radius()) : most;
  }

  /// {@return the part of the core that reaches at least `least` in the unit direction `u` from its
  /// anchor, as the interval of its coordinates along `u` turned left}
  private static Interval face(Shape2 core, Vec2 u, double least) {
    Vec2 anchor = Outline.anchor(core);
    boolean arc = hasArcAlong(core, u);
    double min = arc ? 0 : Double.POSITIVE_INFINITY;
    double max = arc ? 0 : Double.NEGATIVE_INFINITY;
    for (int i = 0; i < corners(core); i++) {
      Vec2 corner = Outline.corner(core, i, anchor);
      if (corner.dot(u) >= least) {
        double beside = u.cross(corner);
        min = Math.min(min, beside);
        max = Math.max(max, beside);
      }
    }
    return new Interval(min, max);
  }

  private static boolean hasArcAlong(Shape2 core, Vec2 u) {
    return Corners.hasArc(core) && ((Sector) core).opening().holds(u);
  }

  /// {@return the greatest distance of a corner from the anchor}
  private static double size(Shape2 core) {
    Vec2 anchor = Outline.anchor(core);
    double squared = 0;
    for (int i = 0; i < corners(core); i++) {
      squared = Math.max(squared, Outline.corner(core, i, anchor).lengthSquared());
    }
    return Math.sqrt(squared);
  }
}
