package collisionbench.app.viewport.gizmo;

import collisionbench.app.viewport.sight.Palette;
import collisionbench.app.viewport.sight.Pointer.Axis;
import collisionbench.app.viewport.sight.Sketch;
import collisionbench.app.viewport.sight.Typeface;
import java.util.List;
import javafx.geometry.Point2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// Draws handles, each on a casing in the colour of the sky, so that it is seen on any body.
///
/// @param lit whether the mouse is over the handle or holds it: it is bolder then, and glows
record Brush(Sketch sketch, Palette palette, boolean lit) {

  private static final double CASING = 1.5;
  private static final double CASED = 0.75;
  private static final double GLOW = 5;
  private static final double FAINT = 0.35;
  private static final double PLATE = 7.5;

  Brush(GraphicsContext canvas, Palette palette, boolean lit) {
    this(new Sketch(canvas), palette, lit);
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
      sketch.line(points, false, faint(color), width + 2 * GLOW);
    }
    sketch.line(points, false, casing(), width + 2 * CASING);
    sketch.line(points, false, color, lit ? width + 1 : width);
  }

  /// A thin line without a casing, for what is behind or goes along.
  void hairline(List<Point2D> points, Color color) {
    sketch.line(points, false, faint(color), 1.5);
  }

  /// An area that lets through what is behind it, with its outline.
  void pane(List<Point2D> corners, Color color) {
    sketch.area(corners, faint(color).deriveColor(0, 1, 1, lit ? 2 : 1));
    sketch.line(corners, true, casing(), 1.5 + 2 * CASING);
    sketch.line(corners, true, color, lit ? 2.5 : 1.5);
  }

  /// A filled area.
  void area(List<Point2D> corners, Color color) {
    if (lit) {
      sketch.line(corners, true, faint(color), 2 * GLOW);
    }
    sketch.line(corners, true, casing(), 2 * CASING);
    sketch.area(corners, color);
  }

  /// A disc; hollow unless `filled`.
  void disc(Point2D at, double radius, Color color, boolean filled) {
    if (lit) {
      sketch.disc(at, radius + GLOW, faint(color));
    }
    if (filled) {
      sketch.disc(at, radius + CASING, casing());
      sketch.disc(at, radius, color);
    } else {
      double width = lit ? 3 : 2;
      sketch.ring(at, radius - 1, casing(), width + 2 * CASING);
      sketch.ring(at, radius - 1, color, width);
    }
  }

  /// A letter in the middle of a point, on a casing as lines have it.
  void letter(String letter, Point2D at, Color color) {
    sketch.disc(at, PLATE, casing());
    sketch.write(letter, at, Typeface.SEMI_BOLD.size(12), color);
  }

  /// A letter on a handle, in the colour of the sky.
  void inscribe(String letter, Point2D at) {
    sketch.write(letter, at, Typeface.SEMI_BOLD.size(12), palette.skyTop());
  }
}
