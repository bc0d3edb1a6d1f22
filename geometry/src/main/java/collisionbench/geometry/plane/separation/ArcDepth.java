package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Interval;
import java.util.ArrayList;
import java.util.List;

/// Convex cores in one another, the second of which is a sector: the least translation of B that
/// takes it out of A is along the normal of a side of one of them, or from the centre of an arc to
/// a corner of the other.
///
/// Each core is measured from a point of its own, its anchor, and the way between the two is one
/// number more. Where the two do not touch after the shortest way out but for rounding, as with
/// slivers, [Penetration] looks for another that is as short.
final class ArcDepth {

  private ArcDepth() {}

  static Separation2 between(Shape2 a, Shape2 b) {
    Vec2 way = Features.anchor(b).minus(Features.anchor(a));
    List<Vec2> directions = new ArrayList<>();
    outwards(a, b).forEach(directions::add);
    outwards(b, a).forEach(direction -> directions.add(direction.negated()));
    double least = Double.POSITIVE_INFINITY;
    Vec2 out = Vec2.ZERO;
    for (Vec2 direction : directions) {
      double reachA = Features.support(a, Features.anchor(a), direction);
      double reachB = Features.support(b, Features.anchor(b), direction.negated());
      double depth = reachA + reachB - way.dot(direction);
      if (depth < least && !direction.equals(Vec2.ZERO)) {
        least = depth;
        out = direction;
      }
    }
    return along(out, least, a, b);
  }

  /// {@return the unit directions in which the way out of a core may lead}
  private static List<Vec2> outwards(Shape2 core, Shape2 other) {
    List<Vec2> directions = new ArrayList<>();
    for (int side = 0; side < Sides.count(core); side++) {
      directions.add(Sides.direction(core, side).normalized());
    }
    if (Corners.hasArc(core)) {
      for (int corner = 0; corner < Features.corners(other); corner++) {
        directions.add(toCorner((Sector) core, other, corner));
      }
    }
    return directions;
  }

  /// {@return the unit direction from the centre of the arc to the corner of the other core; along
  /// the middle of the arc if the two are one point}
  private static Vec2 toCorner(Sector arc, Shape2 other, int corner) {
    Vec2 to = Features.corner(other, corner, Features.anchor(arc));
    return (to.equals(Vec2.ZERO) ? arc.opening().axis() : to).normalized();
  }

  /// {@return the separation with that normal, in the middle of what the faces share that touch
  /// after the way out}
  private static Separation2 along(Vec2 out, double depth, Shape2 a, Shape2 b) {
    Vec2 anchor = Features.anchor(a);
    Vec2 way = Features.anchor(b).minus(anchor);
    double tolerance =
        Penetration.FACE
            * (Features.size(a, anchor, Vec2.ZERO)
                + Features.size(b, Features.anchor(b), Vec2.ZERO));
    Interval faceA = face(a, out, out, 0, tolerance);
    Interval faceB = face(b, out.negated(), out, out.cross(way), tolerance);
    if (Math.max(0, -depth) + faceA.gap(faceB) > tolerance) {
      return Penetration.between(Core.of(a), Core.of(b), 0, 0).grown(Corners.radius(a), 0);
    }
    double length = Math.max(0, depth);
    Vec2 point =
        anchor
            .plus(faceA.middleOfShared(faceB), out.perpendicular())
            .plus(Features.support(a, anchor, out), out);
    return new Separation2(-length, point, point.plus(-length, out), out)
        .grown(Corners.radius(a), 0);
  }

  /// {@return what the core has furthest in a direction, as numbers to the left of the way out}
  ///
  /// @param anchor that of the core's anchor
  private static Interval face(
      Shape2 core, Vec2 direction, Vec2 out, double anchor, double tolerance) {
    Vec2 origin = Features.anchor(core);
    double reach = Features.support(core, origin, direction);
    Interval face =
        Features.hasArcAlong(core, direction) ? new Interval(anchor, anchor) : Interval.NONE;
    for (int i = 0; i < Features.corners(core); i++) {
      Vec2 corner = Features.corner(core, i, origin);
      if (corner.dot(direction) >= reach - tolerance) {
        face = face.and(anchor + out.cross(corner));
      }
    }
    return face;
  }
}
