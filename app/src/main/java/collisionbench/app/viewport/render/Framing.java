package collisionbench.app.viewport.render;

import collisionbench.app.settings.View.Lens;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Camera;
import collisionbench.bench.scene.Scene;
import collisionbench.bench.scene.Space;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Computes the camera that shows all bodies of a scene, from start to end of their motion.
///
/// @param aspect width / height of the picture
public record Framing(Space space, Lens lens, double aspect) {

  /// The direction for scenes without a camera.
  public static final Camera FIRST = new Camera(Vec3.ZERO, 1, 0.6, 0.35);

  /// The part of the picture that bodies may fill.
  private static final double FILLED = 0.75;

  private static final double POINT_HEIGHT = 4;
  private static final double EMPTY_HEIGHT = 8;

  /// Keeps squares and sums of lengths finite.
  public static final double FARTHEST = 1e150;

  /// The least distance: the number of pixels per unit stays finite.
  private static final double NEAREST = 1e-300;

  /// Below this fraction of a coordinate, the steps of doubles become visible.
  private static final double FINEST = 1e-9;

  /// {@return the camera for a scene, in perspective}
  ///
  /// @param aspect width / height of the picture
  public static Camera of(Scene scene, double aspect) {
    return of(scene, Lens.PERSPECTIVE, aspect);
  }

  /// {@return the camera for a scene through a lens}
  ///
  /// @param aspect width / height of the picture
  public static Camera of(Scene scene, Lens lens, double aspect) {
    return new Framing(scene.space(), lens, aspect).of(scene.bodies(), FIRST);
  }

  /// {@return the camera for some bodies, with the direction of another}
  public Camera of(List<Body> bodies, Camera direction) {
    List<Bounds3> all = bodies.stream().flatMap(Framing::bounds).toList();
    if (all.isEmpty()) {
      return camera(direction, Vec3.ZERO, distance(EMPTY_HEIGHT));
    }
    Bounds3 whole = all.stream().reduce(all.getFirst(), Bounds3::and);
    Camera camera = camera(direction, whole.center(), distance(leastHeight(whole)));
    double distance =
        all.stream()
            .mapToDouble(bounds -> distanceToShow(bounds, camera))
            .reduce(camera.distance(), Math::max);
    return camera(direction, whole.center(), distance);
  }

  private static double leastHeight(Bounds3 whole) {
    double coarse = FINEST * whole.center().largest();
    return whole.size().largest() == 0 ? Math.max(POINT_HEIGHT, coarse) : coarse;
  }

  private Camera camera(Camera direction, Vec3 target, double distance) {
    return switch (space) {
      case TWO -> new Camera(target, distance, 0, 0);
      case THREE -> new Camera(target, distance, direction.azimuth(), direction.elevation());
    };
  }

  private static double distance(double visibleHeight) {
    return Math.max(visibleHeight / 2 / tangent(), NEAREST);
  }

  private static double tangent() {
    return Math.tan(Camera.FIELD_OF_VIEW / 2);
  }

  /// The distance at which all corners of the bounds are in the part to fill.
  private double distanceToShow(Bounds3 bounds, Camera camera) {
    boolean parallel = new Projection(space, lens, camera, aspect, 1).isParallel();
    double distance = 0;
    for (Vec3 corner : corners(bounds)) {
      Vec3 fromTarget = corner.minus(camera.target());
      double up = Math.abs(fromTarget.dot(camera.up()));
      double across = Math.abs(fromTarget.dot(camera.right())) / aspect;
      double nearer = parallel ? 0 : fromTarget.dot(camera.towardsEye());
      distance = Math.max(distance, nearer + Math.max(up, across) / FILLED / tangent());
    }
    return distance;
  }

  /// {@return the corners of a body's bounds at start and end}
  public static List<Vec3> corners(Body body) {
    return bounds(body).flatMap(bounds -> corners(bounds).stream()).toList();
  }

  /// {@return the bounds of a body at time 0, clamped}
  public static Bounds3 startBounds(Body body) {
    return clamped(body.bounds());
  }

  /// {@return the corners of bounds; bits 2, 1 and 0 of an index select the greater x, y and z}
  public static List<Vec3> corners(Bounds3 bounds) {
    List<Vec3> corners = new ArrayList<>();
    for (double x : new double[] {bounds.min().x(), bounds.max().x()}) {
      for (double y : new double[] {bounds.min().y(), bounds.max().y()}) {
        for (double z : new double[] {bounds.min().z(), bounds.max().z()}) {
          corners.add(new Vec3(x, y, z));
        }
      }
    }
    return corners;
  }

  /// {@return the bounds of a body at start and end}
  public static Stream<Bounds3> bounds(Body body) {
    Bounds3 start = body.bounds();
    Vec3 displacement = body.displacement();
    Bounds3 end = new Bounds3(start.min().plus(displacement), start.max().plus(displacement));
    return Stream.of(clamped(start), clamped(end));
  }

  private static Bounds3 clamped(Bounds3 bounds) {
    return new Bounds3(clamped(bounds.min()), clamped(bounds.max()));
  }

  private static Vec3 clamped(Vec3 corner) {
    return new Vec3(
        Math.clamp(corner.x(), -FARTHEST, FARTHEST),
        Math.clamp(corner.y(), -FARTHEST, FARTHEST),
        Math.clamp(corner.z(), -FARTHEST, FARTHEST));
  }
}
