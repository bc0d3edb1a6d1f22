package collisionbench.app.viewport;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import javafx.geometry.Point2D;

/// The part of the plane that is drawn, in pixels: the picture and a margin, in which the edges of
/// what is cut off stay unseen.
record PlaneWindow(double width, double height) {

  private static final double MARGIN = 32;

  /// The four sides; each distance is positive inside.
  private List<ToDoubleFunction<Point2D>> sides() {
    return List.of(
        point -> point.getX() + MARGIN,
        point -> width + MARGIN - point.getX(),
        point -> point.getY() + MARGIN,
        point -> height + MARGIN - point.getY());
  }

  /// {@return whether a point is in the window}
  boolean contains(Point2D point) {
    return sides().stream().allMatch(side -> side.applyAsDouble(point) >= 0);
  }

  /// {@return false only if nothing within `margin` of the line is in the window, because all of it
  /// is beyond one side}
  boolean mayMeet(Point2D from, Point2D to, double margin) {
    return sides().stream()
        .allMatch(side -> Math.max(side.applyAsDouble(from), side.applyAsDouble(to)) >= -margin);
  }

  /// {@return the part of a line that is in the window}
  Optional<PlaneFigure> cutLine(Point2D from, Point2D to) {
    double enter = 0;
    double exit = 1;
    for (ToDoubleFunction<Point2D> side : sides()) {
      double atFrom = side.applyAsDouble(from);
      double atTo = side.applyAsDouble(to);
      if (!(atFrom >= 0 || atTo >= 0)) {
        return Optional.empty();
      }
      double crossing = atFrom / (atFrom - atTo);
      enter = atFrom < 0 ? Math.max(enter, crossing) : enter;
      exit = atTo < 0 ? Math.min(exit, crossing) : exit;
    }
    return enter <= exit
        ? Optional.of(
            new PlaneFigure.Line(
                enter == 0 ? from : from.interpolate(to, enter),
                exit == 1 ? to : from.interpolate(to, exit)))
        : Optional.empty();
  }

  /// {@return the corners of the part of an area that is in the window, by Sutherland and Hodgman;
  /// none if it is all outside}
  ///
  /// The parts of an area that is not convex stay joined along the window's edge.
  List<Point2D> cutArea(List<Point2D> corners) {
    List<Point2D> left = corners;
    for (ToDoubleFunction<Point2D> side : sides()) {
      left = cut(left, side);
    }
    return left;
  }

  private static List<Point2D> cut(List<Point2D> corners, ToDoubleFunction<Point2D> side) {
    List<Point2D> left = new ArrayList<>();
    for (int i = 0; i < corners.size(); i++) {
      Point2D from = corners.get(i);
      Point2D to = corners.get((i + 1) % corners.size());
      double atFrom = side.applyAsDouble(from);
      double atTo = side.applyAsDouble(to);
      if (atFrom >= 0) {
        left.add(from);
      }
      if (atFrom >= 0 != atTo >= 0) {
        left.add(from.interpolate(to, atFrom / (atFrom - atTo)));
      }
    }
    return left;
  }
}
