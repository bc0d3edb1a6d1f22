package collisionbench.app.scene;

import collisionbench.geometry.plane.Bounds2;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Opening;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.refusal.Refusal;
import collisionbench.geometry.refusal.RefusedException;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.function.UnaryOperator;

/// A shape in the plane with a name.
///
/// @param velocity how far it moves from time 0 to time 1
public record Body2(String id, Shape2 shape, Vec2 velocity) implements Body {

  public Body2 {
    Body.requireId(id);
    if (!velocity.isFinite()) {
      throw new RefusedException(new Refusal.NotFinite("velocity", velocity.toString()));
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
    return inSpace(velocity);
  }

  @Override
  public Bounds3 bounds() {
    Bounds2 flat = shape.bounds();
    return new Bounds3(inSpace(flat.min()), inSpace(flat.max()));
  }

  /// {@return a point or direction of the plane, in the plane z = 0 of space}
  public static Vec3 inSpace(Vec2 flat) {
    return new Vec3(flat.x(), flat.y(), 0);
  }

  @Override
  public List<Vec3> points() {
    return corners().stream().map(Body2::inSpace).toList();
  }

  private List<Vec2> corners() {
    return switch (shape) {
      case Point2 point -> List.of(point.at());
      case Circle circle -> List.of(circle.center());
      case Capsule2 capsule -> List.of(capsule.start(), capsule.end());
      case Segment2 segment -> List.of(segment.start(), segment.end());
      case Sector sector -> List.of(sector.center());
      case Polygon polygon -> polygon.vertices();
    };
  }

  @Override
  public Body2 mapped(UnaryOperator<Vec3> move) {
    UnaryOperator<Vec2> flat =
        at -> {
          Vec3 moved = move.apply(inSpace(at));
          return new Vec2(moved.x(), moved.y());
        };
    return new Body2(id, mapped(shape, flat), velocity);
  }

  private static Shape2 mapped(Shape2 shape, UnaryOperator<Vec2> move) {
    return switch (shape) {
      case Point2(Vec2 at) -> new Point2(move.apply(at));
      case Circle(Vec2 center, double radius) -> new Circle(move.apply(center), radius);
      case Capsule2(Vec2 start, Vec2 end, double radius) ->
          new Capsule2(move.apply(start), move.apply(end), radius);
      case Segment2(Vec2 start, Vec2 end) -> new Segment2(move.apply(start), move.apply(end));
      case Sector(Vec2 center, double radius, Opening opening) ->
          new Sector(move.apply(center), radius, opening);
      case Polygon(List<Vec2> vertices) -> Polygon.ofRounded(vertices.stream().map(move).toList());
    };
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
