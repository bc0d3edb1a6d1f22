package collisionbench.app.viewport.plane;

import collisionbench.app.viewport.render.Palette;
import collisionbench.app.viewport.render.Ticks;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.paint.Color;
import javafx.scene.paint.CycleMethod;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import javafx.scene.shape.Rectangle;

/// The grid of a 2D picture: fine lines, stronger lines at the numbers, and the axes.
///
/// A line is a rectangle on whole pixels, which is fastest to draw. It is opaque, in a shade of the
/// background behind it, so that crossings are no brighter.
///
/// @param across the horizontal ruler
/// @param up the vertical ruler
record PlaneGrid(Ruler across, Ruler up, Palette palette) {

  private static final double FINE = 0.07;
  private static final double STRONG = 0.2;

  /// @param fine the spacing of fine lines
  /// @param ticks the positions of the numbers
  /// @param acrossInk the color of the horizontal axis
  /// @param upInk the color of the vertical axis
  List<Rectangle> lines(double fine, Ticks ticks, Color acrossInk, Color upInk) {
    List<Rectangle> lines = new ArrayList<>();
    add(lines, FINE, fine);
    add(lines, STRONG, ticks.spacing());
    if (across.isInView(0)) {
      lines.add(filled(vertical(across.pixel(0), up.length()), upInk));
    }
    if (up.isInView(0)) {
      lines.add(filled(horizontal(up.pixel(0), across.length()), acrossInk));
    }
    return lines;
  }

  private void add(List<Rectangle> lines, double strength, double spacing) {
    Paint overTheSky = overTheSky(strength);
    for (long index : across.multiplesInView(spacing)) {
      lines.add(filled(vertical(across.pixel(index * spacing), up.length()), overTheSky));
    }
    for (long index : up.multiplesInView(spacing)) {
      Rectangle line = horizontal(up.pixel(index * spacing), across.length());
      Color sky = palette.skyTop().interpolate(palette.skyBottom(), line.getY() / up.length());
      lines.add(filled(line, sky.interpolate(palette.grid(), strength)));
    }
  }

  private Paint overTheSky(double strength) {
    Stop top = new Stop(0, palette.skyTop().interpolate(palette.grid(), strength));
    Stop bottom = new Stop(1, palette.skyBottom().interpolate(palette.grid(), strength));
    return new LinearGradient(0, 0, 0, 1, true, CycleMethod.NO_CYCLE, top, bottom);
  }

  private static Rectangle vertical(double x, double height) {
    return new Rectangle(Math.floor(x), 0, 1, height);
  }

  private static Rectangle horizontal(double y, double width) {
    return new Rectangle(0, Math.floor(y), width, 1);
  }

  private static Rectangle filled(Rectangle line, Paint paint) {
    line.setFill(paint);
    return line;
  }
}
