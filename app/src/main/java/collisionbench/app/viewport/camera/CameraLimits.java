package collisionbench.app.viewport.camera;

import collisionbench.app.viewport.render.Framing;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;

/// Limits the camera's distance and target, so that the scene cannot be lost.
///
/// @param center of the scene's bounding sphere
/// @param radius of the bounding sphere, more than 0
record CameraLimits(Vec3 center, double radius) {

  private static final double LEAST_DISTANCE = 1e-10;
  private static final double MOST_DISTANCE = 300;

  /// The most distance of the target from the center, in radii; half the view's height is added.
  private static final double TARGETS = 2;

  /// The radius for scenes without extent.
  private static final double SMALL = 2;

  static CameraLimits of(List<Body> bodies) {
    return bodies.stream()
        .flatMap(Framing::bounds)
        .reduce(Bounds3::and)
        .map(whole -> new CameraLimits(whole.center(), radius(whole)))
        .orElse(new CameraLimits(Vec3.ZERO, SMALL));
  }

  private static double radius(Bounds3 whole) {
    double radius = whole.size().length() / 2;
    return radius > 0 ? radius : SMALL;
  }

  /// {@return `to`, clamped to the limits. If `from` is already beyond a limit, that one is relaxed
  /// to where `from` is.}
  Camera hold(Camera from, Camera to) {
    double least = Math.min(LEAST_DISTANCE * radius, from.distance());
    double most = Math.max(MOST_DISTANCE * radius, from.distance());
    double distance = Math.clamp(to.distance(), least, most);
    // A clamped zoom moves the target by the same fraction.
    Vec3 target =
        distance == to.distance()
            ? to.target()
            : from.target()
                .towards(
                    to.target(), (distance - from.distance()) / (to.distance() - from.distance()));
    return new Camera(held(from, target, distance), distance, to.azimuth(), to.elevation());
  }

  private Vec3 held(Camera from, Vec3 target, double distance) {
    double picture = new Camera(target, distance, 0, 0).visibleHeight();
    double most = Math.max(TARGETS * radius + picture / 2, from.target().minus(center).length());
    Vec3 offset = target.minus(center);
    double length = offset.length();
    return length > most ? center.plus(most / length, offset) : target;
  }
}
