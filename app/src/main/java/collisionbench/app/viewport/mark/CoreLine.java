package collisionbench.app.viewport.mark;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body2;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// The core of a segment or capsule.
///
/// @param thin whether it is a segment
record CoreLine(Vec3 start, Vec3 end, boolean thin) {

  /// {@return the core of a segment or capsule}
  static Optional<CoreLine> of(Body body) {
    boolean thin =
        switch (body) {
          case Body3 solid -> solid.shape() instanceof Segment;
          case Body2 flat -> flat.shape() instanceof Segment2;
        };
    boolean round =
        switch (body) {
          case Body3 solid -> solid.shape() instanceof Capsule;
          case Body2 flat -> flat.shape() instanceof Capsule2;
        };
    return thin || round
        ? Optional.of(new CoreLine(body.points().getFirst(), body.points().getLast(), thin))
        : Optional.empty();
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
