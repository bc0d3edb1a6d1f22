package collisionbench.app.viewport.render;

import collisionbench.app.scene.Camera;
import collisionbench.app.scene.Space;
import collisionbench.app.settings.View.Lens;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Where a point of the scene is in a picture, and the way back.
///
/// Pixels count from the upper left corner, y down. Space is seen through a lens, the plane
/// straight on and without perspective.
public record Projection(Space space, Lens lens, Camera camera, double width, double height) {

  private static final double NEAREST = 0.02;

  /// Seen in perspective, where there is depth.
  public Projection(Space space, Camera camera, double width, double height) {
    this(space, Lens.PERSPECTIVE, camera, width, height);
  }

  /// A line of sight, from `origin` in a unit direction.
  public record Ray(Vec3 origin, Vec3 direction) {}

  /// {@return whether all lines of sight are parallel, so that depth changes no size}
  public boolean isParallel() {
    return space == Space.TWO || lens == Lens.ORTHOGRAPHIC;
  }

  /// {@return where a point is in the picture; empty if it is not in front of the eye}
  public Optional<Point2D> toPixel(Vec3 point) {
    Vec3 fromTarget = point.minus(camera.target());
    double scale = pixelsPerUnit(point);
    if (!(scale > 0 && scale < Double.POSITIVE_INFINITY)) {
      return Optional.empty();
    }
    return Optional.of(
        new Point2D(
            width / 2 + scale * fromTarget.dot(camera.right()),
            height / 2 - scale * fromTarget.dot(camera.up())));
  }

  /// {@return the point under a pixel, on the plane through `point` that is parallel to the
  /// picture}
  public Vec3 onPlaneThrough(Vec3 point, double x, double y) {
    double scale = pixelsPerUnit(point);
    Vec3 depth = camera.towardsEye();
    return camera
        .target()
        .plus(point.minus(camera.target()).dot(depth), depth)
        .plus((x - width / 2) / scale, camera.right())
        .plus((height / 2 - y) / scale, camera.up());
  }

  /// {@return how many pixels a unit across the picture is at a point; negative behind the eye}
  public double pixelsPerUnit(Vec3 point) {
    double atTarget = height / camera.visibleHeight();
    return isParallel() ? atTarget : atTarget * camera.distance() / depth(point);
  }

  /// {@return how far in front of the eye things begin to be seen; where lines of sight are
  /// parallel there is no eye to be behind of, and everything along them is seen}
  public double nearest() {
    return isParallel() ? Double.NEGATIVE_INFINITY : NEAREST * camera.distance();
  }

  /// {@return how far a point is in front of the eye}
  public double depth(Vec3 point) {
    return camera.distance() - point.minus(camera.target()).dot(camera.towardsEye());
  }

  /// {@return the way from a point to the eye; where lines of sight are parallel one of length one}
  public Vec3 towardsEye(Vec3 point) {
    return isParallel() ? camera.towardsEye() : camera.eye().minus(point);
  }

  /// {@return the unit direction in which the eye sees a pixel}
  public Vec3 direction(double x, double y) {
    if (isParallel()) {
      return camera.towardsEye().negated();
    }
    Vec3 ray = onPlaneThrough(camera.target(), x, y).minus(camera.eye());
    return ray.times(1 / ray.length());
  }

  /// {@return the line of sight through a pixel: from the eye, or where they are parallel from as
  /// far away as the eye}
  public Ray ray(double x, double y) {
    Vec3 eye = camera.eye();
    return new Ray(isParallel() ? onPlaneThrough(eye, x, y) : eye, direction(x, y));
  }
}
