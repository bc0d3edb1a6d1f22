package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Difference;
import collisionbench.geometry.plane.core.Frame;

/// Two moving shapes: the hull of the contact times of their convex pieces, or the closed form for
/// two points.
final class MovingShapes {

  private MovingShapes() {}

  /// {@return when two shapes touch, A at rest and B moving by `motion`}
  ///
  /// @param atStart whether they touch at the start
  /// @param atEnd whether they touch at the end
  /// @param magnitudes the greatest number of both shapes plus those of their motions
  static ContactTimes of(
      Shape2 a, Shape2 b, Vec2 motion, boolean atStart, boolean atEnd, double magnitudes) {
    Shape2 coreA = Core.of(a);
    Shape2 coreB = Core.of(b);
    double radius = Core.radius(a) + Core.radius(b);
    if (coreA instanceof Point2 p && coreB instanceof Point2 q) {
      return MovingPoints.of(q.at().minus(p.at()), motion, radius);
    }
    ContactTimes times = ContactTimes.NONE;
    Frame frame = Frame.of(coreA, coreB);
    for (Difference difference : Difference.of(coreA, frame, coreB, frame, radius)) {
      times = times.hull(MovingPieces.of(difference, motion, atStart, atEnd, magnitudes));
    }
    return times;
  }
}
