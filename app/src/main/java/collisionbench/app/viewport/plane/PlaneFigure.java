package collisionbench.app.viewport.plane;

import java.util.List;
import javafx.geometry.Point2D;

/// What of a flat shape is to be drawn, in pixels, cut off a little outside the picture: JavaFX
/// draws coordinates beyond about a million pixels wrong.
///
/// A shape without thickness is the point or the line that it degenerates to.
public sealed interface PlaneFigure {

  /// A point.
  record Dot(Point2D at) implements PlaneFigure {}

  /// A line from end to end.
  record Line(Point2D from, Point2D to) implements PlaneFigure {}

  /// The inside of a closed line, corner by corner; curves have corners too small to see.
  record Area(List<Point2D> corners) implements PlaneFigure {

    public Area {
      corners = List.copyOf(corners);
    }
  }
}
