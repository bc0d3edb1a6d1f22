package collisionbench.app.panel.inspector;

import collisionbench.app.scene.Axis;
import collisionbench.app.scene.Degrees;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// A rotation as three angles in degrees: about the body's own y axis first, then its x, then its z
/// axis (yaw, pitch and roll), as in game engines.
///
/// Different angles can give the same rotation, so a round trip may change them.
record EulerAngles(double x, double y, double z) {

  /// Within this distance of straight up or down (gimbal lock), roll is 0.
  private static final double LOCKED = 1e-12;

  /// {@return the angles of a rotation, x within -90 and 90, y and z within -180 and 180}
  static EulerAngles of(Rotation turn) {
    Vec3 right = turn.axisX();
    double level = Math.hypot(right.y(), turn.axisY().y());
    double x = Degrees.direction(level, -turn.axisZ().y());
    return level < LOCKED
        ? new EulerAngles(x, Degrees.direction(right.x(), -right.z()), 0)
        : new EulerAngles(
            x,
            Degrees.direction(turn.axisZ().z(), turn.axisZ().x()),
            Degrees.direction(turn.axisY().y(), right.y()));
  }

  /// {@return the rotation, as a unit quaternion; quarter turns are exact}
  Rotation rotation() {
    return Degrees.about(Vec3.Y, y)
        .after(Degrees.about(Vec3.X, x))
        .after(Degrees.about(Vec3.Z, z))
        .unit();
  }

  double about(Axis axis) {
    return axis.of(new Vec3(x, y, z));
  }

  EulerAngles with(Axis axis, double degrees) {
    Vec3 angles = axis.with(new Vec3(x, y, z), degrees);
    return new EulerAngles(angles.x(), angles.y(), angles.z());
  }
}
