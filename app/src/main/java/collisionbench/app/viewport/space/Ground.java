package collisionbench.app.viewport.space;

import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Projection;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.geometry.space.Vec3;
import java.util.function.LongToDoubleFunction;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// The ground grid in the plane y = 0: lines that fade with distance, every tenth stronger, and the
/// x and z axes. Drawn on a canvas behind the bodies, so that lines are always one pixel wide.
final class Ground extends Canvas {

  private static final int LINES = 36;
  private static final int PIECES = 24;
  private static final double MOST_LINES_AWAY = 1e12;
  private static final double FINE = 0.16;
  private static final double PLAIN = 0.28;
  private static final double STRONG = 0.55;

  /// {@return the number of fine lines per medium line: medium lines are at powers of ten if these
  /// are multiples of the fine spacing, else at every tenth line}
  static int between(double fine) {
    double power = Math.pow(10, Math.ceil(Math.log10(fine) - 1e-9));
    double lines = power / fine;
    return Math.abs(lines - Math.rint(lines)) < 1e-9 ? (int) Math.rint(lines) : 10;
  }

  /// @param fine the spacing
  void draw(Projection projection, double fine, Palette palette) {
    GraphicsContext canvas = getGraphicsContext2D();
    canvas.clearRect(0, 0, getWidth(), getHeight());
    int between = between(fine);
    if (between > 1) {
      // Fine lines are omitted where a medium line is drawn.
      draw(projection, fine, palette, line -> line % between == 0 ? 0 : FINE);
    }
    draw(
        projection,
        fine * between,
        palette,
        line -> line == 0 ? 1 : line % 10 == 0 ? STRONG : PLAIN);
  }

  /// @param alpha the opacity of a line by its number; number 0 is the axis
  private void draw(
      Projection projection, double spacing, Palette palette, LongToDoubleFunction alpha) {
    if (!isDrawable(projection, spacing)) {
      return;
    }
    Vec3 target = projection.camera().target();
    long middleX = Math.round(target.x() / spacing);
    long middleZ = Math.round(target.z() / spacing);
    for (int i = -LINES; i <= LINES; i++) {
      Vec3 alongZ = new Vec3((middleX + i) * spacing, 0, middleZ * spacing);
      Vec3 alongX = new Vec3(middleX * spacing, 0, (middleZ + i) * spacing);
      Vec3 stepZ = Vec3.Z.times(spacing);
      Vec3 stepX = Vec3.X.times(spacing);
      Color inkZ = middleX + i == 0 ? palette.axisZ() : palette.grid();
      Color inkX = middleZ + i == 0 ? palette.axisX() : palette.grid();
      drawLine(projection, alongZ, stepZ, inkZ, alpha.applyAsDouble(middleX + i));
      drawLine(projection, alongX, stepX, inkX, alpha.applyAsDouble(middleZ + i));
    }
  }

  /// No lines are drawn where doubles are coarser than the spacing.
  private static boolean isDrawable(Projection projection, double spacing) {
    Vec3 target = projection.camera().target();
    double lines = Math.max(Math.abs(target.x()), Math.abs(target.z())) / spacing;
    return spacing > 0 && lines < MOST_LINES_AWAY;
  }

  /// In pieces that fade with the distance from the target.
  private void drawLine(
      Projection projection, Vec3 middle, Vec3 step, Color color, double strength) {
    Vec3 target = projection.camera().target();
    double extent = LINES * step.length();
    double piece = 2.0 * LINES / PIECES;
    for (int i = 0; i < PIECES; i++) {
      Vec3 from = middle.plus(-LINES + i * piece, step);
      Vec3 to = middle.plus(-LINES + (i + 1) * piece, step);
      Vec3 offset = from.towards(to, 0.5).minus(target);
      double away = Math.hypot(offset.x(), offset.z()) / extent;
      double alpha = strength * Math.max(0, 1 - away * away);
      if (alpha > 0.01) {
        drawPiece(projection, from, to, color.deriveColor(0, 1, 1, alpha));
      }
    }
  }

  private void drawPiece(Projection projection, Vec3 from, Vec3 to, Color color) {
    GraphicsContext canvas = getGraphicsContext2D();
    SeenLine.of(from, to, projection)
        .ifPresent(line -> {
          canvas.setStroke(color);
          canvas.setLineWidth(1);
          canvas.strokeLine(
              line.from().getX(), line.from().getY(), line.to().getX(), line.to().getY());
        });
  }
}
