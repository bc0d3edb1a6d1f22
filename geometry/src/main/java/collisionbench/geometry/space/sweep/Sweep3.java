package collisionbench.geometry.space.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.number.Require;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.core.ShapeOrder;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// When two shapes that move in straight lines from time 0 to 1 touch.
///
/// {@snippet file="SpaceEntriesTest.java" region="sweep"}
public sealed interface Sweep3 {

  /// {@return when two shapes touch}
  ///
  /// - `of(b, motionB, a, motionA)` is the same to the last bit, unless the two have equal cores
  ///   and radii.
  /// - At time 0, and at 1 with one shape translated by the relative motion, `Overlap3.test`
  ///   decides whether they touch. (If numbers are so large that all are scaled, the end is tested
  ///   on the scaled shapes, where tiny numbers may underflow.)
  /// - Two spheres have a closed form, accurate up to rounding.
  /// - For all others the first contact is never late, the last never early, and none is missed.
  ///   Shapes placed at those times in doubles do not touch, except if they are apart at the end
  ///   but would touch within its last instant, which is then the last contact. This excludes
  ///   subnormal numbers, which no time can resolve.
  /// - At those times the gap along the normal of their separation is at most `2^-44` (6e-14) of
  ///   the size of the scene relative to a point of a shape, plus `2^-50` (9e-16) of the world
  ///   coordinates, the motions counted twice, for rounding when placing the shapes. The size is
  ///   that of both shapes at the start or the end, plus their motion, in sums of coordinates.
  ///   Shapes that pass this close may be reported as touching.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  /// @throws IllegalArgumentException if a motion is not finite
  static Sweep3 of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    requireFinite(a, motionA, b, motionB);
    if (ShapeOrder.compare(a, b) > 0) {
      return of(b, motionB, a, motionA);
    }
    double enter = MovingSphere.untilContact(a, motionA, b, motionB, false);
    return enter >= 0 ? from(enter, a, motionA, b, motionB) : searched(a, motionA, b, motionB);
  }

  private static void requireFinite(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    Require.nonNull("a", a);
    Require.nonNull("motionA", motionA);
    Require.nonNull("b", b);
    Require.nonNull("motionB", motionB);
    if (!(motionA.isFinite() && motionB.isFinite())) {
      throw new IllegalArgumentException("motions must be finite: " + motionA + ", " + motionB);
    }
  }

  /// A first contact without a last one is a touch at that time.
  private static Sweep3 from(double enter, Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    if (enter > 1) {
      return new Never();
    }
    double left = MovingSphere.untilContact(a, motionA, b, motionB, true);
    double exit = left == 0 ? 1 : Math.min(1 - left, Math.nextDown(1.0));
    if (Double.isNaN(left)) {
      exit = searched(a, motionA, b, motionB) instanceof Contact c ? c.exit() : enter;
    }
    return new Contact(enter, Math.max(enter, exit));
  }

  private static Sweep3 searched(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
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

  /// {@return when two shapes first touch: the `enter` of `of`, to the last bit; empty if they
  /// never do} It is faster where only this time is asked for.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  /// @throws IllegalArgumentException if a motion is not finite
  static OptionalDouble firstContact(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    requireFinite(a, motionA, b, motionB);
    if (ShapeOrder.compare(a, b) > 0) {
      return firstContact(b, motionB, a, motionA);
    }
    double enter = MovingSphere.untilContact(a, motionA, b, motionB, false);
    if (enter >= 0) {
      return enter > 1 ? OptionalDouble.empty() : OptionalDouble.of(enter);
    }
    return searched(a, motionA, b, motionB) instanceof Contact contact
        ? OptionalDouble.of(contact.enter())
        : OptionalDouble.empty();
  }

  private static Sweep3 found(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB, boolean atStart) {
    Vec3 motion = motionB.minus(motionA);
    // A motion may vanish beside a much larger one.
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
            : Approach.times(a, b, motion, atStart, atEnd, magnitudes);
    ContactTimes times = onTheWay.between(atStart, atEnd);
    return times.isNone() ? new Never() : new Contact(times.enter(), times.exit());
  }

  /// {@return the greatest magnitude of a shape's coordinates along each axis}
  private static Vec3 magnitudes(Shape3 shape) {
    Vec3 least = shape.bounds().min();
    Vec3 most = shape.bounds().max();
    return Bounds3.of(least.magnitudes(), most.magnitudes()).max();
  }

  /// They do not touch.
  record Never() implements Sweep3 {}

  /// They touch from `enter` to `exit`. Where they first touch is the separation of the shapes
  /// translated by `enter` times their motions.
  ///
  /// @param enter the time of first contact in 0..1; 0 exactly if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 exactly if they touch at the end
  record Contact(double enter, double exit) implements Sweep3 {}
}
