package collisionbench.app.viewport.gesture;

import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SnapStep;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;

/// The position in the scene for something that is added by a click.
///
/// @param point rounded to the pixel's precision
/// @param onGround whether it lies on the ground, the plane y = 0
public record ClickedPlace(Vec3 point, boolean onGround) {

  /// Ground farther away than this many times the target's distance counts as the horizon.
  private static final double HORIZON = 10;

  /// {@return the position at a pixel: in 3D on the ground if it is visible there, else at the
  /// target's depth}
  static ClickedPlace at(Projection projection, double x, double y) {
    Vec3 target = projection.camera().target();
    Optional<Vec3> ground =
        projection.space() == Space.TWO ? Optional.empty() : ground(projection, x, y);
    Vec3 point = ground.orElseGet(() -> projection.onPlaneThrough(target, x, y));
    SnapStep step = SnapStep.finerThanPixels(projection.pixelsPerUnit(point));
    return new ClickedPlace(step.nearest(point), ground.isPresent());
  }

  private static Optional<Vec3> ground(Projection projection, double x, double y) {
    Projection.Ray ray = projection.ray(x, y);
    double t = -ray.origin().y() / ray.direction().y();
    boolean near = Math.abs(t) < HORIZON * projection.camera().distance();
    return Optional.of(ray.origin().plus(t, ray.direction()))
        .filter(point -> near && point.isFinite() && projection.isInFront(point));
  }
}
