package collisionbench.geometry.plane.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.number.Require;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Scale;
import collisionbench.geometry.plane.core.ShapeOrder;
import collisionbench.geometry.plane.overlap.Overlap2;
import java.util.OptionalDouble;

/// When two shapes that move in straight lines from time 0 to 1 touch.
///
/// {@snippet file="PlaneEntriesTest.java" region="sweep"}
public sealed interface Sweep2 {

  /// {@return when two shapes touch}
  ///
  /// - `of(b, motionB, a, motionA)` is the same to the last bit, unless the two have equal cores
  ///   and radii.
  /// - At time 0, and at 1 with one shape translated by the relative motion, `Overlap2.test`
  ///   decides whether they touch. (If numbers are so large that all are scaled, the end is tested
  ///   on the scaled shapes, where tiny numbers may underflow.)
  /// - Points, circles and equivalent shapes (a full disc, a capsule of zero length) have a closed
  ///   form, accurate up to rounding.
  /// - For all others the first contact is never late, the last never early, and none is missed.
  ///   Shapes placed at those times in doubles do not touch, except if they are apart at the end
  ///   but would touch within its last instant, which is then the last contact. This excludes
  ///   subnormal numbers, which no time can resolve.
  /// - At those times the gap is at most `2^-45` (3e-14) of their extent relative to one of them
  ///   plus the motion, and `2^-46` of their greatest number plus both motions. Shapes that pass
  ///   this close may be reported as touching.
  /// - A sector above half a turn can be touched, left and touched again: the times are those of
  ///   the first and last contact.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  /// @throws IllegalArgumentException if a motion is not finite
  static Sweep2 of(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    Require.nonNull("a", a);
    Require.nonNull("motionA", motionA);
    Require.nonNull("b", b);
    Require.nonNull("motionB", motionB);
    if (!(motionA.isFinite() && motionB.isFinite())) {
      throw new IllegalArgumentException("motions must be finite: " + motionA + ", " + motionB);
    }
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, motionB, a, motionA);
    }
    double magnitudes = Scale.largest(a, b) + Scale.largest(motionA) + Scale.largest(motionB);
    if (SeparatingLine.isFound(a, b, motionB.minus(motionA), magnitudes)) {
      return new Never();
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

  /// {@return when two shapes first touch: the `enter` of `of`, to the last bit; empty if they
  /// never do}
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  /// @throws IllegalArgumentException if a motion is not finite
  static OptionalDouble firstContact(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    return of(a, motionA, b, motionB) instanceof Contact contact
        ? OptionalDouble.of(contact.enter())
        : OptionalDouble.empty();
  }

  private static Sweep2 found(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB, boolean atStart) {
    Vec2 motion = motionB.minus(motionA);
    // A motion may vanish beside a much larger one.
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

  /// They do not touch.
  record Never() implements Sweep2 {}

  /// They touch from `enter` to `exit`. In the mouth of a sector above half a turn they may be
  /// apart in between.
  ///
  /// @param enter the time of first contact in 0..1; 0 exactly if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 exactly if they touch at the end
  record Contact(double enter, double exit) implements Sweep2 {}
}
