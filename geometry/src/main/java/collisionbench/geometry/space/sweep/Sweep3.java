package collisionbench.geometry.space.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.overlap.Overlap3;

/// When two shapes that move in straight lines meet, in the time from 0 to 1.
public sealed interface Sweep3 {

  /// {@return when two shapes meet}
  ///
  /// - `of(b, motionB, a, motionA)` is the same to the last bit, unless the two have equal cores
  ///   and radii.
  /// - At the time 0, and at 1 with one shape moved by the relative motion, it is `Overlap3.test`
  ///   that says whether they touch. (Where a number is so large that all are scaled, the end is
  ///   asked of scaled shapes, and what is then less than the least double is lost.)
  /// - Two spheres have a closed form, right up to rounding.
  /// - For the rest the first contact is never late nor the last early, and none is missed. Also if
  ///   the shapes are put where they are at those times in doubles, they do not touch; but if they
  ///   do not touch at the end and would within its last instant, that is the last contact.
  ///   Subnormal numbers, which no time can tell apart, are left out of this.
  /// - What lies between them at those times, along the normal of their separation, is no more than
  ///   `2^-44` (6e-14) of the size of the scene as seen from a point of a shape, and `2^-50`
  ///   (9e-16) of the numbers as seen from the origin, the motions counted twice: what putting the
  ///   shapes there rounds. The size is that of both shapes, as they stand at the start or the end,
  ///   and their motion, in sums of coordinates. Shapes that pass one another as closely may be
  ///   said to meet.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  /// @throws IllegalArgumentException if a motion is not finite
  static Sweep3 of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    if (!(motionA.isFinite() && motionB.isFinite())) {
      throw new IllegalArgumentException("motions must be finite: " + motionA + ", " + motionB);
    }
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, motionB, a, motionA);
    }
    boolean atStart = Overlap3.test(a, b);
    if (motionA.equals(motionB)) {
      return atStart ? new Contact(0, 1) : new Never();
    }
    Scale scale = Scale.of(a, motionA, b, motionB);
    return scale.isOne()
        ? found(a, motionA, b, motionB, atStart)
        : found(
            scale.apply(a), scale.apply(motionA), scale.apply(b), scale.apply(motionB), atStart);
  }

  private static Sweep3 found(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB, boolean atStart) {
    Vec3 motion = motionB.minus(motionA);
    // Against what is much larger a motion may be lost.
    boolean stands = motion.equals(Vec3.ZERO);
    boolean atEnd = stands ? atStart : Overlap3.test(a, b.translated(motion));
    if (atStart && atEnd) {
      return new Contact(0, 1);
    }
    Vec3 motions = motionA.magnitudes().plus(motionB.magnitudes());
    Vec3 magnitudes = magnitudes(a).plus(magnitudes(b)).plus(2, motions);
    ContactTimes onTheWay =
        a instanceof Sphere s && b instanceof Sphere t
            ? MovingSpheres.of(s, t, motion)
            : MovingShapes.of(a, b, motion, atStart, atEnd, magnitudes);
    ContactTimes times = onTheWay.between(atStart, atEnd);
    return times.isNone() ? new Never() : new Contact(times.enter(), times.exit());
  }

  /// {@return how large a shape's numbers are along each axis}
  private static Vec3 magnitudes(Shape3 shape) {
    Vec3 least = shape.bounds().min();
    Vec3 most = shape.bounds().max();
    return Bounds3.of(least.magnitudes(), most.magnitudes()).max();
  }

  /// They do not meet.
  record Never() implements Sweep3 {}

  /// They are in contact from one time to another.
  ///
  /// @param enter the time of first contact in 0..1; 0 exactly if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 exactly if they touch at the end
  record Contact(double enter, double exit) implements Sweep3 {}
}
