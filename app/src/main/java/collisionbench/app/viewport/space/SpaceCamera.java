package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.bench.scene.Camera;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import javafx.scene.PerspectiveCamera;
import javafx.scene.transform.Affine;

/// The JavaFX camera, in coordinates relative to the scene camera's target.
///
/// JavaFX's parallel camera clips everything farther away than the picture is wide. So a parallel
/// projection is approximated by a perspective one from very far away, to within a tenth of a
/// pixel.
final class SpaceCamera {

  /// The greatest far clip, in camera distances.
  private static final double FARTHEST_MOST = 1e5;

  private static final double FARTHEST_LEAST = 200;

  /// The eye's distance for an approximate parallel projection, relative to the visible depth.
  private static final double AS_GOOD_AS_PARALLEL = 2e4;

  private final PerspectiveCamera camera = new PerspectiveCamera(true);
  private final Affine place = new Affine();
  private double deepest;

  SpaceCamera() {
    camera.getTransforms().add(place);
    camera.setVerticalFieldOfView(true);
  }

  PerspectiveCamera camera() {
    return camera;
  }

  /// Applies a projection, with all bodies between the near and far clip.
  void look(Projection projection, List<Body> bodies) {
    deepest = depth(projection, bodies);
    apply(projection);
  }

  /// Applies the same projection with some more bodies between the near and far clip.
  void include(Projection projection, List<Body> changed) {
    deepest = Math.max(deepest, depth(projection, changed));
    apply(projection);
  }

  private void apply(Projection projection) {
    if (projection.isParallel()) {
      lookFromAfar(projection, deepest);
    } else {
      double distance = projection.camera().distance();
      place(projection.camera(), distance, Camera.FIELD_OF_VIEW);
      camera.setNearClip(projection.nearest());
      camera.setFarClip(
          Math.clamp(distance + deepest, FARTHEST_LEAST * distance, FARTHEST_MOST * distance));
    }
  }

  private void lookFromAfar(Projection projection, double depth) {
    Camera seenFrom = projection.camera();
    double deep = Math.clamp(depth, seenFrom.distance(), FARTHEST_MOST * seenFrom.distance());
    double away = AS_GOOD_AS_PARALLEL * deep;
    place(seenFrom, away, 2 * Math.atan(seenFrom.visibleHeight() / 2 / away));
    camera.setNearClip(away - 2 * deep);
    camera.setFarClip(away + 2 * deep);
  }

  private void place(Camera seenFrom, double away, double fieldOfView) {
    PlacedMesh.place(
        place,
        seenFrom.towardsEye().times(away),
        seenFrom.right(),
        seenFrom.up().negated(),
        seenFrom.towardsEye().negated());
    camera.setFieldOfView(Math.toDegrees(fieldOfView));
  }

  /// {@return the greatest depth of a body behind the target and, in a parallel projection, in
  /// front of it}
  private static double depth(Projection projection, List<Body> bodies) {
    Vec3 away = projection.camera().towardsEye().negated();
    double depth = 0;
    for (Body body : bodies) {
      if (body instanceof Body3 solid) {
        Bounds3 bounds = solid.shape().bounds();
        double behind = bounds.center().minus(projection.camera().target()).dot(away);
        double end = (projection.isParallel() ? Math.abs(behind) : behind) + bounds.size().length();
        // Beyond the numbers there are, this is not one.
        depth = end > depth ? end : depth;
      }
    }
    return depth;
  }
}
