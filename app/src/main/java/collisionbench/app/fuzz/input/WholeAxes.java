package collisionbench.app.fuzz.input;

import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Three perpendicular directions with whole coordinates and the same whole length: `length` times
/// the axes of a rotation whose quaternion has small whole components.
record WholeAxes(Rotation turn, List<Vec3> axes, double length) {

  static WholeAxes random(SeededRandom random) {
    Rotation q =
        new Rotation(
            random.whole(-2, 2), random.whole(-2, 2), random.whole(-2, 2), random.whole(1, 2));
    double x = q.x();
    double y = q.y();
    double z = q.z();
    double w = q.w();
    return new WholeAxes(
        q,
        List.of(
            new Vec3(w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
            new Vec3(2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)),
            new Vec3(2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z)),
        w * w + x * x + y * y + z * z);
  }
}
