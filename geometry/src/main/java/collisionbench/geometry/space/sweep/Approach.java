package collisionbench.geometry.space.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Vertex;
import collisionbench.geometry.space.search.Nearest;
import collisionbench.geometry.space.search.SegmentSegment;
import collisionbench.geometry.space.separation.Separation3;

/// Conservative advancement of a moving shape towards one at rest.
///
/// Along a fixed direction the gap is a lower bound of the distance and changes linearly. So a step
/// that closes the gap ends no later than the first contact, whatever the direction, and if the gap
/// is positive and does not shrink there is no contact afterwards. A step leaves more of the gap
/// than the rounding error, so it is never too long.
///
/// The direction is that between the nearest points, along which the gap equals the distance. A
/// head-on approach takes a few steps; a grazing one halves the gap with each, so it takes at most
/// as many as a double has bits.
final class Approach {

  /// The most steps. Not reached in practice; if reached, the time so far is the answer, which is
  /// not late.
  private static final int MOST_STEPS = 100;

  /// The rounding error of the gap relative to its operands, with `u = 2^-53`: the translation of B
  /// 2 u, a corner of a box 19 u of its half extents, the sums from one corner to another 4 u,
  /// their product with a direction 3 u, and the speed 3 u: less than 32 u.
  private static final double ROUNDING = 0x1p-48;

  /// The gap that a step leaves: 192 u, which is 1.5 times the widest margin in which doubles are
  /// unsure whether two boxes touch, so that a sweep hardly ever needs exact arithmetic.
  private static final double MARGIN = 0x1.8p-46;

  /// The rounding error of the closing speed relative to the motion: 3 u.
  private static final double SPEED = 0x1p-51;

  /// The rounding error of placing two shapes at a time, along an axis and relative to the
  /// coordinates along it: 1 u, and an eighth for the sum of those coordinates.
  private static final double PLACE = 0x1.2p-53;

  /// How much more a step leaves, relative to that error: more than twice as much, so the placed
  /// shapes are certainly apart.
  private static final double PLACED = 2.25;

  /// How much too small the gap along a direction may be, relative to what a step leaves: three
  /// quarters of that, with [#PLACED], are still more than twice the error of placing.
  private static final double SHORT = 0.25;

  /// The gap at which the walk ends, relative to what a step leaves: large enough to be reached
  /// despite rounding.
  private static final double ENOUGH = 1.5;

  private Approach() {}

  /// {@return when two shapes touch, A at rest and B moving by `motion`: the first contact, reached
  /// from the start, and the last, from the end; none if one cannot be reached}
  ///
  /// @param atStart whether they touch at the start
  /// @param atEnd whether they touch at the end
  /// @param magnitudes the greatest coordinates along each axis: of both shapes, plus twice the
  ///   motions
  static ContactTimes times(
      Shape3 a, Shape3 b, Vec3 motion, boolean atStart, boolean atEnd, Vec3 magnitudes) {
    double enter = atStart ? 0 : untilContact(a, b, Vec3.ZERO, motion, magnitudes);
    if (enter > 1) {
      return ContactTimes.NONE;
    }
    double left = atEnd ? 0 : untilContact(a, b, motion, motion.negated(), magnitudes);
    return new ContactTimes(enter, 1 - left);
  }

  /// {@return the time in 0..1 of contact of two shapes that do not touch at 0, up to a gap of 1.5
  /// times what a step leaves; infinity if they never touch}
  ///
  /// They never touch if the gap certainly grows and exceeds its rounding error, however long the
  /// motion; or if they slide past one another and the gap exceeds the errors of rounding and
  /// placement.
  ///
  /// @param from the translation of B at time 0
  /// @param motion the motion of B from there
  private static double untilContact(Shape3 a, Shape3 b, Vec3 from, Vec3 motion, Vec3 magnitudes) {
    double radii = Core.radius(a) + Core.radius(b);
    double size = Core.size(a, b) + radii + from.sumOfMagnitudes();
    double delta = motion.sumOfMagnitudes();
    double time = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Vec3 by = from.plus(time, motion);
      Vec3 normal = normal(a, b, by, MARGIN * (size + time * delta));
      double place = PLACE * normal.magnitudes().dot(magnitudes);
      double margin = MARGIN * (size + delta) + PLACED * place;
      double between = gap(a, b, by, normal) - radii * normal.length();
      double closing = -normal.dot(motion);
      boolean opens = closing < -SPEED * delta && between > ROUNDING * (size + time * delta);
      boolean slides = !(closing > 0) && between > ROUNDING * (size + delta) + place;
      if (opens || slides) {
        return Double.POSITIVE_INFINITY;
      }
      if (between <= ENOUGH * margin) {
        return time;
      }
      time += (between - margin) / closing;
      if (time > 1) {
        return Double.POSITIVE_INFINITY;
      }
    }
    return time;
  }

  /// {@return the unit direction between the nearest points, if the gap along it equals their
  /// distance; otherwise the normal of the separation}
  ///
  /// @param margin at most what a step leaves, for any length of the motion
  private static Vec3 normal(Shape3 a, Shape3 b, Vec3 by, double margin) {
    Shape3 coreA = Core.of(a);
    Shape3 coreB = Core.of(b);
    if (coreA instanceof Segment s && coreB instanceof Segment t) {
      SegmentSegment pair =
          SegmentSegment.of(s.start(), s.end(), t.start().plus(by), t.end().plus(by));
      Vec3 normal = pair.direction().unit();
      if (isAlong(normal, pair.delta(), gap(a, b, by, normal), margin)) {
        return normal;
      }
    }
    Nearest nearest = Nearest.of(coreA, coreB, by);
    Vec3 normal = nearest.direction().unit();
    return isAlong(normal, nearest.delta(), gap(a, b, by, normal), margin)
        ? normal
        : Separation3.between(a, b.translated(by)).normal();
  }

  /// {@return whether the direction is that between the nearest points, up to [#SHORT]}
  private static boolean isAlong(Vec3 normal, Vec3 delta, double gap, double margin) {
    double distance = delta.length();
    return !normal.equals(Vec3.ZERO) && distance > margin && distance - gap < SHORT * margin;
  }

  private static double gap(Shape3 a, Shape3 b, Vec3 by, Vec3 normal) {
    return Vertex.support(a, b, by, normal).delta().dot(normal);
  }
}
