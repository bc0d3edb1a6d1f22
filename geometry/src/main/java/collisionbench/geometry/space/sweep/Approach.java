package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.OptionalDouble;

/// The first contact of a moving shape with one that stands still, by Newton steps on the signed
/// distance.
///
/// The distance is convex in time, and its slope is the normal times the velocity, so each step
/// ends before the first contact or at it. A head-on approach takes a few steps, a grazing one
/// halves the way left with each, so that no approach takes more steps than a double has bits.
final class Approach {

  private static final int MOST_STEPS = 100;

  private Approach() {}

  /// {@return the time of first contact in 0..1 of two shapes that do not touch at 0; empty if they
  /// never touch}
  static OptionalDouble first(Shape3 fixed, Shape3 moving, Vec3 motion) {
    double t = 0;
    for (int i = 0; i < MOST_STEPS; i++) {
      Separation3 now = Separation3.between(fixed, moving.translated(motion.times(t)));
      double closing = -now.normal().dot(motion);
      double next = t + now.distance() / closing;
      if (now.distance() <= 0 || (closing > 0 && next == t)) {
        return OptionalDouble.of(t);
      }
      if (!(closing > 0) || next > 1) {
        return OptionalDouble.empty();
      }
      t = next;
    }
    return OptionalDouble.empty();
  }
}
