package collisionbench.app.viewport.render;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javafx.geometry.BoundingBox;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;

/// Geometry in pixels.
public final class Pixels {

  /// The spacing of points along a line.
  private static final double APART = 10;

  /// Canvases draw coordinates beyond about a million pixels wrong.
  private static final double FARTHEST = 1e5;

  /// No picture contains more.
  private static final int MOST_POINTS = 1000;

  private Pixels() {}

  /// {@return whether a canvas draws a point where it is}
  public static boolean isDrawable(Point2D at) {
    return Math.abs(at.getX()) < FARTHEST && Math.abs(at.getY()) < FARTHEST;
  }

  /// {@return evenly spaced points along a line, including both ends}
  public static Stream<Point2D> along(Point2D from, Point2D to) {
    int pieces = (int) Math.clamp(Math.ceil(from.distance(to) / APART), 1, MOST_POINTS);
    return IntStream.rangeClosed(0, pieces)
        .mapToObj(i -> from.interpolate(to, (double) i / pieces));
  }

  public static Point2D middle(List<Point2D> pixels) {
    return pixels.stream().reduce(Point2D.ZERO, Point2D::add).multiply(1.0 / pixels.size());
  }

  public static Bounds bounds(List<Point2D> pixels) {
    double left = pixels.getFirst().getX();
    double top = pixels.getFirst().getY();
    double right = left;
    double bottom = top;
    for (Point2D pixel : pixels) {
      left = Math.min(left, pixel.getX());
      top = Math.min(top, pixel.getY());
      right = Math.max(right, pixel.getX());
      bottom = Math.max(bottom, pixel.getY());
    }
    return new BoundingBox(left, top, right - left, bottom - top);
  }

  public static double distance(List<Point2D> line, double x, double y) {
    Point2D pixel = new Point2D(x, y);
    double least = line.getFirst().distance(pixel);
    for (int i = 1; i < line.size(); i++) {
      least = Math.min(least, distance(line.get(i - 1), line.get(i), pixel));
    }
    return least;
  }

  static double distance(Point2D from, Point2D to, Point2D pixel) {
    Point2D delta = to.subtract(from);
    double squared = delta.dotProduct(delta);
    double along = squared > 0 ? pixel.subtract(from).dotProduct(delta) / squared : 0;
    return from.interpolate(to, Math.clamp(along, 0, 1)).distance(pixel);
  }

  /// {@return whether a pixel is inside a convex polygon of either orientation}
  public static boolean isWithin(List<Point2D> corners, double x, double y) {
    boolean left = false;
    boolean right = false;
    for (int i = 0; i < corners.size(); i++) {
      Point2D from = corners.get(i);
      Point2D to = corners.get((i + 1) % corners.size());
      double side =
          (to.getX() - from.getX()) * (y - from.getY())
              - (to.getY() - from.getY()) * (x - from.getX());
      left |= side > 0;
      right |= side < 0;
    }
    return !(left && right);
  }

  /// {@return the unit direction between two different points}
  public static Point2D direction(Point2D from, Point2D to) {
    return to.subtract(from).multiply(1 / from.distance(to));
  }

  public static Cursor cursor(Point2D direction) {
    double degrees = Math.toDegrees(Math.atan2(-direction.getY(), direction.getX()));
    return switch ((int) Math.rint(Math.IEEEremainder(degrees, 180) / 45)) {
      case 0 -> Cursor.H_RESIZE;
      case 1 -> Cursor.NE_RESIZE;
      case -1 -> Cursor.NW_RESIZE;
      default -> Cursor.V_RESIZE;
    };
  }
}
