package collisionbench.app.viewport.mark;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Bounds;

/// Rectangles in the picture, in a grid: of thousands, only near ones are compared.
final class TakenAreas {

  /// The size of a cell in pixels.
  private static final double CELL = 64;

  private final Bounds area;
  private final int columns;
  private final int rows;
  private final List<List<Bounds>> cells;

  /// No rectangles.
  ///
  /// @param area where most of them are; the outer cells reach beyond it
  TakenAreas(Bounds area) {
    this.area = area;
    columns = 1 + (int) (area.getWidth() / CELL);
    rows = 1 + (int) (area.getHeight() / CELL);
    cells = Stream.<List<Bounds>>generate(ArrayList::new).limit((long) columns * rows).toList();
  }

  void add(Bounds taken) {
    for (int row = row(taken.getMinY()); row <= row(taken.getMaxY()); row++) {
      for (int column = column(taken.getMinX()); column <= column(taken.getMaxX()); column++) {
        cells.get(row * columns + column).add(taken);
      }
    }
  }

  /// {@return whether a rectangle intersects one of these}
  boolean intersect(double left, double top, double width, double height) {
    for (int row = row(top); row <= row(top + height); row++) {
      for (int column = column(left); column <= column(left + width); column++) {
        for (Bounds taken : cells.get(row * columns + column)) {
          if (taken.intersects(left, top, width, height)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  private int column(double x) {
    return Math.clamp((int) ((x - area.getMinX()) / CELL), 0, columns - 1);
  }

  private int row(double y) {
    return Math.clamp((int) ((y - area.getMinY()) / CELL), 0, rows - 1);
  }
}
