package collisionbench.app.viewport.render;

import collisionbench.bench.scene.Body3;
import collisionbench.geometry.space.Bounds3;
import collisionbench.geometry.space.Segment;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Triangle;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.overlap.Overlap3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;

/// A body that hides points: those whose line of sight meets it.
///
/// Such points form a convex set, since the body is convex. So it hides one part of a line, whose
/// ends are found by bisection: the lines of sight of a part form a triangle or a quadrilateral,
/// which either meets the body or does not.
///
/// @param id the name of the body
/// @param pixels its bounds in the picture; empty if a part is behind the eye
/// @param depth its least depth
record Occluder(
    String id, Projection projection, Shape3 shape, Optional<Bounds> pixels, double depth) {

  /// The tested points' offset towards the eye, relative to the distance, since marks lie on
  /// bodies. About one pixel.
  private static final double BEFORE = 1e-3;

  /// {@return the body as it hides; empty if it is a line or contains the eye, since it is then
  /// invisible}
  static Optional<Occluder> of(Body3 body, Projection projection) {
    Shape3 shape = body.shape();
    Vec3 eye = projection.camera().eye();
    boolean near = eye.isFinite() && shape.bounds().meets(Bounds3.of(eye, eye));
    boolean around = near && !projection.isParallel() && Overlap3.contains(shape, eye);
    if (around || Corners.line(shape).isPresent()) {
      return Optional.empty();
    }
    List<Vec3> corners = Framing.corners(shape.bounds());
    double depth = corners.stream().mapToDouble(projection::depth).min().orElseThrow();
    return Optional.of(
        new Occluder(body.id(), projection, shape, pixels(corners, depth, projection), depth));
  }

  private static Optional<Bounds> pixels(List<Vec3> corners, double depth, Projection projection) {
    List<Point2D> pixels = new ArrayList<>();
    corners.forEach(corner -> projection.toPixel(corner).ifPresent(pixels::add));
    return depth < projection.nearest() || pixels.size() < corners.size()
        ? Optional.empty()
        : Optional.of(Pixels.bounds(pixels));
  }

  /// {@return false only if it hides nothing within bounds in the picture}
  boolean mayHide(Bounds area) {
    return pixels.isEmpty() || pixels.get().intersects(area);
  }

  /// {@return whether it hides a point in front of the eye}
  boolean hides(Vec3 point) {
    Vec3 before = before(point);
    Vec3 near = near(before);
    return projection.depth(before) > depth
        && near.isFinite()
        && Overlap3.test(new Segment(near, before), shape);
  }

  /// {@return the part that it hides of a line in front of the eye; empty if none}
  ///
  /// @param halvings the number of bisections
  Optional<ClipWindow.Part> hidden(Vec3 from, Vec3 to, int halvings) {
    Vec3 start = before(from);
    Vec3 end = before(to);
    boolean behind = projection.depth(start) > depth || projection.depth(end) > depth;
    if (!behind || !near(start).isFinite() || !near(end).isFinite() || !meets(start, end)) {
      return Optional.empty();
    }
    double enter = 0;
    double exit = 1;
    for (double step = 0.5; halvings > 0; halvings--, step /= 2) {
      enter = meets(start, start.towards(end, enter + step)) ? enter : enter + step;
      exit = meets(start.towards(end, exit - step), end) ? exit : exit - step;
    }
    return Optional.of(new ClipWindow.Part(enter, exit));
  }

  /// {@return whether a line of sight to one of the points between the two meets the body}
  private boolean meets(Vec3 from, Vec3 to) {
    Vec3 near = near(from);
    return Overlap3.test(new Triangle(near, from, to), shape)
        || Overlap3.test(new Triangle(near, to, near(to)), shape);
  }

  private Vec3 before(Vec3 point) {
    double scale = projection.isParallel() ? projection.camera().distance() : 1;
    return point.plus(BEFORE * scale, projection.towardsEye(point));
  }

  /// {@return the point of a line of sight before which it cannot meet the body}
  private Vec3 near(Vec3 point) {
    double reached = projection.depth(point);
    double wanted = Math.min(Math.max(depth, projection.nearest()), reached);
    return projection.isParallel()
        ? point.plus(reached - wanted, projection.camera().towardsEye())
        : projection.camera().eye().towards(point, wanted / reached);
  }
}
