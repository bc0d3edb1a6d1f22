package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Decimals;
import collisionbench.app.scene.Degrees;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;

/// A turn about an axis through the origin, counter-clockwise seen from its tip.
///
/// Quarter turns about the scene's axes are exact: four of them give back the same coordinates, and
/// the same orientation to the last bit of a unit quaternion.
///
/// @param axis a unit vector
record AxisTurn(Vec3 axis, double degrees) {

  /// {@return where the turn takes a direction}
  Vec3 apply(Vec3 direction) {
    return Degrees.about(axis, degrees).apply(direction);
  }

  /// {@return where a turn about +z or -z takes a direction: that along +x to what is typed}
  Vec2 apply(Vec2 direction) {
    double cosine = Degrees.cosine(degrees);
    double sine = axis.z() * Degrees.sine(degrees);
    return direction.times(cosine).plus(sine, direction.perpendicular());
  }

  /// {@return an orientation after this turn, as a unit quaternion}
  Rotation after(Rotation first) {
    return Degrees.about(axis, degrees).after(first).unit();
  }

  /// {@return a body after this turn about a point; the very same after none}
  ///
  /// @throws IllegalArgumentException if it would be where no numbers are
  Body of(Body body, Vec3 center) {
    if (degrees == 0) {
      return body;
    }
    Body moved =
        body.mapped(point -> Decimals.sum(center, apply(Decimals.difference(point, center))));
    return switch (moved) {
      case Body3(String id, Box box, Vec3 velocity) ->
          new Body3(
              id, new Box(box.center(), box.halfExtents(), after(box.orientation())), velocity);
      case Body2(String id, Sector sector, Vec2 velocity) ->
          new Body2(
              id,
              new Sector(
                  sector.center(), sector.radius(), apply(sector.direction()), sector.angle()),
              velocity);
      case Body3 _, Body2 _ -> moved;
    };
  }
}
