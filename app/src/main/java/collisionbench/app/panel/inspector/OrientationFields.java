package collisionbench.app.panel.inspector;

import collisionbench.app.panel.widget.NumberKind;
import collisionbench.app.panel.widget.ParameterGroup;
import collisionbench.app.panel.widget.ParameterGroup.Parameter;
import collisionbench.bench.scene.Axis;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ChangeKind;
import collisionbench.bench.scene.Degrees;
import collisionbench.bench.scene.FieldValue;
import collisionbench.bench.text.Texts;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/// The fields of an orientation, as angles and as a quaternion.
///
/// Typed angles stay as typed, although others may give the same rotation: 100 degrees of pitch do
/// not become 80 with the other angles flipped. For this, the last two sets of angles are kept.
final class OrientationFields {

  private final BodyParameters parameters;
  private EulerAngles before = new EulerAngles(0, 0, 0);
  private EulerAngles last = before;

  OrientationFields(Subject subject) {
    parameters = new BodyParameters(subject, ChangeKind.ORIENTATION);
  }

  ParameterGroup angles() {
    String title = Texts.get("field.orientation");
    return new ParameterGroup(
        Texts.get("field.orientation-order"),
        Stream.of(Axis.values()).map(axis -> angle(title, axis)).toList());
  }

  private Parameter angle(String title, Axis axis) {
    return parameters.component(
        title,
        axis.name(),
        NumberKind.ANGLE,
        body -> shown(rotation(body)).about(axis),
        (body, degrees) -> {
          EulerAngles from = shown(rotation(body));
          before = from;
          last = from.with(axis, degrees);
          return with(body, last.rotation());
        });
  }

  private EulerAngles shown(Rotation rotation) {
    if (last.rotation().equals(rotation)) {
      return last;
    }
    return before.rotation().equals(rotation) ? before : EulerAngles.of(rotation);
  }

  /// {@return the components of the quaternion, as they are in the file}
  ParameterGroup quaternion() {
    String title = Texts.get("field.quaternion");
    return new ParameterGroup(
        title,
        List.of(
            part(title, "x", Rotation::x, (r, x) -> new Rotation(x, r.y(), r.z(), r.w())),
            part(title, "y", Rotation::y, (r, y) -> new Rotation(r.x(), y, r.z(), r.w())),
            part(title, "z", Rotation::z, (r, z) -> new Rotation(r.x(), r.y(), z, r.w())),
            part(title, "w", Rotation::w, (r, w) -> new Rotation(r.x(), r.y(), r.z(), w))));
  }

  private Parameter part(
      String title,
      String name,
      ToDoubleFunction<Rotation> read,
      BiFunction<Rotation, Double, Rotation> write) {
    return parameters.component(
        title,
        name,
        NumberKind.COMPONENT,
        body -> read.applyAsDouble(rotation(body)),
        (body, value) -> with(body, write.apply(rotation(body), value)));
  }

  private Rotation rotation(Body body) {
    return ((FieldValue.Turn) body.values().get(place(body))).rotation();
  }

  private Body with(Body body, Rotation rotation) {
    return body.with(place(body), new FieldValue.Turn(rotation));
  }

  private static int place(Body body) {
    return body.type().place(ChangeKind.ORIENTATION).orElseThrow();
  }

  /// A rotation as three angles in degrees: about the body's own y axis first, then its x, then its
  /// z axis (yaw, pitch and roll), as in game engines.
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
}
