package collisionbench.bench.scene;

import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;

/// A shape in space with a name.
///
/// @param velocity how far it moves from time 0 to time 1
/// @param group the group it belongs to, by name
public record Body3(String id, Shape3 shape, Vec3 velocity, Optional<String> group)
    implements Body {

  public Body3 {
    Body.requireId(id);
    group.ifPresent(Body::requireId);
    if (!velocity.isFinite()) {
      throw new InvalidShapeException(new InvalidShape.NotFinite("velocity", velocity.toString()));
    }
  }

  /// A body of no group.
  public Body3(String id, Shape3 shape, Vec3 velocity) {
    this(id, shape, velocity, Optional.empty());
  }

  /// A body of no group that does not move.
  public Body3(String id, Shape3 shape) {
    this(id, shape, Vec3.ZERO);
  }

  @Override
  public Space space() {
    return Space.THREE;
  }

  @Override
  public Vec3 displacement() {
    return velocity;
  }

  @Override
  public Bounds3 bounds() {
    return shape.bounds();
  }

  @Override
  public ShapeType type() {
    return ShapeType.of(shape);
  }

  @Override
  public List<FieldValue> values() {
    return FieldValue.of(shape);
  }

  @Override
  public Body3 with(List<FieldValue> values) {
    return new Body3(id, type().solid(values), velocity, group);
  }

  @Override
  public Body3 movedBy(Vec3 by) {
    return new Body3(id, shape.translated(by), velocity, group);
  }

  @Override
  public Body3 with(String newId, Vec3 displacement, Optional<String> newGroup) {
    return new Body3(newId, shape, displacement, newGroup);
  }
}
