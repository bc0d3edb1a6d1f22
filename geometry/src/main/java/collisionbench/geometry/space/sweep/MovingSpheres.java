package collisionbench.geometry.space.sweep;

import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;

/// Two spheres: the path of B's centre, as A's centre sees it, crosses a sphere with both radii.
final class MovingSpheres {

  private MovingSpheres() {}

  static Passage of(Sphere a, Sphere b, Vec3 motion) {
    Vec3 start = b.center().minus(a.center());
    Sphere both = new Sphere(Vec3.ZERO, a.radius() + b.radius());
    return switch (Crossing3.of(new Segment(start, start.plus(motion)), both)) {
      case Crossing3.None _ -> Passage.NONE;
      case Crossing3.Point p -> new Passage(p.t(), p.t());
      case Crossing3.Span s -> new Passage(s.enter(), s.exit());
      case Crossing3.Overlap o -> new Passage(o.enter(), o.exit());
    };
  }
}
