package collisionbench.app.viewport.space;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.app.viewport.render.Picture;
import collisionbench.app.viewport.render.Projection;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the body at a pixel, by the crossing or distance of the line of sight.
final class SpacePicking {

  /// The distance in pixels at which a body is still hit, if no other is.
  private static final double HIT_DISTANCE = 6;

  private SpacePicking() {}

  static Optional<Picture.Hit> hit(List<Body> bodies, Projection projection, double x, double y) {
    List<Body3> solids =
        bodies.stream().flatMap(body -> body instanceof Body3 b ? Stream.of(b) : null).toList();
    return solids.stream()
        .flatMap(body -> through(body, projection, x, y).stream())
        .min(Comparator.comparingDouble(hit -> projection.depth(hit.point())))
        .or(() ->
            solids.stream()
                .flatMap(body -> beside(body, projection, x, y).stream())
                .min(Comparator.comparingDouble(Beside::pixels))
                .map(Beside::hit));
  }

  /// A body that contains the eye is invisible.
  private static Optional<Picture.Hit> through(
      Body3 body, Projection projection, double x, double y) {
    return sight(body.shape(), projection, x, y)
        .flatMap(sight -> firstPoint(Crossing3.of(sight, body.shape())))
        .filter(point -> projection.depth(point) >= projection.nearest())
        .map(point -> new Picture.Hit(body.id(), point));
  }

  private static Optional<Vec3> firstPoint(Crossing3 crossing) {
    return switch (crossing) {
      case Crossing3.None _ -> Optional.empty();
      case Crossing3.Point c -> Optional.of(c.point());
      case Crossing3.Span c -> Optional.of(c.first());
      case Crossing3.Overlap c -> Optional.of(c.first());
    };
  }

  private record Beside(double pixels, Picture.Hit hit) {}

  private static Optional<Beside> beside(Body3 body, Projection projection, double x, double y) {
    return sight(body.shape(), projection, x, y)
        .map(sight -> Separation3.between(sight, body.shape()))
        .filter(gap -> projection.depth(gap.pointB()) >= projection.nearest())
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
