package collisionbench.app.viewport.mark;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.List;
import javafx.geometry.Point2D;

/// Tests whether points are hidden by bodies.
///
/// @param bodies the bodies that may hide a point
record Occlusion(Projection projection, List<Body> bodies) {

  /// The tested point's offset towards the eye, relative to its distance, since a point may lie on
  /// a body.
  private static final double BEFORE = 1e-3;

  /// {@return whether another body hides a point of a body}
  boolean test(Vec3 point, Body own) {
    return projection.toPixel(point).filter(pixel -> test(point, pixel, own)).isPresent();
  }

  private boolean test(Vec3 point, Point2D pixel, Body own) {
    Vec3 eye = projection.ray(pixel.getX(), pixel.getY()).origin();
    Vec3 before = point.towards(eye, BEFORE);
    if (!eye.isFinite() || !before.isFinite()) {
      return false;
    }
    Segment view = new Segment(eye, before);
    return bodies.stream()
        .anyMatch(body ->
            body instanceof Body3 solid
                && !body.id().equals(own.id())
                && Overlap3.test(view, solid.shape()));
  }
}
