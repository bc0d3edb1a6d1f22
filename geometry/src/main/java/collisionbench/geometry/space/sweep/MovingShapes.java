package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Anchor;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.OptionalDouble;

/// Any two shapes: the first contact approached from the start, the last one from the end.
final class MovingShapes {

  private MovingShapes() {}

  /// {@return when they meet, with A standing still and B moving by `motion`}
  static Sweep3 of(Shape3 a, Shape3 b, Vec3 motion) {
    Vec3 origin = Anchor.of(a, b).negated();
    Shape3 fixed = a.translated(origin);
    Shape3 start = b.translated(origin);
    Shape3 end = start.translated(motion);
    boolean touchingAtStart = Overlap3.test(a, b);
    boolean touchingAtEnd = motion.equals(Vec3.ZERO) ? touchingAtStart : Overlap3.test(fixed, end);
    OptionalDouble enter =
        touchingAtStart ? OptionalDouble.of(0) : Approach.first(fixed, start, motion);
    if (enter.isEmpty() && !touchingAtEnd) {
      return new Sweep3.Never();
    }
    OptionalDouble left =
        touchingAtEnd ? OptionalDouble.of(0) : Approach.first(fixed, end, motion.negated());
    double first = enter.orElse(1);
    return new Sweep3.Contact(first, Math.max(first, 1 - left.orElse(1)));
  }
}
