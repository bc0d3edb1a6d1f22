package collisionbench.app.viewport.render;

import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Vec3;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Maps points of the scene to pixels and back.
///
/// Pixels count from the upper left corner, y down. A 2D scene has no perspective.
///
/// @param right a unit vector of the camera, like the next two: its sines and cosines are slow
public record Projection(
    Space space,
    Lens lens,
    Camera camera,
    double width,
    double height,
    Vec3 right,
    Vec3 up,
    Vec3 towardsEye) {

  private static final double NEAREST = 0.02;

  public Projection(Space space, Lens lens, Camera camera, double width, double height) {
    this(space, lens, camera, width, height, camera.right(), camera.up(), camera.towardsEye());
  }

  /// A projection with perspective in 3D.
  public Projection(Space space, Camera camera, double width, double height) {
    this(space, Lens.PERSPECTIVE, camera, width, height);
  }

  /// A line of sight, from `origin` in a unit direction.
  public record Ray(Vec3 origin, Vec3 direction) {}

  /// {@return whether all lines of sight are parallel, so that size does not depend on depth}
  public boolean isParallel() {
    return space == Space.TWO || lens == Lens.ORTHOGRAPHIC;
  }

  /// {@return the pixel of a point; empty if it is not in front of the eye}
  public Optional<Point2D> toPixel(Vec3 point) {
    Vec3 fromTarget = point.minus(camera.target());
    double scale = pixelsPerUnit(point);
    if (!(scale > 0 && scale < Double.POSITIVE_INFINITY)) {
      return Optional.empty();
    }
    return Optional.of(
        new Point2D(
            width / 2 + scale * fromTarget.dot(right), height / 2 - scale * fromTarget.dot(up)));
  }

  /// {@return the point at a pixel on the plane through `point` parallel to the picture}
  public Vec3 onPlaneThrough(Vec3 point, double x, double y) {
    double scale = pixelsPerUnit(point);
    return camera
        .target()
        .plus(point.minus(camera.target()).dot(towardsEye), towardsEye)
        .plus((x - width / 2) / scale, right)
        .plus((height / 2 - y) / scale, up);
  }

  /// {@return the number of pixels per unit at a point; negative behind the eye}
  public double pixelsPerUnit(Vec3 point) {
    double atTarget = height / camera.visibleHeight();
    return isParallel() ? atTarget : atTarget * camera.distance() / depth(point);
  }

  /// {@return the least visible depth; negative infinity if lines of sight are parallel}
  public double nearest() {
    return isParallel() ? Double.NEGATIVE_INFINITY : NEAREST * camera.distance();
  }

  /// {@return the depth of a point in front of the eye}
  public double depth(Vec3 point) {
    return camera.distance() - point.minus(camera.target()).dot(towardsEye);
  }

  /// {@return whether a point is deep enough to be visible}
  public boolean isInFront(Vec3 point) {
    return depth(point) >= nearest();
  }

  /// {@return the pixel of a point; empty if it is not deep enough to be visible}
  public Optional<Point2D> toVisiblePixel(Vec3 point) {
    return isInFront(point) ? toPixel(point) : Optional.empty();
  }

  /// {@return a point, or where the line from it to another passes the near plane}
  Vec3 inFront(Vec3 point, Vec3 other) {
    double here = depth(point);
    return here < nearest()
        ? point.towards(other, (nearest() - here) / (depth(other) - here))
        : point;
  }

  /// {@return the vector from a point to the eye; a unit vector if lines of sight are parallel}
  public Vec3 towardsEye(Vec3 point) {
    return isParallel() ? towardsEye : camera.eye().minus(point);
  }

  /// {@return the unit direction of the line of sight through a pixel}
  public Vec3 direction(double x, double y) {
    if (isParallel()) {
      return towardsEye.negated();
    }
    Vec3 ray = onPlaneThrough(camera.target(), x, y).minus(camera.eye());
    return ray.times(1 / ray.length());
  }

  /// {@return the line of sight through a pixel, from the eye or, if lines are parallel, from the
  /// plane through the eye}
  public Ray ray(double x, double y) {
    Vec3 eye = camera.eye();
    return new Ray(isParallel() ? onPlaneThrough(eye, x, y) : eye, direction(x, y));
  }
}
