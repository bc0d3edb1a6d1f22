package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Order;
import collisionbench.geometry.space.core.Scale;

/// When two shapes that move in straight lines meet, in the time from 0 to 1.
public sealed interface Sweep3 {

  /// {@return when two shapes meet}
  ///
  /// `of(a, motionA, b, motionB)` equals `of(b, motionB, a, motionA)`. Moving spheres are answered
  /// in closed form; other shapes by Newton steps on the signed distance, whose first contact is
  /// never late by more than rounding.
  ///
  /// @param motionA how far A moves from time 0 to time 1
  /// @param motionB how far B moves from time 0 to time 1
  static Sweep3 of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    if (Order.compare(a, b) > 0) {
      return of(b, motionB, a, motionA);
    }
    Scale scale = Scale.of(a, motionA, b, motionB);
    if (!scale.isOne()) {
      return of(scale.apply(a), scale.apply(motionA), scale.apply(b), scale.apply(motionB));
    }
    Vec3 motion = motionB.minus(motionA);
    return a instanceof Sphere s && b instanceof Sphere t
        ? MovingSpheres.of(s, t, motion)
        : MovingShapes.of(a, b, motion);
  }

  /// They do not meet.
  record Never() implements Sweep3 {}

  /// They are in contact from one time to another.
  ///
  /// @param enter the time of first contact in 0..1; 0 if they touch at the start
  /// @param exit the time of last contact in 0..1; 1 if they touch at the end
  record Contact(double enter, double exit) implements Sweep3 {}
}
