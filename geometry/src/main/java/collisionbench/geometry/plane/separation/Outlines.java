package collisionbench.geometry.plane.separation;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.plane.Shape2;
import collisionbench.geometry.plane.Vec2;
import collisionbench.geometry.plane.core.Core;
import java.util.List;
import java.util.Optional;

/// The separation of two cores without arcs (points, segments and polygons) by the separating axis
/// theorem, in doubles: the gap is widest along the outward normal of a side, or from a corner to a
/// corner.
///
/// Of all sides, the one with the widest gap is taken. If the support point of the other core is
/// beside that side, it is the nearest point, also in penetration; otherwise two corners are
/// nearest.
///
/// There is no result if the shapes or their cores nearly touch, if two sides are parallel, or if
/// products of the coordinates overflow or underflow.
///
/// @param a the corners of A's core, counter-clockwise
/// @param b those of B's core
/// @param size the sum of the magnitudes of all coordinates, relative to a corner, and of the radii
record Outlines(List<Vec2> a, List<Vec2> b, double size) {

  /// The squared length above which the normal of a side is accurate.
  private static final double SHORT = 0x1p-900;

  /// The length that rounding may hide, relative to the size.
  static final double CLOSE = 4 * Separation2.CLOSE;

  /// {@return the separation; empty if a core has an arc, or if the result is not proved}
  static Optional<Separation2> separation(Shape2 a, Shape2 b) {
    if (Core.hasArc(a) || Core.hasArc(b)) {
      return Optional.empty();
    }
    List<Vec2> ofA = Core.corners(a);
    List<Vec2> ofB = Core.corners(b);
    double radiusSum = Core.radius(a) + Core.radius(b);
    double size = Core.extent(ofA, ofA.getFirst()) + Core.extent(ofB, ofA.getFirst()) + radiusSum;
    return Verdict.isOrdinary(size)
        ? new Outlines(ofA, ofB, size)
            .nearest()
            .filter(cores -> Math.abs(cores.distance() - radiusSum) > CLOSE * size)
            .map(cores -> cores.grownBy(Core.radius(a), Core.radius(b)))
        : Optional.empty();
  }

  private Optional<Separation2> nearest() {
    int sideA = widest(a, b);
    int sideB = widest(b, a);
    double gapA = gap(a, sideA, b);
    double gapB = gap(b, sideB, a);
    double gap = Math.max(gapA, gapB);
    if (Math.abs(gap) <= CLOSE * size) {
      return Optional.empty();
    }
    boolean isOfA = gapA >= gapB;
    List<Vec2> own = isOfA ? a : b;
    List<Vec2> other = isOfA ? b : a;
    int side = isOfA ? sideA : sideB;
    return Double.isFinite(gap) && isBeside(own, side, other)
        ? beside(own, side, other, isOfA)
        : corners();
  }

  /// {@return the index of the side along whose normal the gap is widest}
  private static int widest(List<Vec2> own, List<Vec2> other) {
    int widest = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int side = 0; side < own.size(); side++) {
      double gap = gap(own, side, other);
      widest = gap > most ? side : widest;
      most = Math.max(gap, most);
    }
    return widest;
  }

  /// {@return the gap along the outward normal of a side; negative infinity for the core of a
  /// point, which has no side, and infinity for a side too short for its normal}
  private static double gap(List<Vec2> own, int side, List<Vec2> other) {
    Vec2 start = own.get(side);
    Vec2 end = next(own, side);
    double x = end.y() - start.y();
    double y = start.x() - end.x();
    double squared = x * x + y * y;
    if (squared < SHORT) {
      return own.size() == 1 ? Double.NEGATIVE_INFINITY : Double.POSITIVE_INFINITY;
    }
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < other.size(); i++) {
      Vec2 corner = other.get(i);
      double height = x * (corner.x() - start.x()) + y * (corner.y() - start.y());
      least = height < least ? height : least;
    }
    return least / Math.sqrt(squared);
  }

  private static Vec2 normal(List<Vec2> own, int side) {
    return next(own, side).minus(own.get(side)).perpendicular().negated();
  }

  /// {@return whether the foot of the other core's support point is on the side}
  private static boolean isBeside(List<Vec2> own, int side, List<Vec2> other) {
    Vec2 normal = normal(own, side);
    Vec2 along = normal.perpendicular();
    Vec2 support = support(other, normal.negated());
    return support.minus(own.get(side)).dot(along) >= 0
        && support.minus(next(own, side)).dot(along) <= 0;
  }

  /// {@return the separation along the normal of a side: the gap, which is a lower bound of the
  /// distance, and the support point's height, an upper one; empty if the other core has a side
  /// there, too}
  private Optional<Separation2> beside(List<Vec2> own, int side, List<Vec2> other, boolean isOfA) {
    Vec2 outwards = normal(own, side).unit();
    Vec2 support = support(other, outwards.negated());
    if (hasSide(other, support, outwards)) {
      return Optional.empty();
    }
    // Measured from the nearer end, which rounds less.
    Vec2 fromStart = support.minus(own.get(side));
    Vec2 fromEnd = support.minus(next(own, side));
    boolean isAtStart = fromStart.lengthSquared() <= fromEnd.lengthSquared();
    double distance = isAtStart ? fromStart.dot(outwards) : fromEnd.dot(outwards);
    Vec2 foot = support.plus(-distance, outwards);
    return Optional.of(
        isOfA
            ? new Separation2(distance, foot, support, outwards)
            : new Separation2(distance, support, foot, outwards.negated()));
  }

  /// {@return whether a second corner is as near along a normal as the support point}
  private boolean hasSide(List<Vec2> corners, Vec2 support, Vec2 normal) {
    int count = 0;
    for (int i = 0; i < corners.size(); i++) {
      count += normal.dot(corners.get(i).minus(support)) <= CLOSE * size ? 1 : 0;
    }
    return count > 1;
  }

  private static Vec2 support(List<Vec2> corners, Vec2 direction) {
    Vec2 first = corners.getFirst();
    int support = 0;
    double most = 0;
    for (int i = 1; i < corners.size(); i++) {
      double along = direction.dot(corners.get(i).minus(first));
      support = along > most ? i : support;
      most = along > most ? along : most;
    }
    return corners.get(support);
  }

  /// {@return the separation by the two nearest corners, if all others are behind them along the
  /// vector between them: that gap is a lower bound of the distance, its length an upper one}
  private Optional<Separation2> corners() {
    int indexA = 0;
    int indexB = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < a.size(); i++) {
      for (int j = 0; j < b.size(); j++) {
        double squared = b.get(j).minus(a.get(i)).lengthSquared();
        boolean isNearer = squared < least;
        least = isNearer ? squared : least;
        indexA = isNearer ? i : indexA;
        indexB = isNearer ? j : indexB;
      }
    }
    Vec2 ofA = a.get(indexA);
    Vec2 ofB = b.get(indexB);
    Vec2 normal = ofB.minus(ofA).unit();
    double distance = Math.sqrt(least);
    double beyondA = normal.dot(support(a, normal).minus(ofA));
    double beyondB = normal.dot(ofB.minus(support(b, normal.negated())));
    return distance > CLOSE * size && beyondA + beyondB <= Separation2.CLOSE * size
        ? Optional.of(new Separation2(distance, ofA, ofB, normal))
        : Optional.empty();
  }

  private static Vec2 next(List<Vec2> corners, int index) {
    return corners.get(index + 1 < corners.size() ? index + 1 : 0);
  }
}
