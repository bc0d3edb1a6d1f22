package collisionbench.methods.exact;

import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// From when to when two shapes that move in straight lines touch, in the time from 0 to 1.
///
/// Both times are rounded to the nearest doubles, but 0 and 1 stand for themselves alone.
///
/// @param enter the time of first contact; 0 exactly if they touch at the start
/// @param exit the time of last contact; 1 exactly if they touch at the end
public record Contact3(double enter, double exit) {

  /// {@return when they touch, if they do}
  public static Optional<Contact3> of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    Cores3 cores = Cores3.of(a, b, motionA, motionB);
    return new CoreSweep3(cores.a(), cores.b(), cores.between(motionA, motionB), cores.radii())
        .interval()
        .map(time -> new Contact3(time.from().toDouble(), time.to().toDouble()));
  }
}
