package collisionbench.methods.exact;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// When two shapes that move in straight lines from time 0 to 1 touch.
///
/// Both times are rounded to the nearest double; 0 and 1 are exact. A point that leaves a sector
/// above half a turn and re-enters it touches it from the first contact to the last.
///
/// @param enter the time of first contact; 0 exactly if they touch at the start
/// @param exit the time of last contact; 1 exactly if they touch at the end
public record Contact(double enter, double exit) {

  /// {@return when they touch, or empty}
  public static Optional<Contact> of(Shape3 a, Vec3 motionA, Shape3 b, Vec3 motionB) {
    Cores3 cores = Cores3.of(a, b, motionA, motionB);
    return of(
        new CoreSweep3(cores.a(), cores.b(), cores.between(motionA, motionB), cores.radii())
            .interval());
  }

  /// {@return when they touch, if they do}
  ///
  /// @throws IllegalArgumentException if one is a sector other than a full disc, and the other is
  ///   not a point
  public static Optional<Contact> of(Shape2 a, Vec2 motionA, Shape2 b, Vec2 motionB) {
    Cores2 cores = Cores2.of(a, b, motionA, motionB);
    return of(
        new CoreSweep2(cores.a(), cores.b(), cores.between(motionA, motionB), cores.radii())
            .interval());
  }

  private static Optional<Contact> of(Optional<RootInterval> interval) {
    return interval.map(time -> new Contact(time.from().toDouble(), time.to().toDouble()));
  }
}
