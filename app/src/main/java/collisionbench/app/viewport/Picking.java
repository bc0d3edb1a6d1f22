package collisionbench.app.viewport;

import collisionbench.app.scene.Body;
import collisionbench.app.scene.Body3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.crossing.Crossing3;
import collisionbench.geometry.space.separation.Separation3;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Which body in space is under a pixel: the line of sight is a segment, and the library is asked
/// where it crosses each body, or how far it passes by.
final class Picking {

  /// How far beside a body the mouse still takes hold of it, in pixels, for want of a better one.
  private static final double REACH = 6;

  private Picking() {}

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

  private static Optional<Picture.Hit> through(
      Body3 body, Projection projection, double x, double y) {
    Optional<Vec3> point =
        switch (Crossing3.of(sight(body.shape(), projection, x, y), body.shape())) {
          case Crossing3.None _ -> Optional.empty();
          case Crossing3.Point crossing -> Optional.of(crossing.point());
          case Crossing3.Span crossing -> Optional.of(crossing.first());
          case Crossing3.Overlap crossing -> Optional.of(crossing.first());
        };
    return point.map(at -> new Picture.Hit(body.id(), at));
  }

  private record Beside(double pixels, Picture.Hit hit) {}

  private static Optional<Beside> beside(Body3 body, Projection projection, double x, double y) {
    Separation3 gap = Separation3.between(sight(body.shape(), projection, x, y), body.shape());
    double pixels = gap.distance() * projection.pixelsPerUnit(gap.pointB());
    return pixels >= 0 && pixels <= REACH
        ? Optional.of(new Beside(pixels, new Picture.Hit(body.id(), gap.pointB())))
        : Optional.empty();
  }

  /// The line of sight, as far as just behind the body.
  private static Segment sight(Shape3 shape, Projection projection, double x, double y) {
    Vec3 eye = projection.camera().eye();
    Vec3 size = shape.bounds().size();
    double reach = 2 * (shape.bounds().center().minus(eye).length() + size.length());
    return new Segment(eye, eye.plus(reach, projection.direction(x, y)));
  }
}
