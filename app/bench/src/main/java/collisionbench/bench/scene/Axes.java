package collisionbench.bench.scene;

import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Rotation;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Takes bodies from other axes to those of scenes, which are right-handed with y up.
///
/// Coordinates are swapped and negated, so the result is exact. x stays x.
///
/// - y up, left-handed: `(x, y, -z)`
/// - z up, right-handed: `(x, z, -y)`
/// - z up, left-handed: `(x, z, y)`
public record Axes(boolean zUp, boolean leftHanded, boolean yDown) {

  /// {@return a body in the axes of scenes}
  public Body apply(Body body) {
    Vec3 displacement = body.displacement();
    return switch (body.space()) {
      case THREE ->
          body.with(body.values().stream().map(this::solid).toList()).moving(apply(displacement));
      case TWO ->
          body.with(body.values().stream().map(this::flat).toList())
              .moving(
                  yDown
                      ? new Vec3(displacement.x(), -displacement.y(), displacement.z())
                      : displacement);
    };
  }

  /// {@return a point or a vector in space in the axes of scenes}
  public Vec3 apply(Vec3 v) {
    if (zUp) {
      return new Vec3(v.x(), v.z(), leftHanded ? v.y() : -v.y());
    }
    return leftHanded ? new Vec3(v.x(), v.y(), -v.z()) : v;
  }

  private Vec2 apply(Vec2 v) {
    return yDown ? new Vec2(v.x(), -v.y()) : v;
  }

  private FieldValue solid(FieldValue value) {
    return switch (value) {
      case FieldValue.HalfExtents(Vec3 h) ->
          new FieldValue.HalfExtents(zUp ? new Vec3(h.x(), h.z(), h.y()) : h);
      case FieldValue.Turn(Rotation q) -> new FieldValue.Turn(apply(q));
      default -> value.moved(this::apply);
    };
  }

  /// A mirror turns the other way about the mirrored axis.
  private Rotation apply(Rotation q) {
    Vec3 axis = apply(new Vec3(q.x(), q.y(), q.z()));
    Vec3 turned = leftHanded ? axis.negated() : axis;
    return new Rotation(turned.x(), turned.y(), turned.z(), q.w());
  }

  private FieldValue flat(FieldValue value) {
    return switch (value) {
      case FieldValue.FlatPoint(Vec2 at) -> new FieldValue.FlatPoint(apply(at));
      case FieldValue.Direction(Vec2 vector) -> new FieldValue.Direction(apply(vector));
      case FieldValue.Corners(List<Vec2> corners) -> {
        List<Vec2> mapped = corners.stream().map(this::apply).toList();
        yield new FieldValue.Corners(yDown ? mapped.reversed() : mapped);
      }
      default -> value;
    };
  }
}
