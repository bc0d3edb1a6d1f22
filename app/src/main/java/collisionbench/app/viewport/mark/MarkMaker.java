package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.ClipWindow;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Adds marks at points of the scene that are in view.
///
/// @param marks receives the marks
record MarkMaker(Projection projection, List<Mark> marks) {

  /// Arrows shorter than this many pixels are seen end-on.
  private static final double SHORTEST = 9;

  void line(Vec3 from, Vec3 to, Mark.Pen pen) {
    SeenLine.of(from, to, projection)
        .ifPresent(line -> marks.add(new Mark.Line(line.from(), line.to(), pen)));
  }

  void symbol(Vec3 at, Mark.Sign sign) {
    seen(at).ifPresent(pixel -> marks.add(new Mark.Symbol(pixel, sign)));
  }

  void label(String words, Vec3 at, double reach) {
    seen(at).ifPresent(pixel -> marks.add(new Mark.Label(words, pixel, reach)));
  }

  /// An arrow seen end-on becomes a symbol.
  void arrow(Vec3 from, Vec3 to, SeenLine line, Mark.Pen pen) {
    if (!line.whole()) {
      marks.add(new Mark.Line(line.from(), line.to(), pen));
    } else if (line.length() >= SHORTEST) {
      marks.add(new Mark.Arrow(line.from(), line.to(), pen));
    } else {
      boolean nearer = projection.depth(to) < projection.depth(from);
      Mark.Sign sign = nearer ? Mark.Sign.TOWARDS : Mark.Sign.AWAY;
      marks.add(new Mark.Symbol(line.middle(), sign));
    }
  }

  /// {@return the pixel of a point; empty if it is not in view}
  Optional<Point2D> seen(Vec3 at) {
    return Optional.of(at)
        .filter(point -> projection.depth(point) >= projection.nearest())
        .flatMap(projection::toPixel)
        .filter(new ClipWindow(projection.width(), projection.height())::contains);
  }

  /// {@return a number of pixels at a point as a length}
  double units(double pixels, Vec3 at) {
    return pixels / Math.max(projection.pixelsPerUnit(at), Double.MIN_NORMAL);
  }
}
