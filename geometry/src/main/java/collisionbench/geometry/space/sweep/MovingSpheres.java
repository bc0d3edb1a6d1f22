package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;

/// Two spheres: the path of B's centre, as A's centre sees it, crosses a sphere with both radii.
final class MovingSpheres {

  private MovingSpheres() {}

  static ContactTimes of(Sphere a, Sphere b, Vec3 motion) {
    Vec3 start = b.center().minus(a.center());
    Sphere both = new Sphere(Vec3.ZERO, a.radius() + b.radius());
    return switch (Crossing3.of(new Segment(start, start.plus(motion)), both)) {
      case Crossing3.None _ -> ContactTimes.NONE;
      case Crossing3.Point p -> new ContactTimes(p.t(), p.t());
      case Crossing3.Span s -> new ContactTimes(s.enter(), s.exit());
      case Crossing3.Overlap o -> new ContactTimes(o.enter(), o.exit());
    };
  }
}
