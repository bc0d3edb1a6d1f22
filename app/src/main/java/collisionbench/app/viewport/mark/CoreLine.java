package collisionbench.app.viewport.mark;

import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.ShapeType;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// The core of a segment or capsule.
///
/// @param thin whether it is a segment
record CoreLine(Vec3 start, Vec3 end, boolean thin) {

  /// {@return the core of a segment or capsule}
  static Optional<CoreLine> of(Body body) {
    boolean thin = body.type().isSegment();
    boolean round = body.type() == ShapeType.CAPSULE || body.type() == ShapeType.CAPSULE_2D;
    return Optional.of(new CoreLine(body.points().getFirst(), body.points().getLast(), thin))
        .filter(_ -> thin || round);
  }

  static Optional<CoreLine> ofSegment(Body body) {
    return of(body).filter(CoreLine::thin);
  }

  /// {@return the point at a parameter, 0 at the start and 1 at the end}
  Vec3 at(double t) {
    return start.towards(end, t);
  }

  /// {@return the point at a parameter clamped to 0..1}
  Vec3 within(double t) {
    return at(Math.clamp(t, 0, 1));
  }
}
