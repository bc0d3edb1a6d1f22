package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Scale;
import collisionbench.geometry.plane.core.ShapeOrder;
import collisionbench.geometry.plane.overlap.Overlap2;

/// When two shapes that move in straight lines meet, in the time from 0 to 1.
public sealed interface Sweep2 {

  /// {@return when two shapes meet}
  ///
  /// - `of(b, motionB, a, motionA)` is the same to the last bit, unless the two have equal cores
  ///   and radii.
  /// - At the time 0, and at 1 with one shape moved by the relative motion, it is `Overlap2.test`
  ///   that says whether they touch. (Where a number is so large that all are scaled, the end is
  ///   asked of scaled shapes, and what is then less than the least double is lost.)
  /// - Points, circles and what comes down to one (a full disc, a capsule of no length) have a
  ///   closed form, right up to rounding.
  /// - For the rest the first contact is never late nor the last early, and none is missed. Also if
  ///   the shapes are put where they are at those times in doubles, they do not touch; but if they
  ///   do not touch at the end and would within its last instant, that is the last contact.
  ///   Subnormal numbers, which no time can tell apart, are left out of this.
  /// - At those times they are apart by no more than `2^-45` (3e-14) of how far the two reach from
  ///   where one of them is, added to the motion, and `2^-46` of their greatest number, added to
  ///   both motions. Shapes that pass one another as closely may be said to meet.
  /// - A sector above half a turn can be met, left and met again: the times are those of the first
  ///   contact and of the last.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  /// @throws IllegalArgumentException if a motion is not finite
  static Sweep2 of(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    if (!(motionA.isFinite() && motionB.isFinite())) {
      throw new IllegalArgumentException("motions must be finite: " + motionA + ", " + motionB);
    }
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, motionB, a, motionA);
    }
    boolean atStart = Overlap2.test(a, b);
    if (motionA.equals(motionB)) {
      return atStart ? new Contact(0, 1) : new Never();
    }
    Scale scale = Scale.of(a, motionA, b, motionB);
    return scale.isOne()
        ? found(a, motionA, b, motionB, atStart)
        : found(
            scale.apply(a), scale.apply(motionA), scale.apply(b), scale.apply(motionB), atStart);
  }

  private static Sweep2 found(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB, boolean atStart) {
    Vec2 motion = motionB.minus(motionA);
    // Against what is much larger a motion may be lost.
    boolean stands = motion.equals(Vec2.ZERO);
    boolean atEnd = stands ? atStart : Overlap2.test(a, b.translated(motion));
    if (atStart && atEnd) {
      return new Contact(0, 1);
    }
    double magnitudes = Scale.largest(a, b) + Scale.largest(motionA) + Scale.largest(motionB);
    ContactTimes times =
        MovingShapes.of(a, b, motion, atStart, atEnd, magnitudes).between(atStart, atEnd);
    return times.isNone() ? new Never() : new Contact(times.enter(), times.exit());
  }

  /// They do not meet.
  record Never() implements Sweep2 {}

  /// They meet at one time and part at another. In the mouth of a sector above half a turn they may
  /// be apart for a while in between; all others are in contact throughout.
  ///
  /// @param enter the time of first contact in 0..1; 0 exactly if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 exactly if they touch at the end
  record Contact(double enter, double exit) implements Sweep2 {}
}
