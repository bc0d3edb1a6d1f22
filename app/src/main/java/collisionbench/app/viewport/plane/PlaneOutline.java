package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.ClipWindow;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.space.Vec3;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Traces the outline of a shape in pixels, clipped far outside the picture.
///
/// An arc is divided until its chords are accurate to a fraction of a pixel, but only where it may
/// be visible, so that huge circles need few chords.
final class PlaneOutline {

  /// The greatest distance of a chord from its arc in pixels.
  private static final double FLATNESS = 0.02;

  private final Projection projection;
  private final ClipWindow window;
  private final List<Point2D> corners = new ArrayList<>();

  PlaneOutline(Projection projection) {
    this.projection = projection;
    this.window = new ClipWindow(projection.width(), projection.height());
  }

  Optional<Point2D> dot(Vec2 at) {
    return Optional.of(pixel(at)).filter(window::contains);
  }

  Optional<SeenLine> line(Vec2 start, Vec2 end) {
    return SeenLine.between(pixel(start), pixel(end), projection);
  }

  void corner(Vec2 corner) {
    corners.add(pixel(corner));
  }

  /// Adds an arc, counter-clockwise.
  void arc(Vec2 center, double radius, double from, double to) {
    Arc arc = new Arc(pixel(center), radius * scale());
    corners.add(arc.at(from));
    int pieces = arc.isFinite() ? (int) Math.ceil((to - from) / (Math.PI / 2)) : 0;
    for (int i = 0; i < pieces; i++) {
      double start = from + (to - from) * i / pieces;
      follow(arc, start, from + (to - from) * (i + 1) / pieces);
    }
  }

  private void follow(Arc arc, double from, double to) {
    double middle = (from + to) / 2;
    boolean divisible = from < middle && middle < to;
    if (divisible && arc.sagitta(to - from) > FLATNESS && mayBeSeen(arc, from, to)) {
      follow(arc, from, middle);
      follow(arc, middle, to);
    } else {
      corners.add(arc.at(to));
    }
  }

  private boolean mayBeSeen(Arc arc, double from, double to) {
    return window.mayMeet(arc.at(from), arc.at(to), arc.sagitta(to - from));
  }

  /// {@return the corners of the traced polygon; none if it is not finite or outside}
  List<Point2D> area() {
    boolean finite = corners.stream().allMatch(at -> Double.isFinite(at.getX() + at.getY()));
    return finite ? window.cutArea(corners) : List.of();
  }

  private Point2D pixel(Vec2 point) {
    Vec3 target = projection.camera().target();
    double scale = scale();
    return new Point2D(
        projection.width() / 2 + scale * (point.x() - target.x()),
        projection.height() / 2 - scale * (point.y() - target.y()));
  }

  private double scale() {
    return projection.height() / projection.camera().visibleHeight();
  }

  /// A circle in pixels; angles are counter-clockwise on screen.
  private record Arc(Point2D center, double radius) {

    Point2D at(double angle) {
      return center.add(radius * Math.cos(angle), -radius * Math.sin(angle));
    }

    boolean isFinite() {
      return Double.isFinite(radius);
    }

    /// The distance of an arc from its chord.
    double sagitta(double opening) {
      double sine = Math.sin(opening / 4);
      return 2 * radius * sine * sine;
    }
  }
}
