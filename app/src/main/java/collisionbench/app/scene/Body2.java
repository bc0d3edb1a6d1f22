package collisionbench.app.scene;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;

/// A shape in the plane with a name.
///
/// @param velocity how far it moves from time 0 to time 1
public record Body2(String id, Shape2 shape, Vec2 velocity) implements Body {

  public Body2 {
    Body.requireId(id);
    if (!velocity.isFinite()) {
      throw new IllegalArgumentException("velocity must be finite: " + velocity);
    }
  }

  /// A body that stands still.
  public Body2(String id, Shape2 shape) {
    this(id, shape, Vec2.ZERO);
  }

  @Override
  public Space space() {
    return Space.TWO;
  }

  @Override
  public Vec3 displacement() {
    return new Vec3(velocity.x(), velocity.y(), 0);
  }

  @Override
  public Body2 movedBy(Vec3 by) {
    return new Body2(id, shape.translated(new Vec2(by.x(), by.y())), velocity);
  }

  @Override
  public Body2 at(double time) {
    return time == 0 || !moves() ? this : movedBy(displacement().times(time));
  }

  @Override
  public Body2 named(String newId) {
    return new Body2(newId, shape, velocity);
  }

  @Override
  public Body2 moving(Vec3 displacement) {
    return new Body2(id, shape, new Vec2(displacement.x(), displacement.y()));
  }
}
