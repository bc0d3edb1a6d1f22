package collisionbench.geometry.space.sweep;

import collisionbench.geometry.number.ContactTimes;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;

/// Two spheres: the path of B's center relative to A's crosses a sphere with the sum of the radii.
/// Whether it does is exact; the times are half a chord before and after the closest approach, by
/// Pythagoras.
final class MovingSpheres {

  private MovingSpheres() {}

  static ContactTimes of(Sphere a, Sphere b, Vec3 motion) {
    Vec3 start = b.center().minus(a.center());
    Sphere both = new Sphere(Vec3.ZERO, a.radius() + b.radius());
    return switch (Crossing3.of(new Segment(start, start.plus(motion)), both)) {
      case Crossing3.None _ -> ContactTimes.NONE;
      case Crossing3.Point p -> new ContactTimes(p.t(), p.t());
      case Crossing3.Span _, Crossing3.Overlap _ -> chord(start, motion, both.radius());
    };
  }

  private static ContactTimes chord(Vec3 offset, Vec3 motion, double radiusSum) {
    Vec3 unit = motion.unit();
    double speed = motion.dot(unit);
    double ahead = -offset.dot(unit);
    double beside = unit.cross(offset).length();
    double half = Math.sqrt(Math.max(0, (radiusSum - beside) * (radiusSum + beside)));
    return new ContactTimes(
        Math.max(0, (ahead - half) / speed), Math.min(1, (ahead + half) / speed));
  }
}
