package collisionbench.bench.scene;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.refusal.InvalidShape;
import collisionbench.geometry.refusal.InvalidShapeException;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import collisionbench.methods.method.Lifted;
import java.util.List;
import java.util.Optional;

/// A shape in the plane with a name.
///
/// @param velocity how far it moves from time 0 to time 1
/// @param group the group it belongs to, by name
public record Body2(String id, Shape2 shape, Vec2 velocity, Optional<String> group)
    implements Body {

  public Body2 {
    Body.requireId(id);
    group.ifPresent(Body::requireId);
    if (!velocity.isFinite()) {
      throw new InvalidShapeException(new InvalidShape.NotFinite("velocity", velocity.toString()));
    }
  }

  /// A body of no group.
  public Body2(String id, Shape2 shape, Vec2 velocity) {
    this(id, shape, velocity, Optional.empty());
  }

  /// A body of no group that does not move.
  public Body2(String id, Shape2 shape) {
    this(id, shape, Vec2.ZERO);
  }

  @Override
  public Space space() {
    return Space.TWO;
  }

  @Override
  public Vec3 displacement() {
    return Lifted.of(velocity);
  }

  @Override
  public Bounds3 bounds() {
    return Lifted.of(shape.bounds());
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
  public Body2 with(List<FieldValue> values) {
    return new Body2(id, type().flat(values), velocity, group);
  }

  /// {@return this body with computed field values. Rounding may make corners of a polygon
  /// collinear or coincident; those are dropped.}
  @Override
  public Body2 withRounded(List<FieldValue> values) {
    return values.getFirst() instanceof FieldValue.Corners(List<Vec2> corners)
        ? new Body2(id, Polygon.ofRounded(corners), velocity, group)
        : with(values);
  }

  @Override
  public Body2 movedBy(Vec3 by) {
    return new Body2(id, shape.translated(Lifted.flat(by)), velocity, group);
  }

  @Override
  public Body2 with(String newId, Vec3 displacement, Optional<String> newGroup) {
    return new Body2(newId, shape, Lifted.flat(displacement), newGroup);
  }
}
