package collisionbench.bench.scene;

import collisionbench.geometry.space.Vec3;

/// The viewpoint of a scene. In 2D, azimuth and elevation are 0.
///
/// @param target the point at the center of the view
/// @param distance from the eye to the target, more than 0
/// @param azimuth in radians; 0 looks along -z, a positive angle moves the eye towards +x
/// @param elevation in radians from -pi/2 to pi/2; a positive angle moves the eye up
public record Camera(Vec3 target, double distance, double azimuth, double elevation) {

  /// The vertical field of view in radians.
  public static final double FIELD_OF_VIEW = Math.toRadians(40);

  private static final double NEAREST = 1e-12;
  private static final double FARTHEST = 1e15;

  public Camera {
    if (!target.isFinite()) {
      throw new IllegalArgumentException("target must be finite: " + target);
    }
    if (!(distance > 0 && distance < Double.POSITIVE_INFINITY)) {
      throw new IllegalArgumentException("distance must be finite and > 0: " + distance);
    }
    if (!Double.isFinite(azimuth)) {
      throw new IllegalArgumentException("azimuth must be finite: " + azimuth);
    }
    if (!(Math.abs(elevation) <= Math.PI / 2)) {
      throw new IllegalArgumentException("elevation must be within -pi/2 and pi/2: " + elevation);
    }
    azimuth += 0.0;
    elevation += 0.0;
  }

  /// {@return the unit vector from the target to the eye}
  public Vec3 towardsEye() {
    double level = Math.cos(elevation);
    return new Vec3(level * Math.sin(azimuth), Math.sin(elevation), level * Math.cos(azimuth));
  }

  /// {@return the position of the eye}
  public Vec3 eye() {
    return target.plus(distance, towardsEye());
  }

  /// {@return the unit vector that points right in the view; always horizontal}
  public Vec3 right() {
    return new Vec3(Math.cos(azimuth), 0, -Math.sin(azimuth));
  }

  /// {@return the unit vector that points up in the view}
  public Vec3 up() {
    return towardsEye().cross(right());
  }

  /// {@return the height of the picture at the target, in scene units}
  public double visibleHeight() {
    return 2 * distance * Math.tan(FIELD_OF_VIEW / 2);
  }

  /// {@return a camera with the same target and distance that looks in another direction}
  public Camera facing(double newAzimuth, double newElevation) {
    return new Camera(target, distance, newAzimuth, newElevation);
  }

  /// {@return the camera of a plane: it looks straight at it, and its target lies in it}
  public Camera straight() {
    return new Camera(new Vec3(target.x(), target.y(), 0), distance, 0, 0);
  }

  /// {@return the camera between this one and another. It turns the shorter way, and its distance
  /// changes by a constant factor per unit of `part`.}
  ///
  /// @param part from 0 to 1
  public Camera towards(Camera other, double part) {
    double turn = Math.IEEEremainder(other.azimuth - azimuth, 2 * Math.PI);
    double logarithm = Math.log(distance) * (1 - part) + Math.log(other.distance) * part;
    return new Camera(
            target.times(1 - part).plus(part, other.target),
            Math.clamp(
                Math.exp(logarithm),
                Math.min(distance, other.distance),
                Math.max(distance, other.distance)),
            azimuth,
            elevation)
        .orbitedBy(part * turn, part * (other.elevation - elevation));
  }

  /// {@return this camera turned about its target; the elevation stops at straight up and down}
  public Camera orbitedBy(double turn, double rise) {
    double limit = Math.PI / 2;
    return new Camera(
        target,
        distance,
        Math.IEEEremainder(azimuth + turn, 2 * Math.PI),
        Math.clamp(elevation + rise, -limit, limit));
  }

  /// {@return this camera turned about its eye; the elevation stops at straight up and down}
  public Camera lookingAround(double turn, double rise) {
    Camera turned = orbitedBy(turn, rise);
    return turned.movedBy(eye().minus(turned.eye()));
  }

  /// {@return this camera with its target moved, looking in the same direction}
  public Camera movedBy(Vec3 by) {
    Vec3 moved = target.plus(by);
    return isInReach(moved) ? new Camera(moved, distance, azimuth, elevation) : this;
  }

  /// {@return this camera at `factor` times its distance, with `fixed` in the same place on the
  /// screen; this camera if that would be too near or too far to show anything}
  public Camera zoomedBy(double factor, Vec3 fixed) {
    Vec3 moved = fixed.plus(factor, target.minus(fixed));
    double further = distance * factor;
    boolean visible = factor < 1 ? further >= NEAREST : further <= FARTHEST;
    return visible && isInReach(moved) ? new Camera(moved, further, azimuth, elevation) : this;
  }

  private boolean isInReach(Vec3 point) {
    return point.length() <= Math.max(100 * FARTHEST, target.length());
  }
}
