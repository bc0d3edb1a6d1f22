package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.core.Scale;
import collisionbench.geometry.space.overlap.Overlap3;

/// When two shapes that move in straight lines meet, in the time from 0 to 1.
public sealed interface Sweep3 {

  /// {@return when two shapes meet}
  ///
  /// `of(a, motionA, b, motionB)` equals `of(b, motionB, a, motionA)`. Moving spheres are answered
  /// in closed form; other shapes by Newton steps on the signed distance, whose first contact is
  /// never late by more than rounding.
  ///
  /// The first contact is at time 0 if and only if `Overlap3` says that they touch.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  static Sweep3 of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    if (Order.compare(a, b) > 0) {
      return of(b, motionB, a, motionA);
    }
    boolean touchingAtStart = Overlap3.test(a, b);
    if (motionA.equals(motionB)) {
      return touchingAtStart ? new Contact(0, 1) : new Never();
    }
    Scale scale = Scale.of(a, motionA, b, motionB);
    Sweep3 sweep =
        scale.isOne()
            ? relative(a, b, motionB.minus(motionA))
            : relative(
                scale.apply(a), scale.apply(b), scale.apply(motionB).minus(scale.apply(motionA)));
    return agreeing(sweep, touchingAtStart);
  }

  private static Sweep3 relative(Shape3 a, Shape3 b, Vec3 motion) {
    return a instanceof Sphere s && b instanceof Sphere t
        ? MovingSpheres.of(s, t, motion)
        : MovingShapes.of(a, b, motion);
  }

  /// Rounding may leave the first contact on the wrong side of the start.
  private static Sweep3 agreeing(Sweep3 sweep, boolean touchingAtStart) {
    return switch (sweep) {
      case Never never -> touchingAtStart ? new Contact(0, 0) : never;
      case Contact c when touchingAtStart -> new Contact(0, c.exit());
      case Contact c when c.enter() > 0 -> c;
      case Contact c -> new Contact(Double.MIN_VALUE, Math.max(Double.MIN_VALUE, c.exit()));
    };
  }

  /// They do not meet.
  record Never() implements Sweep3 {}

  /// They are in contact from one time to another.
  ///
  /// @param enter the time of first contact in 0..1; 0 if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 if they touch at the end
  record Contact(double enter, double exit) implements Sweep3 {}
}
