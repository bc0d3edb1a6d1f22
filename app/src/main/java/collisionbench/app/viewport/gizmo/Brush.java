package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.render.CanvasPen;
import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Typeface;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.paint.Color;

/// Draws handles with a casing in the background's color, so that they are visible on any body.
///
/// @param lit whether the handle is under the mouse or dragged; it is then bolder and glows
record Brush(CanvasPen pen, Palette palette, boolean lit) {

  private static final double CASING = 1.5;
  private static final double CASED = 0.75;
  private static final double GLOW = 5;
  private static final double FAINT = 0.35;
  private static final double PLATE = 7.5;

  /// {@return the color of handles without an axis}
  Color plain() {
    return palette.line();
  }

  private Color casing() {
    return palette.skyTop().interpolate(palette.skyBottom(), 0.5).deriveColor(0, 1, 1, CASED);
  }

  private static Color faint(Color color) {
    return color.deriveColor(0, 1, 1, FAINT);
  }

  /// {@return a color for handles behind the body}
  Color behind(Color color) {
    return lit ? color : color.interpolate(casing(), 0.5);
  }

  void line(List<Point2D> points, Color color, double width) {
    if (lit) {
      pen.line(points, false, faint(color), width + 2 * GLOW);
    }
    pen.line(points, false, casing(), width + 2 * CASING);
    pen.line(points, false, color, lit ? width + 1 : width);
  }

  /// A thin line without a casing.
  void hairline(List<Point2D> points, Color color) {
    pen.line(points, false, faint(color), 1.5);
  }

  /// A translucent polygon with its outline.
  void pane(List<Point2D> corners, Color color) {
    pen.area(corners, faint(color).deriveColor(0, 1, 1, lit ? 2 : 1));
    pen.line(corners, true, casing(), 1.5 + 2 * CASING);
    pen.line(corners, true, color, lit ? 2.5 : 1.5);
  }

  void area(List<Point2D> corners, Color color) {
    if (lit) {
      pen.line(corners, true, faint(color), 2 * GLOW);
    }
    pen.line(corners, true, casing(), 2 * CASING);
    pen.area(corners, color);
  }

  /// A disc; hollow unless `filled`.
  void disc(Point2D at, double radius, Color color, boolean filled) {
    if (lit) {
      pen.disc(at, radius + GLOW, faint(color));
    }
    if (filled) {
      pen.disc(at, radius + CASING, casing());
      pen.disc(at, radius, color);
    } else {
      double width = lit ? 3 : 2;
      pen.ring(at, radius - 1, casing(), width + 2 * CASING);
      pen.ring(at, radius - 1, color, width);
    }
  }

  /// A letter centered at a point, on a casing.
  void letter(String letter, Point2D at, Color color) {
    pen.disc(at, PLATE, casing());
    pen.write(letter, at, Typeface.SEMI_BOLD.size(12), color);
  }

  /// A letter on a handle, in the background's color.
  void inscribe(String letter, Point2D at) {
    pen.write(letter, at, Typeface.SEMI_BOLD.size(12), palette.skyTop());
  }
}
