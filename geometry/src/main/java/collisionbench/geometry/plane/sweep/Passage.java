package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import collisionbench.geometry.plane.core.Core.OfPoint;
import collisionbench.geometry.plane.core.Frame;
import collisionbench.geometry.plane.core.Obstacle;
import collisionbench.geometry.plane.core.Piece;

/// The times of contact on the way, whatever is the case at its ends; the wrong way round if there
/// are none.
record Passage(double enter, double exit) {

  static final Passage ALL = new Passage(0, 1);
  static final Passage NONE = new Passage(1, 0);

  /// {@return when two cores meet, with A standing still and B moving by `motion`}
  ///
  /// @param atStart whether they touch at the start
  /// @param atEnd whether they touch at the end
  /// @param reach the greatest of the numbers of both shapes, and their motions
  static Passage of(Core a, Core b, Vec2 motion, boolean atStart, boolean atEnd, double reach) {
    if (a instanceof OfPoint p && b instanceof OfPoint q) {
      return MovingPoints.of(q.at().minus(p.at()), motion, p.radius() + q.radius());
    }
    Passage passage = NONE;
    Frame frame = Frame.at(a.anchor());
    for (Piece pieceA : a.pieces(frame)) {
      for (Piece pieceB : b.pieces(frame)) {
        Obstacle obstacle = Obstacle.of(pieceA, pieceB, a.radius() + b.radius());
        passage = passage.hull(MovingPieces.of(obstacle, motion, atStart, atEnd, reach));
      }
    }
    return passage;
  }

  private boolean isNone() {
    return !(enter <= exit);
  }

  private Passage hull(Passage other) {
    if (isNone() || other.isNone()) {
      return isNone() ? other : this;
    }
    return new Passage(Math.min(enter, other.enter), Math.max(exit, other.exit));
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
