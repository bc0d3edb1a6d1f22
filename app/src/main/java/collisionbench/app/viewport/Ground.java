package collisionbench.app.viewport;

import collisionbench.geometry.space.Vec3;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// The ground of a picture of space: lines a unit apart in the plane y = 0 that fade with distance,
/// stronger every ten, and the x and z axes. Drawn flat behind the bodies, so that lines are a
/// pixel wide at any zoom.
final class Ground extends Canvas {

  private static final int REACH = 36;
  private static final int PIECES = 24;
  private static final double LEAST_PIXELS = 25;
  private static final double MOST_LINES_AWAY = 1e12;

  /// {@return how far lines are apart where a unit is a number of pixels: a power of ten, mostly 1,
  /// that is from 25 to 250 pixels}
  static double spacing(double pixelsPerUnit) {
    return Math.pow(10, Math.ceil(Math.log10(LEAST_PIXELS / pixelsPerUnit)));
  }

  void draw(Projection projection, Palette palette) {
    GraphicsContext canvas = getGraphicsContext2D();
    canvas.clearRect(0, 0, getWidth(), getHeight());
    double spacing = spacing(projection.pixelsPerUnit(projection.camera().target()));
    if (!isDrawable(projection, spacing)) {
      return;
    }
    Vec3 target = projection.camera().target();
    long middleX = Math.round(target.x() / spacing);
    long middleZ = Math.round(target.z() / spacing);
    for (int i = -REACH; i <= REACH; i++) {
      Vec3 alongZ = new Vec3((middleX + i) * spacing, 0, middleZ * spacing);
      Vec3 alongX = new Vec3(middleX * spacing, 0, (middleZ + i) * spacing);
      drawLine(
          canvas,
          projection,
          alongZ,
          Vec3.Z.times(spacing),
          ink(middleX + i, palette, palette.axisZ()));
      drawLine(
          canvas,
          projection,
          alongX,
          Vec3.X.times(spacing),
          ink(middleZ + i, palette, palette.axisX()));
    }
  }

  /// So far out that doubles are further apart than the lines, there are no lines.
  private static boolean isDrawable(Projection projection, double spacing) {
    Vec3 target = projection.camera().target();
    double lines = Math.max(Math.abs(target.x()), Math.abs(target.z())) / spacing;
    return spacing > 0 && lines < MOST_LINES_AWAY;
  }

  private record Ink(Color color, double alpha) {}

  private static Ink ink(long line, Palette palette, Color axis) {
    if (line == 0) {
      return new Ink(axis, 1);
    }
    return new Ink(palette.grid(), line % 10 == 0 ? 0.55 : 0.28);
  }

  /// In pieces, each as strong as its distance from the middle of the picture leaves it.
  private static void drawLine(
      GraphicsContext canvas, Projection projection, Vec3 middle, Vec3 step, Ink ink) {
    Vec3 target = projection.camera().target();
    double reach = REACH * step.length();
    double piece = 2.0 * REACH / PIECES;
    for (int i = 0; i < PIECES; i++) {
      Vec3 from = middle.plus(-REACH + i * piece, step);
      Vec3 to = middle.plus(-REACH + (i + 1) * piece, step);
      Vec3 offset = from.towards(to, 0.5).minus(target);
      double away = Math.hypot(offset.x(), offset.z()) / reach;
      double alpha = ink.alpha * Math.max(0, 1 - away * away);
      if (alpha > 0.01) {
        drawPiece(canvas, projection, from, to, ink.color.deriveColor(0, 1, 1, alpha));
      }
    }
  }

  private static void drawPiece(
      GraphicsContext canvas, Projection projection, Vec3 from, Vec3 to, Color color) {
    SeenLine.of(from, to, projection)
        .ifPresent(line -> {
          canvas.setStroke(color);
          canvas.setLineWidth(1);
          canvas.strokeLine(
              line.from().getX(), line.from().getY(), line.to().getX(), line.to().getY());
        });
  }
}
