package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.SegmentToBox;

/// A point and a solid box: outside the nearest point of the box, inside the nearest face; of
/// equally near ones that across x, then y.
final class PointBox {

  private PointBox() {}

  static Separation3 between(Sphere a, Box b) {
    Vec3 local = b.orientation().undo(a.center().minus(b.center()));
    Vec3 out = SegmentToBox.excess(local, b.halfExtents());
    double distance = out.length();
    Separation3 ofCenter =
        distance > 0 ? outside(a.center(), b, local, out) : inside(a.center(), b, local);
    return ofCenter.grownBy(a.radius(), 0);
  }

  private static Separation3 outside(Vec3 a, Box b, Vec3 local, Vec3 out) {
    Rotation turn = b.orientation();
    Vec3 half = b.halfExtents();
    Vec3 nearest =
        new Vec3(
            Math.clamp(local.x(), -half.x(), half.x()),
            Math.clamp(local.y(), -half.y(), half.y()),
            Math.clamp(local.z(), -half.z(), half.z()));
    // Right to a rounding of the box, however far away the point is.
    Vec3 pointB = b.center().plus(turn.apply(nearest));
    Vec3 normal = Direction.unit(turn.apply(out.negated()));
    return new Separation3(out.length(), a, pointB, normal);
  }

  private static Separation3 inside(Vec3 a, Box b, Vec3 local) {
    double x = Math.abs(local.x()) - b.halfExtents().x();
    double y = Math.abs(local.y()) - b.halfExtents().y();
    double z = Math.abs(local.z()) - b.halfExtents().z();
    double distance = Math.max(Math.max(x, y), z);
    Vec3 inwards =
        x == distance
            ? Direction.turned(local.x() > 0, Vec3.X)
            : y == distance
                ? Direction.turned(local.y() > 0, Vec3.Y)
                : Direction.turned(local.z() > 0, Vec3.Z);
    Vec3 normal = Direction.unit(b.orientation().apply(inwards));
    return new Separation3(distance, a, a.plus(distance, normal), normal);
  }
}
