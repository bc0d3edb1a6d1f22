package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.Picture;
import collisionbench.bench.scene.Body2;
import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.overlap.Overlap2;
import collisionbench.geometry.plane.separation.Separation2;
import collisionbench.methods.method.Lifted;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Finds the body of a 2D picture under the mouse.
///
/// @param mouse the mouse position in the scene
record PlanePicking(Point2 mouse, double pixelsPerUnit) {

  /// The distance in pixels at which a body is still hit, if no other is.
  private static final double HIT_DISTANCE = 8;

  /// The same for a thin body that lies over another.
  private static final double THIN = 6;

  /// {@return the hit body, with its point closest to the mouse}
  ///
  /// Bodies too thin to point into come first, since they are visible through others; then the last
  /// body that contains the mouse; then the nearest one.
  Optional<Picture.Hit> among(List<Body2> bodies) {
    return nearest(bodies.stream().filter(body -> isThin(body.shape())), THIN)
        .or(() -> foremostAround(bodies))
        .or(() -> nearest(bodies.stream(), HIT_DISTANCE));
  }

  private Optional<Picture.Hit> nearest(Stream<Body2> bodies, double pixels) {
    return bodies
        .map(body -> new Near(body, Separation2.between(mouse, body.shape())))
        .filter(near -> near.gap().distance() * pixelsPerUnit <= pixels)
        .reduce((one, other) -> Near.ORDER.compare(other, one) <= 0 ? other : one)
        .map(Near::hit);
  }

  private Optional<Picture.Hit> foremostAround(List<Body2> bodies) {
    return bodies.reversed().stream()
        .filter(body -> Overlap2.test(mouse, body.shape()))
        .findFirst()
        .map(body -> new Picture.Hit(body.id(), Lifted.of(mouse.at())));
  }

  private boolean isThin(Shape2 shape) {
    double thickness =
        switch (shape) {
          case Point2 _, Segment2 _ -> 0;
          case Circle circle -> 2 * circle.radius();
          case Capsule2 capsule -> 2 * capsule.radius();
          case Sector sector -> sector.radius();
          case Polygon polygon ->
              Math.max(polygon.bounds().size().x(), polygon.bounds().size().y());
        };
    return thickness * pixelsPerUnit < THIN;
  }

  private record Near(Body2 body, Separation2 gap) {

    static final Comparator<Near> ORDER = Comparator.comparingDouble(near -> near.gap.distance());

    Picture.Hit hit() {
      return new Picture.Hit(body.id(), Lifted.of(gap.pointB()));
    }
  }
}
