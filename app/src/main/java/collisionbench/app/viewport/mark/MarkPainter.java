package collisionbench.app.viewport.mark;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Hue;
import collisionbench.app.viewport.render.Palette;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Paints marks in the colours of a palette. Whatever is painted over bodies has a rim in the
/// colour of the background, and so is legible on any of them.
final class MarkPainter {

  private static final double RIM = 1.5;
  private static final double HEAD_LENGTH = 10;
  private static final double HEAD_HALF_WIDTH = 5;
  private static final double SPOT = 3.5;
  private static final double SIGN = 6;
  private static final double CORNER = 8;
  private static final double EDGE = 1.25;
  private static final double HALO = 9;
  private static final double INDEX_BELOW = 3.5;
  private static final double DIAMOND = 5;

  /// How much an area covers what is behind it, inside and at its border.
  private static final double INSIDE = 0.14;

  private static final double BORDER = 0.8;

  private final GraphicsContext canvas;
  private final CanvasPen drawing;
  private final Color ink;
  private final Color rim;
  private final Palette palette;

  MarkPainter(GraphicsContext canvas, Palette palette) {
    this.canvas = canvas;
    drawing = new CanvasPen(canvas);
    ink = palette.ink();
    rim = palette.rim();
    this.palette = palette;
  }

  void paint(Mark.Figure figure) {
    switch (figure) {
      case Mark.Line(Point2D from, Point2D to, Mark.Pen pen) -> paintLine(from, to, pen);
      case Mark.Arrow(Point2D from, Point2D to, Mark.Pen pen) -> paintArrow(from, to, pen);
      case Mark.Area(List<Point2D> corners) -> paintArea(corners);
      case Mark.Symbol(Point2D at, Mark.Sign sign) -> paintSymbol(at, sign);
    }
  }

  private void paintLine(Point2D from, Point2D to, Mark.Pen pen) {
    if (pen.ink() != Mark.Ink.FAINT) {
      drawing.line(from, to, rim, pen.width() + 2 * RIM);
    }
    if (pen.dashed()) {
      canvas.setLineDashes(4, 4);
    }
    drawing.line(from, to, color(pen.ink()), pen.width());
    canvas.setLineDashes();
  }

  private void paintArea(List<Point2D> corners) {
    Color color = palette.measure();
    drawing.area(corners, color.deriveColor(0, 1, 1, INSIDE));
    drawing.line(corners, true, color.deriveColor(0, 1, 1, BORDER), Mark.Pen.STEP_BORDER.width());
  }

  private Color color(Mark.Ink of) {
    return switch (of) {
      case PLAIN -> ink;
      case MEASURE -> palette.measure();
      case FAINT -> palette.grid();
    };
  }

  /// The head of a depth is full, that of a normal is open.
  private void paintArrow(Point2D from, Point2D to, Mark.Pen pen) {
    boolean full = pen == Mark.Pen.DEPTH;
    Point2D along = to.subtract(from).normalize();
    Point2D back = to.subtract(along.multiply(HEAD_LENGTH));
    Point2D side = new Point2D(-along.getY(), along.getX()).multiply(HEAD_HALF_WIDTH);
    List<Point2D> head = List.of(back.add(side), to, back.subtract(side));
    for (boolean inner : new boolean[] {false, true}) {
      double wider = inner ? 0 : 2 * RIM;
      Color color = inner ? color(pen.ink()) : rim;
      drawing.line(from, full ? back : to, color, pen.width() + wider);
      drawing.line(head, false, color, Mark.Pen.NORMAL.width() + wider);
    }
    if (full) {
      drawing.area(head, ink);
    }
  }

