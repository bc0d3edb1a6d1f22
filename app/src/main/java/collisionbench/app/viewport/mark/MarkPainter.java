package collisionbench.app.viewport.mark;

import collisionbench.app.session.Hue;
import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.SeenLine;
import collisionbench.app.viewport.render.Typeface;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Paints marks. Lines have a rim in the background's color, so that they are legible on any body.
final class MarkPainter {

  static final double RIM = 1.5;

  /// The rim of dashes, which would otherwise look like the rungs of a ladder.
  static final double DASH_RIM = 0.5;

  private static final double HEAD_LENGTH = 10;
  private static final double HEAD_HALF_WIDTH = 5;
  private static final double CORNER = 8;
  private static final double EDGE = 1.25;
  private static final double INDEX_BELOW = 3.5;
  private static final double ARROW_ABOVE = 7;

  /// The opacity of areas and of their borders.
  private static final double INSIDE = 0.14;

  private static final double BORDER = 0.8;

  private static final double DASH = 4;

  private final GraphicsContext canvas;
  private final CanvasPen drawing;
  private final Color ink;
  private final Color rim;
  private final Palette palette;
  private final SignPainter signs;

  MarkPainter(GraphicsContext canvas, Palette palette, boolean toldApart) {
    this.canvas = canvas;
    drawing = new CanvasPen(canvas);
    ink = palette.ink();
    rim = palette.rim();
    this.palette = palette;
    signs = new SignPainter(drawing, palette, toldApart);
  }

  /// Paints the edges of bounding boxes, with the pen set once since there may be thousands, then
  /// the other figures in order.
  void paint(List<Mark.Figure> figures) {
    drawing.paint(
        false,
        () -> {
          canvas.setLineDashes(DASH, DASH);
          canvas.setStroke(color(Mark.Pen.BOUNDS.ink()));
          canvas.setLineWidth(Mark.Pen.BOUNDS.width());
          figures.stream()
              .filter(MarkPainter::isBoundsEdge)
              .map(Mark.Line.class::cast)
              .forEach(this::paintEdge);
        });
    figures.stream().filter(figure -> !isBoundsEdge(figure)).forEach(this::paint);
  }

  private static boolean isBoundsEdge(Mark.Figure figure) {
    return figure instanceof Mark.Line line && line.pen() == Mark.Pen.BOUNDS;
  }

  private void paintEdge(Mark.Line edge) {
    canvas.strokeLine(edge.from().getX(), edge.from().getY(), edge.to().getX(), edge.to().getY());
  }

  void paint(Mark.Figure figure) {
    switch (figure) {
      case Mark.Line(Point2D from, Point2D to, Mark.Pen pen, boolean hidden) ->
          drawing.paint(hidden, () -> paintLine(from, to, pen, hidden));
      case Mark.Arrow(Point2D from, Point2D to, Mark.Pen pen, boolean hidden) ->
          drawing.paint(hidden, () -> paintArrow(from, to, pen, hidden));
      case Mark.Area area -> paintArea(area);
      case Mark.Symbol(Point2D at, Mark.Sign sign, boolean hidden) ->
          drawing.paint(hidden, () -> signs.paint(at, sign));
    }
  }

  private void paintLine(Point2D from, Point2D to, Mark.Pen pen, boolean hidden) {
    // On the bright body around it, a rim along its gaps would make it a ladder.
    if (pen == Mark.Pen.CORE) {
      drawing.dash();
    }
    if (pen.ink() != Mark.Ink.FAINT) {
      drawing.line(from, to, rim, pen.width() + rims(hidden || pen.dashed()));
    }
    if (pen.dashed() && pen != Mark.Pen.CORE && !hidden) {
      canvas.setLineDashes(DASH, DASH);
    }
    drawing.line(from, to, color(pen.ink()), pen.width());
  }

  private static double rims(boolean dashed) {
    return 2 * (dashed ? DASH_RIM : RIM);
  }

  private void paintArea(Mark.Area area) {
    Color color = palette.measure();
    drawing.area(area.corners(), color.deriveColor(0, 1, 1, INSIDE));
    Color border = color.deriveColor(0, 1, 1, BORDER);
    for (OutlineRun run : area.border()) {
      drawing.line(run.points(), run.closed(), border, Mark.Pen.STEP_BORDER.width());
    }
  }

  private Color color(Mark.Ink of) {
    return switch (of) {
      case PLAIN -> ink;
      case MEASURE -> palette.measure();
      case FAINT -> palette.grid();
    };
  }

  /// The head of a depth is filled, that of a normal open.
  private void paintArrow(Point2D from, Point2D to, Mark.Pen pen, boolean hidden) {
    boolean full = pen == Mark.Pen.DEPTH;
    Point2D along = to.subtract(from).normalize();
    Point2D back = to.subtract(along.multiply(HEAD_LENGTH));
    Point2D side = new Point2D(-along.getY(), along.getX()).multiply(HEAD_HALF_WIDTH);
    List<Point2D> head = List.of(back.add(side), to, back.subtract(side));
    for (boolean inner : new boolean[] {false, true}) {
      double wider = inner ? 0 : rims(hidden);
      Color color = inner ? color(pen.ink()) : rim;
      drawing.line(from, full ? back : to, color, pen.width() + wider);
      drawing.line(head, false, color, Mark.Pen.NORMAL.width() + wider);
    }
    if (full) {
      drawing.area(head, ink);
    }
  }

  void paintLeader(SeenLine leader) {
    canvas.setLineDashes(1, 3);
    drawing.line(leader.from(), leader.to(), rim, 1 + rims(true));
    drawing.line(leader.from(), leader.to(), ink, 1);
    canvas.setLineDashes();
  }

  void paintLabel(PlacedLabel placed, LabelFont font) {
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

  /// Text and subscript, centered together.
  private void writeWords(Mark.Label label, Bounds plate, LabelFont font) {
    double back = font.indexWidth(label.index()) / 2;
    Point2D middle = new Point2D(plate.getCenterX(), plate.getCenterY());
    drawing.write(label.text(), middle.subtract(back, 0), font.font(label), ink);
    if (back > 0) {
      Point2D end = middle.add(font.width(label.text()) / 2, INDEX_BELOW);
      drawing.write(label.index(), end, font.small(label), ink);
    }
    if (label.weight() == Mark.Weight.VECTOR) {
      double half = font.width(label.text()) / 2;
      Point2D tip = middle.add(half - back, -Typeface.scaled(ARROW_ABOVE));
      drawing.line(tip.subtract(2 * half, 0), tip, ink, 1);
      drawing.line(List.of(tip.add(-3, -2), tip, tip.add(-3, 2)), false, ink, 1);
    }
  }
}
