package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.separation.Separation2.Maker;
import org.jspecify.annotations.Nullable;

/// Cores without arcs in one another: the least translation of B that takes it out of A is along a
/// side's normal. Flat cores have no depth: 0, with a normal of the segment.
///
/// Sides are counted through, those of A first. The core that has the side ends at one of its
/// corners there, so all is measured from that.
final class Depth {

  /// Directions shorter than the root of this are made longer by the factor.
  private static final double LEAST_SQUARE = 0x1p-900;

  private static final double MORE = 0x1p900;

  private Depth() {}

  /// Where the two do not touch after the shortest way out but for rounding, as with slivers, it is
  /// of all ways that rounding cannot tell from it that on which they do best.
  ///
  /// What a way out is made of is here once, in one piece (decision 005).
  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean swapped, Maker<T> maker) {
    int sidesOfA = Sides.count(a);
    double tolerance = tolerance(a, b);
    int number = least(a, b, sidesOfA);
    boolean searched = false;
    while (true) {
      boolean ofA = number < sidesOfA;
      int side = ofA ? number : number - sidesOfA;
      Shape2 core = ofA ? a : b;
      Shape2 other = ofA ? b : a;
      Vec2 corner = Sides.corner(core, side);
      double x = Sides.x(core, side);
      double y = Sides.y(core, side);
      Vec2 out = new Vec2(x, y).normalized();
      double depth = depth(other, corner, x, y, Double.POSITIVE_INFINITY);
      double left = end(core, other, corner, out.x(), out.y(), 1, depth, tolerance);
      double right = end(core, other, corner, out.x(), out.y(), -1, depth, tolerance);
      if (searched || error(depth, left, right) <= tolerance) {
        double length = Math.max(0, depth);
        Vec2 point = corner.plus(0.5 * (left - right), out.perpendicular());
        return new Separation2(-length, point, point.plus(-length, out), out)
            .grown(Corners.radius(core), Corners.radius(other))
            .made(true, swapped == ofA, maker);
      }
      number = best(a, b, sidesOfA, depth + tolerance, tolerance);
      searched = true;
    }
  }

  /// How far a corner may lie behind a face and still belong to it.
  private static double tolerance(Shape2 a, Shape2 b) {
    Vec2 origin = Corners.at(a, 0);
    double size = 0;
    for (int i = 0; i < 2; i++) {
      size += Corners.size(i == 0 ? a : b, origin);
    }
    return Penetration.FACE * size;
  }

  /// {@return the number of the side after the way out by which the two touch best, of those whose
  /// way is not longer than `most`}
  ///
  /// @param ofA how many sides A has; B has some
  private static int best(Shape2 a, Shape2 b, int ofA, double most, double tolerance) {
    int count = ofA + Sides.count(b);
    double least = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int i = 0; i < count; i++) {
      boolean isOfA = i < ofA;
      int side = isOfA ? i : i - ofA;
      Shape2 core = isOfA ? a : b;
      Shape2 other = isOfA ? b : a;
      Vec2 corner = Sides.corner(core, side);
      double x = Sides.x(core, side);
      double y = Sides.y(core, side);
      double depth = depth(other, corner, x, y, Double.POSITIVE_INFINITY);
      if (depth <= most) {
        Vec2 out = new Vec2(x, y).normalized();
        double left = end(core, other, corner, out.x(), out.y(), 1, depth, tolerance);
        double right = end(core, other, corner, out.x(), out.y(), -1, depth, tolerance);
        double error = error(depth, left, right);
        if (error < least) {
          least = error;
          best = i;
        }
      }
    }
    return best;
  }

  /// {@return how far the two are from touching after a way out, with the ends of what they share}
  private static double error(double depth, double left, double right) {
    return Math.max(0, -depth) + Math.max(0, -(left + right));
  }

  /// {@return how far from `corner` that part of the side's line leads which both cores reach after
  /// the way out by it, to the left of the unit direction out, or for `turn` -1 to the right}
  ///
  /// @param depth how far the way out is
  private static double end(
      Shape2 core,
      Shape2 other,
      Vec2 corner,
      double outX,
      double outY,
      int turn,
      double depth,
      double tolerance) {
    double end = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 2; i++) {
      double sign = i == 0 ? 1 : -1;
      double x = sign * outX;
      double y = sign * outY;
      double least = (i == 0 ? 0 : depth) - tolerance;
      end =
          Math.min(
              end,
              Corners.end(i == 0 ? core : other, corner, x, y, least, -turn * outY, turn * outX));
    }
    return end;
  }

  /// {@return the number of the side, those of A first, with the shortest way out; of cores that
  /// are apart, that along which they are furthest apart}
  ///
  /// Of polygons by the edges alone: at a sharp corner there is never a shorter way out.
  static int least(Shape2 a, Shape2 b, int ofA) {
    double least = Double.POSITIVE_INFINITY;
    int found = 0;
    int count = ofA + Sides.count(b);
    for (int i = 0; i < count; i++) {
      boolean isOfA = i < ofA;
      Shape2 core = isOfA ? a : b;
      int side = isOfA ? i : i - ofA;
      if (core instanceof Polygon && side % 2 != 0) {
        continue;
      }
      double depth =
          depth(
              isOfA ? b : a,
              Sides.corner(core, side),
              Sides.x(core, side),
              Sides.y(core, side),
              least);
      if (depth < least) {
        least = depth;
        found = i;
      }
    }
    return found;
  }

  /// {@return how far the way out of `other` is from the corner in that direction, of any length;
  /// if that is more than `limit`, any number that is; infinite if there is no direction}
  private static double depth(Shape2 other, Vec2 corner, double x, double y, double limit) {
    return x == 0 && y == 0 ? Double.POSITIVE_INFINITY : reach(other, corner, -x, -y, limit);
  }

  /// {@return how far the core reaches in a direction of any length; if that is more than `limit`,
  /// any number that is}
  private static double reach(Shape2 core, Vec2 origin, double x, double y, double limit) {
    double more = x * x + y * y < LEAST_SQUARE ? MORE : 1;
    double alongX = more * x;
    double alongY = more * y;
    double length = Math.sqrt(alongX * alongX + alongY * alongY);
    return Corners.support(core, origin, alongX, alongY, limit * length) / length;
  }
}
