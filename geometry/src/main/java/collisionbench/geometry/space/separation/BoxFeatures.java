package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Pick;
import collisionbench.geometry.space.core.SegmentToBox;

/// Which features of two boxes are nearest, in A's frame: a corner of one and the other box, or an
/// edge of B and A. Corners come first, and an edge is looked at only if its ends leave room for a
/// nearer point.
///
/// A corner of B is a number from 0, bits 0, 1 and 2 the sides along x, y and z, of A from 8. Edges
/// of B are from 16: four along x, four along y, four along z.
///
/// @param to the way from A's centre to B's
/// @param half A's half extents
/// @param x from B's centre to the middle of a face
/// @param y to that of the next
/// @param z to that of the last
record BoxFeatures(Vec3 to, Vec3 half, Vec3 x, Vec3 y, Vec3 z) {

  private static final int CORNER_OF_A = 8;
  private static final int EDGE = 16;

  /// What is nearer by less than rounding is not looked for.
  private static final double CERTAIN = 1 - 0x1p-50;

  /// {@return B as seen by A}
  private static BoxFeatures ofB(BoxAxes axes) {
    return new BoxFeatures(
        axes.to(),
        axes.a(),
        axes.x().times(axes.b().x()),
        axes.y().times(axes.b().y()),
        axes.z().times(axes.b().z()));
  }

  /// {@return A as seen by B}
  private static BoxFeatures ofA(BoxAxes axes) {
    Vec3 to = axes.to();
    return new BoxFeatures(
        new Vec3(-to.dot(axes.x()), -to.dot(axes.y()), -to.dot(axes.z())),
        axes.b(),
        new Vec3(axes.x().x(), axes.y().x(), axes.z().x()).times(axes.a().x()),
        new Vec3(axes.x().y(), axes.y().y(), axes.z().y()).times(axes.a().y()),
        new Vec3(axes.x().z(), axes.y().z(), axes.z().z()).times(axes.a().z()));
  }

  /// {@return the nearest features of two boxes after B has moved by `(x, y, z)` in A's frame; any
  /// pair that coincides up to rounding if they touch}
  static int nearest(Box a, Box b, double x, double y, double z) {
    BoxAxes axes = BoxAxes.of(a, b).moved(new Vec3(x, y, z));
    BoxFeatures ofB = ofB(axes);
    BoxFeatures ofA = ofA(axes);
    int numberB = ofB.nearestCorner();
    int numberA = ofA.nearestCorner();
    Vec3 cornerB = ofB.corner(numberB);
    Vec3 cornerA = ofA.corner(numberA);
    double leastB = distanceSquared(cornerB, ofB.half);
    double leastA = distanceSquared(cornerA, ofA.half);
    boolean isOfB = leastB <= leastA;
    int nearest = isOfB ? numberB : CORNER_OF_A + numberA;
    double least = Math.min(leastA, leastB);
    double enough = Square.ROUNDING * axes.size();
    if (least <= enough * enough) {
      return nearest;
    }
    double apart = Math.sqrt(least);
    Vec3 fromA = SegmentToBox.excess(cornerB, ofB.half);
    Vec3 fromB = axes.back(SegmentToBox.excess(cornerA, ofA.half));
    Vec3 normal = Pick.of(isOfB, fromA, fromB.negated()).times(1 / apart);
    double plane = ofB.reach(normal) + apart * CERTAIN - ofB.to.dot(normal);
    double alongX = ofB.x.dot(normal);
    double alongY = ofB.y.dot(normal);
    double alongZ = ofB.z.dot(normal);
    // An edge of B that is beyond this plane, across the way to A, is no nearer than that.
    int candidates =
        below(plane + Math.abs(alongX), alongY, alongZ)
            | below(plane + Math.abs(alongY), alongX, alongZ) << 4
            | below(plane + Math.abs(alongZ), alongX, alongY) << 8;
    while (candidates != 0) {
      int i = Integer.numberOfTrailingZeros(candidates);
      candidates &= candidates - 1;
      double squared = edgeSquared(i, least, a, b, x, y, z);
      nearest = squared < least ? EDGE + i : nearest;
      least = Math.min(least, squared);
    }
    return nearest;
  }

  /// {@return how far along an edge of B the point nearest to A is, after B has moved by `(x, y,
  /// z)`; 0 for a corner}
  static double parameter(int pair, Box a, Box b, double x, double y, double z) {
    return pair < EDGE ? 0 : ofEdge(pair - EDGE, a, b, x, y, z);
  }

  private static double ofEdge(int edge, Box a, Box b, double x, double y, double z) {
    BoxFeatures ofB = ofB(BoxAxes.of(a, b).moved(new Vec3(x, y, z)));
    return SegmentToBox.parameterNearest(ofB.corner(start(edge)), ofB.along(edge), ofB.half);
  }

  /// {@return the way from the nearest point of A to that of B}
  ///
  /// @param t how far along an edge
  static Vec3 out(int pair, BoxAxes axes, double t) {
    Vec3 d = cornerOfA(pair, axes).minus(axes.to());
    Vec3 inB = new Vec3(d.dot(axes.x()), d.dot(axes.y()), d.dot(axes.z()));
    Vec3 fromB = SegmentToBox.excess(inB, axes.b());
    Vec3 fromA = SegmentToBox.excess(onB(pair, axes, t), axes.a());
    return Pick.of(isCornerOfA(pair), axes.back(fromB).negated(), fromA);
  }

