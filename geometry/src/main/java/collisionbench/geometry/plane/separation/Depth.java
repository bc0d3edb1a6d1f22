package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;

/// Cores without arcs in one another: the least translation of B that takes it out of A is along a
/// side's normal. Flat cores have no depth: 0, with a normal of the segment.
///
/// The search gives the number of the side, those of A first. All coordinates are from A's first
/// corner.
final class Depth {

  /// Directions shorter than the root of this are made longer by the factor, once or twice.
  private static final double LEAST_SQUARE = 0x1p-900;

  private static final double MORE = 0x1p600;

  private Depth() {}

  static Separation2 between(Shape2 a, Shape2 b) {
    Vec2 origin = Corners.at(a, 0);
    int side = least(a, b, origin);
    Vec2 normal = PointPoint.normal(new Vec2(x(a, b, side), y(a, b, side)));
    double x = normal.x();
    double y = normal.y();
    double reachA = Corners.support(a, origin, x, y);
    double depth = Math.max(0, reachA + Corners.support(b, origin, -x, -y));
    double left = shared(a, b, origin, x, y, 1);
    double right = shared(a, b, origin, x, y, -1);
    Vec2 pointA = origin.plus(reachA, normal).plus(0.5 * (left - right), normal.perpendicular());
    return new Separation2(-depth, pointA, pointA.plus(-depth, normal), normal);
  }

  /// {@return the first component of the direction out of A of that side; 0 if there is none}
  private static double x(Shape2 a, Shape2 b, int side) {
    int ofA = Sides.count(a);
    if (side < ofA) {
      return Sides.x(a, side);
    }
    return Sides.count(b) == 0 ? 0 : -Sides.x(b, side - ofA);
  }

  private static double y(Shape2 a, Shape2 b, int side) {
    int ofA = Sides.count(a);
    if (side < ofA) {
      return Sides.y(a, side);
    }
    return Sides.count(b) == 0 ? 0 : -Sides.y(b, side - ofA);
  }

  private static boolean isNone(Shape2 a, Shape2 b, int side) {
    int ofA = Sides.count(a);
    return side < ofA ? Sides.isNone(a, side) : Sides.isNone(b, side - ofA);
  }

  /// Of the ways out that rounding cannot tell from the shortest, that on which the two touch best.
  private static int least(Shape2 a, Shape2 b, Vec2 origin) {
    int count = Sides.count(a) + Sides.count(b);
    double slack = tolerance(a, b, origin);
    double least = Double.POSITIVE_INFINITY;
    double second = Double.POSITIVE_INFINITY;
    int found = 0;
    for (int side = 0; side < count; side++) {
      if (!isNone(a, b, side)) {
        double depth = depth(a, b, origin, x(a, b, side), y(a, b, side));
        if (depth < least) {
          second = least;
          least = depth;
          found = side;
        } else {
          second = Math.min(second, depth);
        }
      }
    }
    return second <= least + slack ? best(a, b, origin, least + slack) : found;
  }

  /// {@return how far the way in that direction, of any length, leads out of A}
  private static double depth(Shape2 a, Shape2 b, Vec2 origin, double x, double y) {
    double squared = x * x + y * y;
    if (squared < LEAST_SQUARE) {
      return depth(a, b, origin, MORE * x, MORE * y);
    }
    return (Corners.support(a, origin, x, y) + Corners.support(b, origin, -x, -y))
        / Math.sqrt(squared);
  }

  private static int best(Shape2 a, Shape2 b, Vec2 origin, double most) {
    int count = Sides.count(a) + Sides.count(b);
    double least = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int side = 0; side < count; side++) {
      if (!isNone(a, b, side)) {
        Vec2 normal = new Vec2(x(a, b, side), y(a, b, side)).normalized();
        double depth = depth(a, b, origin, normal.x(), normal.y());
        if (depth <= most) {
          double left = shared(a, b, origin, normal.x(), normal.y(), 1);
          double right = shared(a, b, origin, normal.x(), normal.y(), -1);
          double error = Math.max(0, -depth) + Math.max(0, -(left + right));
          if (error < least) {
            least = error;
            best = side;
          }
        }
      }
    }
    return best;
  }

  /// {@return how far the two faces that touch after the way out reach both to the left of it; with
  /// a `side` of -1 to the right}
  private static double shared(Shape2 a, Shape2 b, Vec2 origin, double x, double y, int side) {
    double tolerance = tolerance(a, b, origin);
    double reachA = Corners.support(a, origin, x, y) - tolerance;
    double reachB = Corners.support(b, origin, -x, -y) - tolerance;
    return Math.min(
        Corners.beside(a, origin, x, y, reachA, side),
        Corners.beside(b, origin, -x, -y, reachB, -side));
  }

  private static double tolerance(Shape2 a, Shape2 b, Vec2 origin) {
    return Penetration.FACE * (Corners.size(a, origin) + Corners.size(b, origin));
  }
}
