package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A point and a solid box: outside the nearest point of the box, inside the nearest face; of
/// equally near ones that across x, then y.
final class PointBox {

  private PointBox() {}

  static Separation3 between(Vec3 a, Box b) {
    Rotation.Axes axes = b.orientation().axes();
    Vec3 half = b.halfExtents();
    Vec3 local = axes.undo(a.minus(b.center()));
    Vec3 out = SegmentToBox.excess(local, half);
    double distance = out.length();
    if (distance > 0) {
      return from(a, distance, axes.apply(out.negated()).unit());
    }
    double x = Math.abs(local.x()) - half.x();
    double y = Math.abs(local.y()) - half.y();
    double z = Math.abs(local.z()) - half.z();
    if (x >= y && x >= z) {
      return from(a, x, inwards(axes.x(), local.x()));
    }
    return y >= z
        ? from(a, y, inwards(axes.y(), local.y()))
        : from(a, z, inwards(axes.z(), local.z()));
  }

  private static Separation3 from(Vec3 a, double distance, Vec3 normal) {
    return new Separation3(distance, a, a.plus(distance, normal), normal);
  }

  private static Vec3 inwards(Vec3 axis, double at) {
    return at > 0 ? axis.negated() : axis;
  }
}
