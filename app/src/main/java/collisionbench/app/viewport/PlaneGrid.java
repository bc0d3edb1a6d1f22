package collisionbench.app.viewport;

import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.StrokeLineCap;

/// The lines behind a flat picture: a fine grid, a stronger one where the numbers stand, the axes.
final class PlaneGrid {

  private static final double FINE = 0.07;
  private static final double STRONG = 0.2;
  private static final double AXIS = 1;

  private final Path fine = new Path();
  private final Path strong = new Path();
  private final Path axisX = new Path();
  private final Path axisY = new Path();
  private final Group root = new Group(fine, strong, axisX, axisY);

  PlaneGrid() {
    root.getChildren().forEach(line -> ((Path) line).setStrokeLineCap(StrokeLineCap.BUTT));
  }

  Node node() {
    return root;
  }

  void paint(Palette palette) {
    fine.setStroke(faint(palette.grid(), FINE));
    strong.setStroke(faint(palette.grid(), STRONG));
    axisX.setStroke(faint(palette.axisX(), AXIS));
    axisY.setStroke(faint(palette.axisY(), AXIS));
  }

  private static Color faint(Color color, double opacity) {
    return color.deriveColor(0, 1, 1, opacity);
  }

  /// Draws the lines anew.
  ///
  /// @param spacing between numbers, each divided into so many parts by the fine lines
  void draw(Ruler across, Ruler up, double spacing, int parts) {
    for (Path lines : new Path[] {fine, strong, axisX, axisY}) {
      lines.getElements().clear();
    }
    for (long index : across.multiplesInView(spacing / parts)) {
      Path lines = index == 0 ? axisY : index % parts == 0 ? strong : fine;
      double x = crisp(across.pixel(index * (spacing / parts)));
      lines.getElements().addAll(new MoveTo(x, 0), new LineTo(x, up.length()));
    }
    for (long index : up.multiplesInView(spacing / parts)) {
      Path lines = index == 0 ? axisX : index % parts == 0 ? strong : fine;
      double y = crisp(up.pixel(index * (spacing / parts)));
      lines.getElements().addAll(new MoveTo(0, y), new LineTo(across.length(), y));
    }
  }

  private static double crisp(double pixel) {
    return Math.floor(pixel) + 0.5;
  }
}
