package collisionbench.geometry.plane.separation;

import collisionbench.geometry.plane.Polygon;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Corners;
import collisionbench.geometry.plane.core.Interval;

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
  static Separation2 between(Shape2 a, Shape2 b) {
    double tolerance = tolerance(a, b);
    int shortest = least(a, b);
    Way way = Way.of(shortest, a, b, tolerance);
    int number = way.error <= tolerance ? shortest : best(a, b, way.depth + tolerance, tolerance);
    Separation2 found = Way.of(number, a, b, tolerance).separation();
    return number < Sides.count(a) ? found : found.swapped();
  }

  /// How far a corner may lie behind a face and still belong to it.
  private static double tolerance(Shape2 a, Shape2 b) {
    Vec2 origin = Corners.at(a, 0);
    return Penetration.FACE * (Corners.size(a, origin) + Corners.size(b, origin));
  }

  /// {@return the number of the side after the way out by which the two touch best, of those whose
  /// way is not longer than `most`}
  private static int best(Shape2 a, Shape2 b, double most, double tolerance) {
    int count = Sides.count(a) + Sides.count(b);
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < count; i++) {
      Way way = Way.of(i, a, b, tolerance);
      if (way.depth <= most && way.error < least) {
        least = way.error;
        best = i;
      }
    }
    return best;
  }

  /// {@return the number of the side, those of A first, with the shortest way out; of cores that
  /// are apart, that along which they are furthest apart}
  ///
  /// Of polygons by the edges alone: at a sharp corner there is never a shorter way out.
  static int least(Shape2 a, Shape2 b) {
    int ofA = Sides.count(a);
    int count = ofA + Sides.count(b);
    double least = Double.POSITIVE_INFINITY;
    int found = 0;
    for (int i = 0; i < count; i++) {
      boolean isOfA = i < ofA;
      Shape2 core = isOfA ? a : b;
      int side = isOfA ? i : i - ofA;
      if (core instanceof Polygon && side % 2 != 0) {
        continue;
      }
      Vec2 out = Sides.direction(core, side);
      double depth = depth(isOfA ? b : a, Sides.corner(core, side), out, least);
      if (depth < least) {
        least = depth;
        found = i;
      }
    }
    return found;
  }

  /// {@return how far the way out of `other` is from the corner in that direction, of any length;
  /// if that is more than `limit`, any number that is; infinite if there is no direction}
  private static double depth(Shape2 other, Vec2 corner, Vec2 out, double limit) {
    if (out.equals(Vec2.ZERO)) {
      return Double.POSITIVE_INFINITY;
    }
    Vec2 along = out.times(out.lengthSquared() < LEAST_SQUARE ? -MORE : -1);
    double length = along.length();
    return Corners.support(other, corner, along, limit * length) / length;
  }

  /// A way out by a side.
  ///
  /// @param core the core that has the side
  /// @param other the other, which leaves it or is left
  /// @param out the unit direction out of the core
  /// @param depth how far the way is
  /// @param point the middle of what both cores reach of the side's line after the way out
  /// @param error how far the two are from touching then
  private record Way(Shape2 core, Shape2 other, Vec2 out, double depth, Vec2 point, double error) {

    static Way of(int number, Shape2 a, Shape2 b, double tolerance) {
      int sidesOfA = Sides.count(a);
      boolean ofA = number < sidesOfA;
      int side = ofA ? number : number - sidesOfA;
      Shape2 core = ofA ? a : b;
      Shape2 other = ofA ? b : a;
      Vec2 corner = Sides.corner(core, side);
      Vec2 direction = Sides.direction(core, side);
      Vec2 out = direction.normalized();
      double depth = Depth.depth(other, corner, direction, Double.POSITIVE_INFINITY);
      Vec2 left = out.perpendicular();
      Interval ofCore = Corners.face(core, corner, out, -tolerance, left);
      Interval ofOther = Corners.face(other, corner, out.negated(), depth - tolerance, left);
      Vec2 point = corner.plus(ofCore.middleOfShared(ofOther), left);
      return new Way(core, other, out, depth, point, Math.max(0, -depth) + ofCore.gap(ofOther));
    }

    /// {@return the separation of the shape that has the side from the other}
    Separation2 separation() {
      double length = Math.max(0, depth);
      return new Separation2(-length, point, point.plus(-length, out), out)
          .grown(Corners.radius(core), Corners.radius(other));
    }
  }
}