  /// {@return the nearest point of A}
  static Vec3 onA(int pair, BoxAxes axes, double t) {
    Vec3 onB = onB(pair, axes, t);
    Vec3 onFace = onB.minus(SegmentToBox.excess(onB, axes.a()));
    return Pick.of(isCornerOfA(pair), cornerOfA(pair, axes), onFace);
  }

  private static Vec3 cornerOfA(int pair, BoxAxes axes) {
    Vec3 half = axes.a();
    return new Vec3(side(pair, 1) * half.x(), side(pair, 2) * half.y(), side(pair, 4) * half.z());
  }

  private static boolean isCornerOfA(int pair) {
    return pair >= CORNER_OF_A && pair < EDGE;
  }

  /// {@return a corner of B, or a point of an edge}
  private static Vec3 onB(int pair, BoxAxes axes, double t) {
    BoxFeatures ofB = ofB(axes);
    int edge = pair - EDGE;
    return ofB.corner(edge < 0 ? pair : start(edge)).plus(t, ofB.along(edge));
  }

  /// {@return the corner that is nearest to the other box}
  private int nearestCorner() {
    int best = 0;
    double least = Double.POSITIVE_INFINITY;
    for (int i = 0; i < 4; i++) {
      Vec3 middle = to.plus(side(i, 1), x).plus(side(i, 2), y);
      double low = distanceSquared(middle.minus(z), half);
      double high = distanceSquared(middle.plus(z), half);
      best = low < least ? i : best;
      least = low < least ? low : least;
      best = high < least ? i + 4 : best;
      least = high < least ? high : least;
    }
    return best;
  }

  /// {@return the square of the distance from an edge of B to A, if it is less than `least`; else
  /// any number that is not}
  private static double edgeSquared(
      int edge, double least, Box a, Box b, double x, double y, double z) {
    BoxFeatures ofB = ofB(BoxAxes.of(a, b).moved(new Vec3(x, y, z)));
    Vec3 start = ofB.corner(start(edge));
    Vec3 along = ofB.along(edge);
    if (!(atLeast(start, along, ofB.half) < least)) {
      return least;
    }
    double t = SegmentToBox.parameterNearest(start, along, ofB.half);
    return distanceSquared(start.plus(t, along), ofB.half);
  }

  /// {@return how far the other box reaches along `v` from its centre, times its length}
  private double reach(Vec3 v) {
    return half.x() * Math.abs(v.x()) + half.y() * Math.abs(v.y()) + half.z() * Math.abs(v.z());
  }

  /// {@return a bit for each of `-p - q`, `p - q`, `q - p` and `p + q` that is less than `plane`}
  private static int below(double plane, double p, double q) {
    return (-p - q < plane ? 1 : 0)
        | (p - q < plane ? 2 : 0)
        | (q - p < plane ? 4 : 0)
        | (p + q < plane ? 8 : 0);
  }

  private Vec3 along(int edge) {
    double alongX = edge < 4 ? 2 : 0;
    double alongY = edge >= 4 && edge < 8 ? 2 : 0;
    double alongZ = edge >= 8 ? 2 : 0;
    return x.times(alongX).plus(alongY, y).plus(alongZ, z);
  }

  private static double distanceSquared(Vec3 point, Vec3 half) {
    // No branches: which of them is taken would be a toss-up for every corner.
    double outX = Math.abs(point.x()) - half.x();
    double outY = Math.abs(point.y()) - half.y();
    double outZ = Math.abs(point.z()) - half.z();
    double twiceX = outX + Math.abs(outX);
    double twiceY = outY + Math.abs(outY);
    double twiceZ = outZ + Math.abs(outZ);
    return 0.25 * (twiceX * twiceX + twiceY * twiceY + twiceZ * twiceZ);
  }

  /// {@return the corner that an edge starts from: four along x, four along y, four along z}
  private static int start(int edge) {
    int i = edge & 3;
    return edge < 4 ? i << 1 : edge < 8 ? (i & 1) | (i & 2) << 1 : i;
  }

  private Vec3 corner(int index) {
    return to.plus(side(index, 1), x).plus(side(index, 2), y).plus(side(index, 4), z);
  }

  private static double side(int index, int bit) {
    return (index & bit) == 0 ? -1 : 1;
  }

  /// {@return what the square of an edge's distance is at least, by its ends}
  private static double atLeast(Vec3 start, Vec3 along, Vec3 half) {
    double x = beyond(start.x(), along.x(), half.x());
    double y = beyond(start.y(), along.y(), half.y());
    double z = beyond(start.z(), along.z(), half.z());
    return x * x + y * y + z * z;
  }

  private static double beyond(double start, double along, double half) {
    double end = start + along;
    double least = start < end ? start : end;
    double most = start < end ? end : start;
    return least > half ? least - half : most < -half ? most + half : 0;
  }
}
