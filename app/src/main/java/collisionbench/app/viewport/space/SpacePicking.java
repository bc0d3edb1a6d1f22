package collisionbench.app.viewport.space;

import collisionbench.app.viewport.feature.BodyFeatures;
import collisionbench.app.viewport.render.Corners;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.bench.scene.Body;
import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Capsule;
import collisionbench.geometry.space.Hull;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Sphere;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the body at a pixel, by the crossing or distance of the line of sight.
///
/// The frontmost body under the pixel is hit; if there is none, the one nearest to it in the
/// picture.
final class SpacePicking {

  /// The distance in pixels at which a body is still hit, if no other is.
  private static final double HIT_DISTANCE = 8;

  /// Half the width of a drawn line or dot in pixels, within which it counts as under the mouse.
  private static final double DRAWN = 4;

  private SpacePicking() {}

  static Optional<Picture.Hit> hit(List<Body> bodies, Projection projection, double x, double y) {
    List<Body3> solids =
        bodies.stream().flatMap(body -> body instanceof Body3 b ? Stream.of(b) : null).toList();
    return solids.stream()
        .flatMap(body -> under(body, projection, x, y).stream())
        .min(Comparator.comparingDouble(Under::depth))
        .map(Under::hit)
        .or(() ->
            solids.stream()
                .flatMap(body -> beside(body, projection, x, y).stream())
                .min(Comparator.comparingDouble(Beside::pixels))
                .map(Beside::hit));
  }

  /// A hit under the pixel, at the depth at which it is drawn.
  private record Under(double depth, Picture.Hit hit) {}

  private static Optional<Under> under(Body3 body, Projection projection, double x, double y) {
    return through(body, projection, x, y)
        .map(hit -> new Under(projection.depth(hit.point()), hit))
        .or(() ->
            Optional.of(body)
                .filter(thin -> isThin(thin.shape(), projection))
                .flatMap(thin -> beside(thin, projection, x, y))
                .filter(near -> near.pixels() <= DRAWN)
                .map(near -> new Under(near.front(projection), near.hit())));
  }

  /// {@return whether a body is drawn as a line or a dot wider than itself}
  private static boolean isThin(Shape3 shape, Projection projection) {
    double thickness =
        switch (shape) {
          case Sphere _, Capsule _ -> 2 * Corners.radius(shape);
          case Box box -> 2 * middle(box.halfExtents());
          case Segment _, Triangle _, Hull _ ->
              Corners.line(shape).map(_ -> 0.0).orElse(shape.bounds().size().length());
        };
    double pixels = Math.abs(projection.pixelsPerUnit(shape.bounds().center()));
    return thickness * pixels < 2 * DRAWN;
  }

  private static double middle(Vec3 v) {
    return Math.max(Math.min(v.x(), v.y()), Math.min(Math.max(v.x(), v.y()), v.z()));
  }

  /// A body that contains the eye is invisible.
  private static Optional<Picture.Hit> through(
      Body3 body, Projection projection, double x, double y) {
    return sight(body.shape(), projection, x, y)
        .flatMap(sight -> BodyFeatures.firstOn(sight, body.shape()))
        .filter(projection::isInFront)
        .map(point -> new Picture.Hit(body.id(), point));
  }

  private record Beside(double pixels, Picture.Hit hit) {

    /// {@return the least depth of the line or dot drawn there}
    double front(Projection projection) {
      return projection.depth(hit.point()) - DRAWN / projection.pixelsPerUnit(hit.point());
    }
  }

  private static Optional<Beside> beside(Body3 body, Projection projection, double x, double y) {
    return sight(body.shape(), projection, x, y)
        .map(sight -> Separation3.between(sight, body.shape()))
        .filter(gap -> projection.isInFront(gap.pointB()))
        .map(gap ->
            new Beside(
                gap.distance() * projection.pixelsPerUnit(gap.pointB()),
                new Picture.Hit(body.id(), gap.pointB())))
        .filter(beside -> beside.pixels() >= 0 && beside.pixels() <= HIT_DISTANCE);
  }

  /// The line of sight up to just behind the body; in a parallel projection, from just before it.
  /// Empty if it is not finite.
  private static Optional<Segment> sight(Shape3 shape, Projection projection, double x, double y) {
    Vec3 center = shape.bounds().center();
    double size = shape.bounds().size().length();
    Projection.Ray ray = projection.ray(x, y);
    Vec3 from = ray.origin();
    double length = 2 * (center.minus(from).length() + size);
    if (projection.isParallel()) {
      length = 2 * (size + projection.camera().visibleHeight());
      from = projection.onPlaneThrough(center, x, y).plus(-length / 2, ray.direction());
    }
    Vec3 to = from.plus(length, ray.direction());
    return from.isFinite() && to.isFinite() ? Optional.of(new Segment(from, to)) : Optional.empty();
  }
}
