package collisionbench.app.viewport.gizmo;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.app.scene.Decimals;
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
record Turn(Vec3 axis, double degrees) {

  private Rotation rotation() {
    double sine = Degrees.sin(degrees / 2);
    return new Rotation(
        sine * axis.x(), sine * axis.y(), sine * axis.z(), Degrees.cos(degrees / 2));
  }

  /// {@return where the turn takes a direction}
  Vec3 apply(Vec3 direction) {
    return rotation().apply(direction);
  }

  /// {@return an orientation after this turn, as a unit quaternion, the one of the two that mean it
  /// whose last component is not negative}
  Rotation after(Rotation first) {
    Rotation q = rotation();
    Rotation p = first.unit();
    return upper(
        new Rotation(
                q.w() * p.x() + q.x() * p.w() + q.y() * p.z() - q.z() * p.y(),
                q.w() * p.y() - q.x() * p.z() + q.y() * p.w() + q.z() * p.x(),
                q.w() * p.z() + q.x() * p.y() - q.y() * p.x() + q.z() * p.w(),
                q.w() * p.w() - q.x() * p.x() - q.y() * p.y() - q.z() * p.z())
            .unit());
  }

  private static Rotation upper(Rotation q) {
    double sign = q.w() != 0 ? q.w() : q.x() != 0 ? q.x() : q.y() != 0 ? q.y() : q.z();
    return sign < 0 ? new Rotation(-q.x(), -q.y(), -q.z(), -q.w()) : q;
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
                  sector.center(), sector.radius(), turned(sector.direction()), sector.angle()),
              velocity);
      case Body3 _, Body2 _ -> moved;
    };
  }

  private Vec2 turned(Vec2 direction) {
    Vec3 turned = apply(Body2.inSpace(direction));
    return new Vec2(turned.x(), turned.y());
  }
}
