package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Frame;

/// The times of contact on the way, whatever is the case at its ends; the wrong way round if there
/// are none.
record ContactTimes(double enter, double exit) {

  static final ContactTimes NONE = new ContactTimes(1, 0);

  /// {@return when two shapes meet, with A standing still and B moving by `motion`}
  ///
  /// @param atStart whether they touch at the start
  /// @param atEnd whether they touch at the end
  /// @param reach the greatest of the numbers of both shapes, and their motions
  static ContactTimes of(
      Shape2 a, Shape2 b, Vec2 motion, boolean atStart, boolean atEnd, double reach) {
    Shape2 coreA = Core.of(a);
    Shape2 coreB = Core.of(b);
    double radius = Core.radius(a) + Core.radius(b);
    if (coreA instanceof Point2 p && coreB instanceof Point2 q) {
      return MovingPoints.of(q.at().minus(p.at()), motion, radius);
    }
    ContactTimes times = NONE;
    Frame frame = Frame.of(coreA, coreB);
    for (Difference difference : Difference.of(coreA, frame, coreB, frame, radius)) {
      times = times.hull(MovingPieces.of(difference, motion, atStart, atEnd, reach));
    }
    return times;
  }

  private boolean isNone() {
    return !(enter <= exit);
  }

  private ContactTimes hull(ContactTimes other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new ContactTimes(Math.min(enter, other.enter), Math.max(exit, other.exit));
  }

  /// {@return the contact, given whether the shapes touch at the start and at the end}
  Sweep2 between(boolean atStart, boolean atEnd) {
    if (!atStart && !atEnd) {
      return isNone() ? new Sweep2.Never() : new Sweep2.Contact(inside(enter), inside(exit));
    }
    double from = atStart ? 0 : isNone() ? 1 : Math.max(enter, Double.MIN_VALUE);
    double to = atEnd ? 1 : isNone() ? 0 : Math.min(exit, Math.nextDown(1.0));
    return new Sweep2.Contact(from, to);
  }

  /// The ends are for shapes that touch there, whatever the rounding.
  private static double inside(double time) {
    return Math.clamp(time, Double.MIN_VALUE, Math.nextDown(1.0));
  }
}