  private void paintSymbol(Point2D at, Mark.Sign sign) {
    switch (sign) {
      case DISC -> disc(at, SPOT);
      case RING -> {
        drawing.disc(at, SPOT + RIM, rim);
        ring(at, SPOT - 0.5);
      }
      case HALO -> {
        drawing.ring(at, HALO, rim, Mark.Pen.NORMAL.width() + 2 * RIM);
        ring(at, HALO);
      }
      case ENTRY -> {
        diamond(at, DIAMOND + RIM, rim);
        diamond(at, DIAMOND, palette.measure());
      }
      case EXIT -> {
        diamond(at, DIAMOND + RIM, rim);
        diamond(at, DIAMOND, palette.measure());
        diamond(at, DIAMOND / 2, palette.skyTop());
      }
      case STEP -> {
        drawing.disc(at, SPOT + RIM, rim);
        drawing.disc(at, SPOT, palette.measure());
      }
      case BEYOND -> cross(at, SPOT, palette.measure());
      case MEETING -> {
        drawing.ring(at, SIGN + 1, rim, Mark.Pen.NORMAL.width() + 2 * RIM);
        canvas.setLineDashes(3, 3);
        ring(at, SIGN + 1);
        canvas.setLineDashes();
        disc(at, SPOT / 2);
      }
      case FOOT -> {
        flatRing(at, rim, Mark.Pen.NORMAL.width() + 2 * RIM);
        flatRing(at, ink, Mark.Pen.NORMAL.width());
      }
      case TOWARDS -> {
        drawing.disc(at, SIGN + RIM, rim);
        ring(at, SIGN);
        drawing.disc(at, SPOT / 2, ink);
      }
      case AWAY -> {
        drawing.disc(at, SIGN + RIM, rim);
        ring(at, SIGN);
        cross(at, SIGN * Math.sqrt(0.5), ink);
      }
    }
  }

  private void cross(Point2D at, double arm, Color color) {
    for (boolean inner : new boolean[] {false, true}) {
      double width = Mark.Pen.NORMAL.width() + (inner ? 0 : 2 * RIM);
      drawing.line(at.add(-arm, -arm), at.add(arm, arm), inner ? color : rim, width);
      drawing.line(at.add(-arm, arm), at.add(arm, -arm), inner ? color : rim, width);
    }
  }

  private void diamond(Point2D at, double radius, Color color) {
    drawing.area(
        List.of(at.add(-radius, 0), at.add(0, -radius), at.add(radius, 0), at.add(0, radius)),
        color);
  }

  private void disc(Point2D at, double radius) {
    drawing.disc(at, radius + RIM, rim);
    drawing.disc(at, radius, ink);
  }

  private void ring(Point2D at, double radius) {
    drawing.ring(at, radius, ink, Mark.Pen.NORMAL.width());
  }

  private void flatRing(Point2D at, Color color, double width) {
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    canvas.strokeOval(at.getX() - SIGN, at.getY() - SIGN / 2, 2 * SIGN, SIGN);
  }

  /// The line from where a label belongs to where it is.
  void paintLeader(LabelPlaces.Placed placed) {
    if (placed.isAway()) {
      Point2D at = placed.label().at();
      Point2D end = LabelPlaces.nearest(at, placed.plate());
      canvas.setLineDashes(1, 3);
      drawing.line(at, end, rim, 1 + 2 * RIM);
      drawing.line(at, end, ink, 1);
      canvas.setLineDashes();
    }
  }

  void paintLabel(LabelPlaces.Placed placed, LabelFont font) {
    Bounds at = placed.plate();
    canvas.setFill(palette.labelPlate());
    canvas.fillRoundRect(at.getMinX(), at.getMinY(), at.getWidth(), at.getHeight(), CORNER, CORNER);
    Hue edge = placed.label().edge();
    if (edge != Hue.NONE) {
      canvas.setStroke(palette.of(edge));
      canvas.setLineWidth(EDGE);
      canvas.strokeRoundRect(
          at.getMinX() + 0.5,
          at.getMinY() + 0.5,
          at.getWidth() - 1,
          at.getHeight() - 1,
          CORNER,
          CORNER);
    }
    writeWords(placed.label(), at, font);
  }

  /// An index stands small and low behind the words, and both in the middle of the plate.
  private void writeWords(Mark.Label label, Bounds plate, LabelFont font) {
    double back = font.indexWidth(label.index()) / 2;
    Point2D middle = new Point2D(plate.getCenterX(), plate.getCenterY());
    drawing.write(label.text(), middle.subtract(back, 0), font.font(), ink);
    if (back > 0) {
      Point2D end = middle.add(font.width(label.text()) / 2, INDEX_BELOW);
      drawing.write(label.index(), end, font.small(), ink);
    }
  }
}
