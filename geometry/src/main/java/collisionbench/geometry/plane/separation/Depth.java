package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Cores without arcs in one another: the least translation of B that takes it out of A is along a
/// side's normal. Flat cores have no depth: 0, with a normal of the segment.
///
/// The search gives the number of the side, those of A first. The core that has the side ends at
/// one of its corners there, so all is measured from that.
final class Depth {

  /// Directions shorter than the root of this are made longer by the factor, once or twice.
  private static final double LEAST_SQUARE = 0x1p-900;

  private static final double MORE = 0x1p600;

  private Depth() {}

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean touch, boolean swapped, Maker<T> maker) {
    double tolerance = tolerance(a, b);
    int side = best(a, b, tolerance);
    int ofA = Sides.count(a);
    // Two points have no side, and are taken as if the first had one.
    boolean isOfA = side < ofA || Sides.count(b) == 0;
    Shape2 core = isOfA ? a : b;
    Shape2 other = isOfA ? b : a;
    return outOf(core, isOfA ? side : side - ofA, other, tolerance)
        .grown(Corners.radius(core), Corners.radius(other))
        .made(touch, swapped == isOfA, maker);
  }

  private static Separation2 outOf(Shape2 core, int side, Shape2 other, double tolerance) {
    Vec2 corner = Sides.corner(core, side);
    Vec2 out = PointPoint.normal(new Vec2(Sides.x(core, side), Sides.y(core, side)));
    double depth = depth(core, side, other);
    double left = shared(core, corner, out.x(), out.y(), other, depth, tolerance, 1);
    double right = shared(core, corner, out.x(), out.y(), other, depth, tolerance, -1);
    Vec2 point = corner.plus(0.5 * (left - right), out.perpendicular());
    double length = Math.max(0, depth);
    return new Separation2(-length, point, point.plus(-length, out), out);
  }

  /// {@return how far the two faces that touch after the way out, along `(x, y)`, reach both to the
  /// left of it; with a `direction` of -1 to the right}
  private static double shared(
      Shape2 core,
      Vec2 corner,
      double x,
      double y,
      Shape2 other,
      double depth,
      double tolerance,
      int direction) {
    return Math.min(
        Corners.beside(core, corner, x, y, -tolerance, direction),
        Corners.beside(other, corner, -x, -y, depth - tolerance, -direction));
  }

  private static double tolerance(Shape2 a, Shape2 b) {
    Vec2 origin = Corners.at(a, 0);
    return Penetration.FACE * (Corners.size(a, origin) + Corners.size(b, origin));
  }

  /// The side with the shortest way out. Where the two do not touch after that but for rounding, as
  /// with slivers, it is of all ways that rounding cannot tell from it that on which they do best.
  private static int best(Shape2 a, Shape2 b, double tolerance) {
    int side = least(a, b);
    double depth = depth(a, b, side);
    return error(a, b, side, depth, tolerance) <= tolerance
        ? side
        : best(a, b, depth + tolerance, tolerance);
  }

  private static int best(Shape2 a, Shape2 b, double most, double tolerance) {
    int count = Sides.count(a) + Sides.count(b);
    double least = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int side = 0; side < count; side++) {
      double error = error(a, b, side, most, tolerance);
      if (error < least) {
        least = error;
        best = side;
      }
    }
    return best;
  }

  /// {@return how far the two are from touching after the way out; infinite if that is longer than
  /// `most`}
  private static double error(Shape2 a, Shape2 b, int side, double most, double tolerance) {
    int ofA = Sides.count(a);
    return side < ofA || Sides.count(b) == 0
        ? error(a, side, b, most, tolerance)
        : error(b, side - ofA, a, most, tolerance);
  }

  private static double error(Shape2 core, int side, Shape2 other, double most, double tolerance) {
    double depth = depth(core, side, other);
    if (depth > most) {
      return Double.POSITIVE_INFINITY;
    }
    Vec2 corner = Sides.corner(core, side);
    Vec2 out = PointPoint.normal(new Vec2(Sides.x(core, side), Sides.y(core, side)));
    double left = shared(core, corner, out.x(), out.y(), other, depth, tolerance, 1);
    double right = shared(core, corner, out.x(), out.y(), other, depth, tolerance, -1);
    return Math.max(0, -depth) + Math.max(0, -(left + right));
  }

  /// {@return the number of the side, those of A first, with the shortest way out; of cores that
  /// are apart, that along which they are furthest apart}
  static int least(Shape2 a, Shape2 b) {
    int ofA = least(a, b, Double.POSITIVE_INFINITY);
    int ofB = least(b, a, ofA < 0 ? Double.POSITIVE_INFINITY : depth(a, ofA, b));
    return ofB < 0 ? Math.max(0, ofA) : Sides.count(a) + ofB;
  }

  /// {@return the number of the side of `core` with the shortest way out, and that less than
  /// `limit`; -1 if there is none}
  private static int least(Shape2 core, Shape2 other, double limit) {
    if (core instanceof Polygon polygon) {
      return least(polygon, other, limit);
    }
    double least = limit;
    int found = -1;
    for (int side = 0; side < Sides.count(core); side++) {
      double depth = depth(core, side, other);
      if (depth < least) {
        least = depth;
        found = side;
      }
    }
    return found;
  }

  /// By the edges alone: at a sharp corner there is never a shorter way out.
  private static int least(Polygon core, Shape2 other, double limit) {
    List<Vec2> corners = core.vertices();
    double least = limit;
    int found = -1;
    for (int i = 0; i < corners.size(); i++) {
      Vec2 from = corners.get(i);
      Vec2 to = core.corner(i + 1);
      double depth = reach(other, from, from.y() - to.y(), to.x() - from.x(), least);
      if (depth < least) {
        least = depth;
        found = 2 * i;
      }
    }
    return found;
  }

  /// {@return how far the way out by the side is; where no core has sides, 0}
  private static double depth(Shape2 a, Shape2 b, int side) {
    int ofA = Sides.count(a);
    return side < ofA || Sides.count(b) == 0 ? depth(a, side, b) : depth(b, side - ofA, a);
  }

  /// {@return how far the way out in the direction of the side is; infinite if there is no such
  /// side}
  private static double depth(Shape2 core, int side, Shape2 other) {
    if (Sides.count(core) == 0) {
      return 0;
    }
    double limit = Double.POSITIVE_INFINITY;
    return Sides.isNone(core, side)
        ? limit
        : reach(other, Sides.corner(core, side), -Sides.x(core, side), -Sides.y(core, side), limit);
  }

  /// {@return how far the core reaches in a direction of any length; if that is more than `limit`,
  /// any number that is}
  private static double reach(Shape2 core, Vec2 origin, double x, double y, double limit) {
    double squared = x * x + y * y;
    if (squared < LEAST_SQUARE) {
      return reach(core, origin, MORE * x, MORE * y, limit);
    }
    double length = Math.sqrt(squared);
    return Corners.support(core, origin, x, y, limit * length) / length;
  }
}
