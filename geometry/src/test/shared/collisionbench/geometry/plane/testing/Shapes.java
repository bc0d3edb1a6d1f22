package collisionbench.geometry.plane.testing;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Vec2;
import java.util.ArrayList;
import java.util.List;

/// Short factory methods for shapes.
public final class Shapes {

  private Shapes() {}

  public static Vec2 at(double x, double y) {
    return new Vec2(x, y);
  }

  public static Point2 point(double x, double y) {
    return new Point2(at(x, y));
  }

  public static Circle circle(double x, double y, double radius) {
    return new Circle(at(x, y), radius);
  }

  public static Segment2 segment(double x1, double y1, double x2, double y2) {
    return new Segment2(at(x1, y1), at(x2, y2));
  }

  public static Capsule2 capsule(double x1, double y1, double x2, double y2, double radius) {
    return new Capsule2(at(x1, y1), at(x2, y2), radius);
  }

  /// A sector about the direction of x, for example.
  public static Sector sector(
      double x, double y, double radius, double directionX, double directionY, double degrees) {
    return new Sector(at(x, y), radius, at(directionX, directionY), Math.toRadians(degrees));
  }

  public static Polygon box(double left, double bottom, double right, double top) {
    return polygon(left, bottom, right, bottom, right, top, left, top);
  }

  public static Polygon polygon(double... coordinates) {
    List<Vec2> corners = new ArrayList<>();
    for (int i = 0; i < coordinates.length; i += 2) {
      corners.add(at(coordinates[i], coordinates[i + 1]));
    }
    return new Polygon(corners);
  }
}
