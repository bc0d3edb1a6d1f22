package collisionbench.geometry.plane.core;

import collisionbench.geometry.plane.Capsule2;
import collisionbench.geometry.plane.Circle;
import collisionbench.geometry.plane.Point2;
import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Sector;
import collisionbench.geometry.plane.Segment2;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import java.util.List;

/// The core of a shape, by its corners: one of a point, two of a segment, and those of a polygon.
/// Edge `i` leads from corner `i` to the next; that of a point has no length. Of a sector with an
/// arc only the centre is known here.
///
/// The shape is asked where it is, and nothing is made of it: searches over corners take and give
/// numbers.
public final class Corners {

  private Corners() {}

  /// {@return whether the core is a sector that is not round, which has arcs}
  public static boolean hasArc(Shape2 shape) {
    return shape instanceof Sector sector && !sector.isDisc() && sector.radius() > 0;
  }

  /// {@return whether the core is a sector of more than half a turn; all others are convex}
  public static boolean isWide(Shape2 shape) {
    return shape instanceof Sector sector && hasArc(sector) && sector.opening().isWide();
  }

  /// {@return whether the shape is a point or a circle}
  public static boolean isPoint(Shape2 shape) {
    return shape instanceof Point2 || shape instanceof Circle;
  }

  /// {@return whether the shape is a point or a circle, or a segment or a capsule}
  public static boolean isStraight(Shape2 shape) {
    return isPoint(shape) || shape instanceof Segment2 || shape instanceof Capsule2;
  }

  /// {@return how far the shape reaches beyond its core}
  public static double radius(Shape2 shape) {
    return shape instanceof Circle circle
        ? circle.radius()
        : shape instanceof Capsule2 capsule
            ? capsule.radius()
            : shape instanceof Sector sector && sector.isDisc() ? sector.radius() : 0;
  }

  /// {@return how many corners the core has}
  public static int count(Shape2 shape) {
    return shape instanceof Polygon polygon
        ? polygon.vertices().size()
        : shape instanceof Segment2 segment
            ? count(segment.start(), segment.end())
            : shape instanceof Capsule2 capsule ? count(capsule.start(), capsule.end()) : 1;
  }

  /// By number: what records are compared by is much code.
  private static int count(Vec2 start, Vec2 end) {
    return start.x() == end.x() && start.y() == end.y() ? 1 : 2;
  }

  /// Up to how many corners are asked for what is furthest: a point may be asked twice.
  private static int most(Shape2 shape) {
    return shape instanceof Polygon polygon ? polygon.vertices().size() : 2;
  }

  /// {@return the corner at `index`, counted on round the core from the last to the first}
  ///
  /// Here and above one question after the other, which is the least code: these are copied to
  /// wherever a core is searched.
  public static Vec2 at(Shape2 shape, int index) {
    return shape instanceof Polygon polygon
        ? polygon.corner(index)
        : shape instanceof Segment2 segment
            ? (index == 1 ? segment.end() : segment.start())
            : shape instanceof Capsule2 capsule
                ? (index == 1 ? capsule.end() : capsule.start())
                : shape instanceof Circle circle
                    ? circle.center()
                    : shape instanceof Sector sector ? sector.center() : ((Point2) shape).at();
  }

  /// {@return how far the core reaches in the direction `(x, y)` from `origin`; if that is more
  /// than `limit`, any number that is}
  public static double support(Shape2 shape, Vec2 origin, double x, double y, double limit) {
    double most = reach(at(shape, 0), origin, x, y);
    if (shape instanceof Polygon polygon) {
      List<Vec2> corners = polygon.vertices();
      for (int i = 1; i < corners.size() && most <= limit; i++) {
        most = greater(most, reach(corners.get(i), origin, x, y));
      }
      return most;
    }
    return greater(most, reach(at(shape, 1), origin, x, y));
  }

  /// {@return the index of the corner that is furthest in the direction `(x, y)`}
  public static int furthest(Shape2 shape, double x, double y) {
    Vec2 origin = at(shape, 0);
    int furthest = 0;
    double most = 0;
    for (int i = 1; i < most(shape); i++) {
      double reach = reach(at(shape, i), origin, x, y);
      if (reach > most) {
        most = reach;
        furthest = i;
      }
    }
    return furthest;
  }

  /// Of two numbers; what `Math.max` does for others takes it longer.
  private static double greater(double a, double b) {
    return a > b ? a : b;
  }

  private static double reach(Vec2 corner, Vec2 origin, double x, double y) {
    return (corner.x() - origin.x()) * x + (corner.y() - origin.y()) * y;
  }

  /// {@return how far the core reaches in the direction `(besideX, besideY)` from `origin` at those
  /// corners that reach at least `least` in `(x, y)`; minus infinity if there are none}
  public static double end(
      Shape2 shape, Vec2 origin, double x, double y, double least, double besideX, double besideY) {
    int count = most(shape);
    double end = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      Vec2 corner = at(shape, i);
      if (reach(corner, origin, x, y) >= least) {
        end = greater(end, reach(corner, origin, besideX, besideY));
      }
    }
    return end;
  }

  /// {@return the greatest sum of magnitudes of a corner's coordinates about `origin`}
  public static double size(Shape2 shape, Vec2 origin) {
    double size = 0;
    for (int i = 0; i < most(shape); i++) {
      Vec2 from = at(shape, i).minus(origin);
      size = greater(size, Math.abs(from.x()) + Math.abs(from.y()));
    }
    return size;
  }
}
