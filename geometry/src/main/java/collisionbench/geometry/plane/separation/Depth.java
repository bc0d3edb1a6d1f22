package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Interval;
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

  static <T extends @Nullable Object> T between(
      Shape2 a, Shape2 b, boolean swapped, Maker<T> maker) {
    Way way = best(a, b, Sides.count(a), tolerance(a, b));
    boolean ofA = way.isOfA();
    return way.separation()
        .grown(Corners.radius(ofA ? a : b), Corners.radius(ofA ? b : a))
        .made(true, swapped == ofA, maker);
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

  /// {@return the way out by the side that is the shortest}
  ///
  /// Where the two do not touch after that but for rounding, as with slivers, it is of all ways
  /// that rounding cannot tell from it that on which they do best.
  ///
  /// @param ofA how many sides A has; B has some
  private static Way best(Shape2 a, Shape2 b, int ofA, double tolerance) {
    int side = least(a, b, ofA);
    boolean searched = false;
    while (true) {
      Way way = Way.by(a, b, ofA, side, tolerance);
      if (searched || way.error(Double.POSITIVE_INFINITY) <= tolerance) {
        return way;
      }
      side = best(a, b, ofA, way.depth() + tolerance, tolerance);
      searched = true;
    }
  }

  private static int best(Shape2 a, Shape2 b, int ofA, double most, double tolerance) {
    int count = ofA + Sides.count(b);
    double least = Double.POSITIVE_INFINITY;
    int best = 0;
    for (int side = 0; side < count; side++) {
      double error = Way.by(a, b, ofA, side, tolerance).error(most);
      if (error < least) {
        least = error;
        best = side;
      }
    }
    return best;
  }

  /// A way out of one of two cores, along the normal of a side.
  ///
  /// @param isOfA whether the side is one of A
  /// @param corner a corner at that side
  /// @param out the unit direction
  /// @param depth how far it is; infinite if there is no such side
  /// @param face the part of the core that is furthest that way, as the interval of its coordinates
  ///   to the left from the corner
  /// @param facing the part of the other that is furthest the other way, from the same corner
  private record Way(
      boolean isOfA, Vec2 corner, Vec2 out, double depth, Interval face, Interval facing) {

    private static Way by(Shape2 a, Shape2 b, int ofA, int number, double tolerance) {
      boolean isOfA = number < ofA;
      Shape2 core = isOfA ? a : b;
      Shape2 other = isOfA ? b : a;
      int side = isOfA ? number : number - ofA;
      Vec2 corner = Sides.corner(core, side);
      double x = Sides.x(core, side);
      double y = Sides.y(core, side);
      Vec2 out = new Vec2(x, y).normalized();
      double depth = Depth.depth(other, corner, x, y, Double.POSITIVE_INFINITY);
      Interval face = Corners.face(core, corner, out, -tolerance);
      Interval facing = Corners.face(other, corner, out.negated(), depth - tolerance).mirrored();
      return new Way(isOfA, corner, out, depth, face, facing);
    }

    /// {@return how far the two are from touching after it; infinite if it is longer than `most`}
    private double error(double most) {
      return depth > most ? Double.POSITIVE_INFINITY : Math.max(0, -depth) + face.gap(facing);
    }

    /// {@return the separation of the core that has the side from the other}
    Separation2 separation() {
      Vec2 point = corner.plus(face.middleOfShared(facing), out.perpendicular());
      double length = Math.max(0, depth);
      return new Separation2(-length, point, point.plus(-length, out), out);
    }
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
