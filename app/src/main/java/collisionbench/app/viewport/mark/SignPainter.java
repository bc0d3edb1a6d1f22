package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Palette;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Paints the signs of points, each with a rim.
///
/// @param toldApart whether the points of two bodies have their tints
record SignPainter(CanvasPen pen, Palette palette, boolean toldApart) {

  private static final double RIM = MarkPainter.RIM;
  private static final double WIDTH = Mark.Pen.NORMAL.width();
  private static final double DOT = 3.5;
  private static final double SIGN = 6;
  private static final double HALO = 9;
  private static final double DIAMOND = 5;

  void paint(Point2D at, Mark.Sign sign) {
    Color ink = palette.ink();
    Color measure = palette.measure();
    switch (sign) {
      case DISC -> disc(at, DOT, toldApart ? palette.first() : ink);
      case STEP -> disc(at, DOT, measure);
      case RING -> {
        pen.disc(at, DOT + RIM, palette.rim());
        pen.ring(at, DOT - 0.5, toldApart ? palette.second() : ink, WIDTH);
      }
      case CONTACT -> {
        pen.area(square(at, DOT + RIM), palette.rim());
        pen.area(square(at, DOT), ink);
      }
      case HALO -> ring(at, ink);
      case STEP_RING -> ring(at, measure);
      case ENTRY -> diamond(at);
      case EXIT -> {
        diamond(at);
        pen.area(diamond(at, DIAMOND / 2), palette.skyTop());
      }
      case BEYOND -> cross(at, DOT, measure);
      case MEETING -> meeting(at);
      case FOOT -> {
        flatRing(at, palette.rim(), WIDTH + 2 * RIM);
        flatRing(at, ink, WIDTH);
      }
      case TOWARDS -> {
        arrowEnd(at);
        pen.disc(at, DOT / 2, ink);
      }
      case AWAY -> {
        arrowEnd(at);
        cross(at, SIGN * Math.sqrt(0.5), ink);
      }
    }
  }

  private void disc(Point2D at, double radius, Color color) {
    pen.disc(at, radius + RIM, palette.rim());
    pen.disc(at, radius, color);
  }

  private void ring(Point2D at, Color color) {
    pen.ring(at, HALO, palette.rim(), WIDTH + 2 * RIM);
    pen.ring(at, HALO, color, WIDTH);
  }

  private void arrowEnd(Point2D at) {
    pen.disc(at, SIGN + RIM, palette.rim());
    pen.ring(at, SIGN, palette.ink(), WIDTH);
  }

  /// A dashed ring with a dot.
  private void meeting(Point2D at) {
    pen.ring(at, SIGN + 1, palette.rim(), WIDTH + 2 * RIM);
    pen.canvas().setLineDashes(3, 3);
    pen.ring(at, SIGN + 1, palette.ink(), WIDTH);
    pen.canvas().setLineDashes();
    disc(at, DOT / 2, palette.ink());
  }

  private void cross(Point2D at, double arm, Color color) {
    for (boolean inner : new boolean[] {false, true}) {
      double width = WIDTH + (inner ? 0 : 2 * RIM);
      pen.line(at.add(-arm, -arm), at.add(arm, arm), inner ? color : palette.rim(), width);
      pen.line(at.add(-arm, arm), at.add(arm, -arm), inner ? color : palette.rim(), width);
    }
  }

  private void diamond(Point2D at) {
    pen.area(diamond(at, DIAMOND + RIM), palette.rim());
    pen.area(diamond(at, DIAMOND), palette.measure());
  }

  private static List<Point2D> diamond(Point2D at, double radius) {
    return List.of(at.add(-radius, 0), at.add(0, -radius), at.add(radius, 0), at.add(0, radius));
  }

  private static List<Point2D> square(Point2D at, double radius) {
    return List.of(
        at.add(-radius, -radius),
        at.add(radius, -radius),
        at.add(radius, radius),
        at.add(-radius, radius));
  }

  private void flatRing(Point2D at, Color color, double width) {
    GraphicsContext canvas = pen.canvas();
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    canvas.strokeOval(at.getX() - SIGN, at.getY() - SIGN / 2, 2 * SIGN, SIGN);
  }
}
