package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.sight.Palette;
import collisionbench.app.viewport.sight.Pointer.Axis;
import collisionbench.app.viewport.sight.Typeface;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.shape.StrokeLineJoin;
import javafx.scene.text.TextAlignment;

/// Draws handles, each on a casing in the colour of the sky, so that it is seen on any body.
///
/// @param lit whether the mouse is over the handle or holds it: it is bolder then, and glows
record Brush(GraphicsContext canvas, Palette palette, boolean lit) {

  private static final double CASING = 1.5;
  private static final double CASED = 0.75;
  private static final double GLOW = 5;
  private static final double FAINT = 0.35;
  private static final double PLATE = 7.5;

  Brush(GraphicsContext canvas, Palette palette, boolean lit) {
    this.canvas = canvas;
    this.palette = palette;
    this.lit = lit;
    canvas.setLineCap(StrokeLineCap.ROUND);
    canvas.setLineJoin(StrokeLineJoin.ROUND);
  }

  /// {@return the colour of what goes along an axis}
  Color of(Axis axis) {
    return switch (axis) {
      case X -> palette.handleX();
      case Y -> palette.handleY();
      case Z -> palette.handleZ();
    };
  }

  /// {@return the colour of what goes along no axis}
  Color plain() {
    return palette.line();
  }

  private Color casing() {
    return palette.skyTop().interpolate(palette.skyBottom(), 0.5).deriveColor(0, 1, 1, CASED);
  }

  private static Color faint(Color color) {
    return color.deriveColor(0, 1, 1, FAINT);
  }

  /// {@return a colour for what is behind the body}
  Color behind(Color color) {
    return lit ? color : color.interpolate(casing(), 0.5);
  }

  /// A line through points.
  void line(List<Point2D> points, Color color, double width) {
    if (lit) {
      stroke(points, faint(color), width + 2 * GLOW, false);
    }
    stroke(points, casing(), width + 2 * CASING, false);
    stroke(points, color, lit ? width + 1 : width, false);
  }

  /// A thin line without a casing, for what is behind or goes along.
  void hairline(List<Point2D> points, Color color) {
    stroke(points, faint(color), 1.5, false);
  }

  /// An area that lets through what is behind it, with its outline.
  void pane(List<Point2D> corners, Color color) {
    fill(corners, faint(color).deriveColor(0, 1, 1, lit ? 2 : 1));
    stroke(corners, casing(), 1.5 + 2 * CASING, true);
    stroke(corners, color, lit ? 2.5 : 1.5, true);
  }

  /// A filled area.
  void area(List<Point2D> corners, Color color) {
    if (lit) {
      stroke(corners, faint(color), 2 * GLOW, true);
    }
    stroke(corners, casing(), 2 * CASING, true);
    fill(corners, color);
  }

  /// A disc; hollow unless `filled`.
  void disc(Point2D at, double radius, Color color, boolean filled) {
    if (lit) {
      fillDisc(at, radius + GLOW, faint(color));
    }
    if (filled) {
      fillDisc(at, radius + CASING, casing());
      fillDisc(at, radius, color);
    } else {
      double width = lit ? 3 : 2;
      strokeDisc(at, radius - 1, casing(), width + 2 * CASING);
      strokeDisc(at, radius - 1, color, width);
    }
  }

  /// A letter in the middle of a point, on a casing as lines have it.
  void letter(String letter, Point2D at, Color color) {
    fillDisc(at, PLATE, casing());
    write(letter, at, color);
  }

  /// A letter on a handle, in the colour of the sky.
  void inscribe(String letter, Point2D at) {
    write(letter, at, palette.skyTop());
  }

  private void write(String letter, Point2D at, Color color) {
    canvas.setFont(Typeface.SEMI_BOLD.size(12));
    canvas.setTextAlign(TextAlignment.CENTER);
    canvas.setTextBaseline(VPos.CENTER);
    canvas.setFill(color);
    canvas.fillText(letter, at.getX(), at.getY());
  }

  private void fillDisc(Point2D at, double radius, Color color) {
    canvas.setFill(color);
    canvas.fillOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
  }

  private void strokeDisc(Point2D at, double radius, Color color, double width) {
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    canvas.strokeOval(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
  }

  private void fill(List<Point2D> corners, Color color) {
    canvas.setFill(color);
    trace(corners, true);
    canvas.fill();
  }

  private void stroke(List<Point2D> points, Color color, double width, boolean closed) {
    canvas.setStroke(color);
    canvas.setLineWidth(width);
    trace(points, closed);
    canvas.stroke();
  }

  private void trace(List<Point2D> points, boolean closed) {
    canvas.beginPath();
    canvas.moveTo(points.getFirst().getX(), points.getFirst().getY());
    points.stream().skip(1).forEach(point -> canvas.lineTo(point.getX(), point.getY()));
    if (closed) {
      canvas.closePath();
    }
  }
}
