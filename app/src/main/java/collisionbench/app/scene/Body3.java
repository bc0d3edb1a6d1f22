package collisionbench.app.scene;

import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.UnaryOperator;

/// A shape in space with a name.
///
/// @param velocity how far it moves from time 0 to time 1
public record Body3(String id, Shape3 shape, Vec3 velocity) implements Body {

  public Body3 {
    Body.requireId(id);
    if (!velocity.isFinite()) {
      throw new RefusedException(new Refusal.NotFinite("velocity", velocity.toString()));
    }
  }

  /// A body that stands still.
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
  public List<Vec3> points() {
    return switch (shape) {
      case Sphere sphere -> List.of(sphere.center());
      case Capsule capsule -> List.of(capsule.start(), capsule.end());
      case Box box -> List.of(box.center());
      case Segment segment -> List.of(segment.start(), segment.end());
      case Triangle triangle -> List.of(triangle.a(), triangle.b(), triangle.c());
    };
  }

  @Override
  public Body3 mapped(UnaryOperator<Vec3> move) {
    return new Body3(id, mapped(shape, move), velocity);
  }

  private static Shape3 mapped(Shape3 shape, UnaryOperator<Vec3> move) {
    return switch (shape) {
      case Sphere(Vec3 center, double radius) -> new Sphere(move.apply(center), radius);
      case Capsule(Vec3 start, Vec3 end, double radius) ->
          new Capsule(move.apply(start), move.apply(end), radius);
      case Box(Vec3 center, Vec3 half, Rotation turn) -> new Box(move.apply(center), half, turn);
      case Segment(Vec3 start, Vec3 end) -> new Segment(move.apply(start), move.apply(end));
      case Triangle(Vec3 a, Vec3 b, Vec3 c) ->
          new Triangle(move.apply(a), move.apply(b), move.apply(c));
    };
  }

  @Override
  public Body3 movedBy(Vec3 by) {
    return new Body3(id, shape.translated(by), velocity);
  }

  @Override
  public Body3 at(double time) {
    return time == 0 || !moves() ? this : movedBy(displacement().times(time));
  }

  @Override
  public Body3 named(String newId) {
    return new Body3(newId, shape, velocity);
  }

  @Override
  public Body3 moving(Vec3 displacement) {
    return new Body3(id, shape, displacement);
  }
}
