package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;
import collisionbench.geometry.space.separation.Separation3.Maker;
import org.jspecify.annotations.Nullable;

/// A point and a solid box: outside the nearest point of the box, inside the nearest face; of
/// equally near ones that across x, then y.
final class PointBox {

  private PointBox() {}

  static <T extends @Nullable Object> T between(
      Sphere a, Box b, boolean touch, boolean swapped, Maker<T> maker) {
    return between(a.center(), b).grownBy(a.radius(), 0).made(touch, swapped, maker);
  }

  private static Separation3 between(Vec3 a, Box b) {
    Rotation turn = b.orientation();
    Vec3 half = b.halfExtents();
    Vec3 local = turn.undo(a.minus(b.center()));
    Vec3 out = SegmentToBox.excess(local, half);
    double beyond = out.length();
    boolean outside = beyond > 0;
    Vec3 inwards = Pick.of(outside, out.negated(), throughFace(local, half));
    Vec3 normal = Choice.unit(turn.apply(inwards));
    // Outside too: a call in a branch would put `local` on the heap.
    double toFace = toFace(local, half);
    double distance = outside ? beyond : toFace;
    // Right to a rounding of the box, however far away the point is.
    Vec3 onBox = b.center().plus(turn.apply(clamped(local, half)));
    Vec3 pointB = Pick.of(outside, onBox, a.plus(distance, normal));
    return new Separation3(distance, a, pointB, normal);
  }

  private static Vec3 clamped(Vec3 local, Vec3 half) {
    return new Vec3(
        Math.clamp(local.x(), -half.x(), half.x()),
        Math.clamp(local.y(), -half.y(), half.y()),
        Math.clamp(local.z(), -half.z(), half.z()));
  }

  /// {@return minus the way from a point in the box to the nearest face}
  private static double toFace(Vec3 local, Vec3 half) {
    double x = Math.abs(local.x()) - half.x();
    double y = Math.abs(local.y()) - half.y();
    double z = Math.abs(local.z()) - half.z();
    return Math.max(Math.max(x, y), z);
  }

  /// {@return the normal of the nearest face, inwards}
  private static Vec3 throughFace(Vec3 local, Vec3 half) {
    double x = Math.abs(local.x()) - half.x();
    double y = Math.abs(local.y()) - half.y();
    double z = Math.abs(local.z()) - half.z();
    boolean acrossX = x >= y && x >= z;
    boolean acrossY = !acrossX && y >= z;
    return new Vec3(
        acrossX ? inwards(local.x()) : 0,
        acrossY ? inwards(local.y()) : 0,
        acrossX || acrossY ? 0 : inwards(local.z()));
  }

  private static double inwards(double at) {
    return at > 0 ? -1 : 1;
  }
}
