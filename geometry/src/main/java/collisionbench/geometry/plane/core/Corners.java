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
    return switch (shape) {
      case Circle circle -> circle.radius();
      case Capsule2 capsule -> capsule.radius();
      case Sector sector -> sector.isDisc() ? sector.radius() : 0;
      case Point2 _, Segment2 _, Polygon _ -> 0;
    };
  }

  /// {@return how many corners the core has}
  public static int count(Shape2 shape) {
    return switch (shape) {
      case Polygon polygon -> polygon.vertices().size();
      case Segment2 segment -> segment.start().equals(segment.end()) ? 1 : 2;
      case Capsule2 capsule -> capsule.start().equals(capsule.end()) ? 1 : 2;
      case Point2 _, Circle _, Sector _ -> 1;
    };
  }

  /// Up to how many corners are asked for what is furthest: a point may be asked twice.
  private static int most(Shape2 shape) {
    return shape instanceof Polygon polygon ? polygon.vertices().size() : 2;
  }

  /// {@return the corner at `index`, counted on round the core from the last to the first}
  public static Vec2 at(Shape2 shape, int index) {
    return switch (shape) {
      case Polygon polygon -> polygon.corner(index);
      case Segment2 segment -> index == 1 ? segment.end() : segment.start();
      case Capsule2 capsule -> index == 1 ? capsule.end() : capsule.start();
      case Circle circle -> circle.center();
      case Sector sector -> sector.center();
      case Point2 point -> point.at();
    };
  }

  /// {@return how far the core reaches in a direction from `origin`; if that is more than `limit`,
  /// any number that is}
  public static double support(Shape2 shape, Vec2 origin, Vec2 direction, double limit) {
    double most = reach(at(shape, 0), origin, direction);
    if (shape instanceof Polygon polygon) {
      List<Vec2> corners = polygon.vertices();
      for (int i = 1; i < corners.size() && most <= limit; i++) {
        most = greater(most, reach(corners.get(i), origin, direction));
      }
      return most;
    }
    return greater(most, reach(at(shape, 1), origin, direction));
  }

  /// {@return the index of the corner that is furthest in a direction}
  public static int furthest(Shape2 shape, Vec2 direction) {
    Vec2 origin = at(shape, 0);
    int furthest = 0;
    double most = 0;
    for (int i = 1; i < most(shape); i++) {
      double reach = reach(at(shape, i), origin, direction);
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

  private static double reach(Vec2 corner, Vec2 origin, Vec2 direction) {
    return corner.minus(origin).dot(direction);
  }

  /// {@return the numbers along `beside`, from `origin`, of those corners that reach at least
  /// `least` in a direction; none if there are none}
  public static Interval face(
      Shape2 shape, Vec2 origin, Vec2 direction, double least, Vec2 beside) {
    Interval face = Interval.NONE;
    for (int i = 0; i < most(shape); i++) {
      Vec2 corner = at(shape, i);
      if (reach(corner, origin, direction) >= least) {
        face = face.and(reach(corner, origin, beside));
      }
    }
    return face;
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
