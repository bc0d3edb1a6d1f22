package collisionbench.app.viewport.gizmo;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Decimals;
import collisionbench.bench.scene.Degrees;
import collisionbench.bench.scene.FieldValue;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// A rotation about an axis through the origin, counter-clockwise seen from its tip.
///
/// Quarter turns about the scene's axes are exact: four of them restore the coordinates and the
/// unit quaternion to the last bit.
///
/// @param axis a unit vector
record AxisTurn(Vec3 axis, double degrees) {

  Vec3 apply(Vec3 direction) {
    return Degrees.about(axis, degrees).apply(direction);
  }

  /// {@return the direction rotated about +z or -z}
  Vec2 apply(Vec2 direction) {
    double cosine = Degrees.cosine(degrees);
    double sine = axis.z() * Degrees.sine(degrees);
    return direction.times(cosine).plus(sine, direction.perpendicular());
  }

  /// {@return an orientation after this rotation, as a unit quaternion}
  Rotation after(Rotation first) {
    return Degrees.about(axis, degrees).after(first).unit();
  }

  /// {@return a body rotated about a point; the same object for 0 degrees}
  ///
  /// @throws IllegalArgumentException if a coordinate would not be finite
  Body of(Body body, Vec3 center) {
    if (degrees == 0) {
      return body;
    }
    Body moved =
        body.mapped(point -> Decimals.sum(center, apply(Decimals.difference(point, center))));
    return moved.with(moved.values().stream().map(this::turned).toList());
  }

  private FieldValue turned(FieldValue value) {
    return switch (value) {
      case FieldValue.Turn(Rotation rotation) -> new FieldValue.Turn(after(rotation));
      case FieldValue.Direction(Vec2 vector) -> new FieldValue.Direction(apply(vector));
      case FieldValue.Point _,
          FieldValue.FlatPoint _,
          FieldValue.Length _,
          FieldValue.HalfExtents _,
          FieldValue.Opening _,
          FieldValue.Corners _,
          FieldValue.Points _ ->
          value;
    };
  }
}
