package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import java.util.List;

/// A line that two shapes never cross while they move: along a side of one, along the motion, or
/// across the vector between two corners.
///
/// Along a fixed normal the gap changes linearly. So if it exceeds all rounding errors at the start
/// and at the end, the shapes never touch. A sector counts as a full disc here.
///
/// @param limit the gap of the cores above which the shapes are certainly apart: the sum of the
///   radii and what rounding may hide
record SeparatingLine(double limit) {

  /// The squared length above which a normal is accurate.
  private static final double LEAST_SQUARED = 0x1p-900;

  /// {@return whether a line certainly keeps A, at rest, and B, moving by `motion`, apart}
  ///
  /// @param magnitudes the greatest number of both shapes plus those of their motions
  static boolean isFound(Shape2 a, Shape2 b, Vec2 motion, double magnitudes) {
    List<Vec2> ofA = Core.corners(a);
    List<Vec2> ofB = Core.corners(b);
    Vec2 from = ofA.getFirst();
    double radiusSum = radius(a) + radius(b);
    double size =
        Core.extent(ofA, from) + Core.extent(ofB, from) + radiusSum + motion.sumOfMagnitudes();
    if (!Verdict.isOrdinary(size) || !Verdict.isOrdinary(magnitudes)) {
      return false;
    }
    SeparatingLine line = new SeparatingLine(radiusSum + MovingPieces.margin(size, magnitudes));
    Vec2 across = motion.perpendicular();
    return line.separates(ofA, across, ofB, motion)
        || line.separates(ofA, across.negated(), ofB, motion)
        || line.separates(ofA, ofB.getFirst().minus(from), ofB, motion)
        || line.isAlongSide(ofA, ofB, motion)
        || line.isAlongSide(ofB, ofA, motion.negated());
  }

  private static double radius(Shape2 shape) {
    return shape instanceof Sector s ? s.radius() : Core.radius(shape);
  }

  /// {@return whether a line along a side of one keeps the other apart}
  private boolean isAlongSide(List<Vec2> own, List<Vec2> other, Vec2 motion) {
    Vec2 start = own.getLast();
    for (int i = 0; i < own.size(); i++) {
      Vec2 end = own.get(i);
      Vec2 outwards = end.minus(start).perpendicular().negated();
      if (isBeyond(start, outwards, other, motion)) {
        return true;
      }
      start = end;
    }
    return false;
  }

  /// {@return whether the line with this normal at the support point of one keeps the other apart}
  private boolean separates(List<Vec2> own, Vec2 normal, List<Vec2> other, Vec2 motion) {
    Vec2 support = own.getFirst();
    for (int i = 1; i < own.size(); i++) {
      Vec2 corner = own.get(i);
      support = corner.minus(support).dot(normal) > 0 ? corner : support;
    }
    return isBeyond(support, normal, other, motion);
  }

  /// {@return whether all corners are beyond a line by more than the limit, before and after the
  /// motion}
  private boolean isBeyond(Vec2 point, Vec2 normal, List<Vec2> corners, Vec2 motion) {
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < corners.size(); i++) {
      double height = normal.dot(corners.get(i).minus(point));
      least = height < least ? height : least;
    }
    double squared = normal.lengthSquared();
    double nearest = least + Math.min(0, normal.dot(motion));
    return squared > LEAST_SQUARED && nearest > limit * Math.sqrt(squared);
  }
}
