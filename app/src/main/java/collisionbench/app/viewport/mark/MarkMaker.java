package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.ClipWindow;
import collisionbench.app.viewport.render.Occlusion;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.space.Vec3;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Point2D;

/// Adds marks at points of the scene that are in view, with what bodies hide of them.
///
/// @param marks receives the marks
record MarkMaker(Projection projection, Occlusion occlusion, List<Mark> marks) {

  /// Arrows shorter than this many pixels are seen end-on.
  private static final double SHORTEST = 9;

  void line(Vec3 from, Vec3 to, Mark.Pen pen) {
    SeenLine.of(from, to, projection).ifPresent(line -> line(from, to, line, pen));
  }

  /// @param drawn what is drawn of it; may be shortened or displaced
  void line(Vec3 from, Vec3 to, SeenLine drawn, Mark.Pen pen) {
    for (Occlusion.Stretch part : occlusion.stretches(from, to, drawn)) {
      marks.add(new Mark.Line(part.from(), part.to(), pen, part.hidden()));
    }
  }

  /// A short line at a point, which is hidden with it.
  void tick(Vec3 at, Point2D from, Point2D to, Mark.Pen pen) {
    marks.add(new Mark.Line(from, to, pen, occlusion.hides(at)));
  }

  void symbol(Vec3 at, Mark.Sign sign) {
    seen(at).ifPresent(pixel -> marks.add(new Mark.Symbol(pixel, sign, occlusion.hides(at))));
  }

  void label(String words, Vec3 at, double reach) {
    seen(at).ifPresent(pixel -> marks.add(new Mark.Label(words, pixel, reach)));
  }

  /// An arrow seen end-on becomes a symbol.
  void arrow(Vec3 from, Vec3 to, SeenLine line, Mark.Pen pen) {
    if (line.length() < SHORTEST && line.whole()) {
      boolean nearer = projection.depth(to) < projection.depth(from);
      Mark.Sign sign = nearer ? Mark.Sign.TOWARDS : Mark.Sign.AWAY;
      marks.add(new Mark.Symbol(line.middle(), sign, occlusion.hides(nearer ? to : from)));
      return;
    }
    line(from, to, line, pen);
    if (line.whole() && marks.removeLast() instanceof Mark.Line last) {
      marks.add(new Mark.Arrow(tail(last, line), last.to(), pen, last.hidden()));
    }
  }

  /// The start of an arrow's last stretch, far enough from its tip for the head.
  private static Point2D tail(Mark.Line last, SeenLine line) {
    double head = Math.min(SHORTEST, line.length());
    return last.from().distance(last.to()) < head
        ? last.to().subtract(line.along().multiply(head))
        : last.from();
  }

  /// {@return the pixel of a point; empty if it is not in view}
  Optional<Point2D> seen(Vec3 at) {
    return projection
        .toVisiblePixel(at)
        .filter(new ClipWindow(projection.width(), projection.height())::contains);
  }

  /// {@return a number of pixels at a point as a length}
  double units(double pixels, Vec3 at) {
    return pixels / Math.max(projection.pixelsPerUnit(at), Double.MIN_NORMAL);
  }
}
