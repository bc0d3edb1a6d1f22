// Sphere against capsule: the distance of the sphere's center from the capsule's axis, less the radii.
//
// Try it: @program methods --try Mine.java     Look for mistakes: @program fuzz --methods Mine.java
// Every public static method of two shapes answers that pair. It returns a boolean (do they touch?) or a double (the
// signed distance).

import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;

public class Mine {

  public static double distance(Sphere a, Capsule b) {
    Vec3 axis = b.end().minus(b.start());
    Vec3 toCenter = a.center().minus(b.start());
    double squared = axis.dot(axis);
    double t = squared == 0 ? 0 : Math.clamp(toCenter.dot(axis) / squared, 0, 1);
    return toCenter.minus(axis.times(t)).length() - a.radius() - b.radius();
  }
}
