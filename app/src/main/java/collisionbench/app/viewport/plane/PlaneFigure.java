package collisionbench.app.viewport.plane;

import java.util.List;
import javafx.geometry.Point2D;

/// A 2D shape in pixels, clipped slightly outside the picture, since JavaFX draws coordinates
/// beyond about a million pixels wrong.
///
/// A shape without thickness is a point or a line.
public sealed interface PlaneFigure {

  /// A point.
  record Dot(Point2D at) implements PlaneFigure {}

  /// A line from end to end.
  record Line(Point2D from, Point2D to) implements PlaneFigure {}

  /// A polygon, which approximates curves.
  record Area(List<Point2D> corners) implements PlaneFigure {

    public Area {
      corners = List.copyOf(corners);
    }
  }
}
