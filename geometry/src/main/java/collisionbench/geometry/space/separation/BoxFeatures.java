package collisionbench.geometry.space.separation;

import collisionbench.geometry.space.Vec3;
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

  /// {@return the nearest features of two boxes; any pair that coincides up to rounding if they
  /// touch}
  static int nearest(BoxAxes axes) {
    return nearest(
        axes.a(),
        axes.b(),
        axes.to().x(),
        axes.to().y(),
        axes.to().z(),
        axes.x().x(),
        axes.x().y(),
        axes.x().z(),
        axes.y().x(),
        axes.y().y(),
        axes.y().z(),
        axes.z().x(),
        axes.z().y(),
        axes.z().z());
  }

  /// By numbers: too much code to be copied to where it is asked, and vectors handed to it would
  /// have to be put on the heap.
  private static int nearest(
      Vec3 a,
      Vec3 b,
      double toX,
      double toY,
      double toZ,
      double xx,
      double xy,
      double xz,
      double yx,
      double yy,
      double yz,
      double zx,
      double zy,
      double zz) {
    Vec3 to = new Vec3(toX, toY, toZ);
    Vec3 x = new Vec3(xx, xy, xz);
    Vec3 y = new Vec3(yx, yy, yz);
    Vec3 z = new Vec3(zx, zy, zz);
    BoxAxes axes = new BoxAxes(to, a, b, x, y, z);
    BoxFeatures ofB = ofB(axes);
    BoxFeatures ofA = ofA(axes);
    int cornerB = ofB.nearestCorner();
    int cornerA = ofA.nearestCorner();
    double leastB = ofB.distanceSquared(ofB.corner(cornerB));
    double leastA = ofA.distanceSquared(ofA.corner(cornerA));
    int nearest = leastB <= leastA ? cornerB : CORNER_OF_A + cornerA;
    double least = Math.min(leastA, leastB);
    double enough = BoxBox.ROUNDING * axes.size();
    if (least <= enough * enough) {
      return nearest;
    }
    int edge = ofB.nearestEdge(out(nearest, axes, 0).times(1 / Math.sqrt(least)), least);
    return edge < 0 ? nearest : EDGE + edge;
  }

  /// {@return how far along an edge of B the point nearest to A is; 0 for a corner}
  static double parameter(int pair, BoxAxes axes) {
    if (pair < EDGE) {
      return 0;
    }
    BoxFeatures ofB = ofB(axes);
    return SegmentToBox.parameterNearest(
        ofB.corner(start(pair - EDGE)), ofB.along(pair - EDGE), ofB.half);
  }

  /// {@return the way from the nearest point of A to that of B}
  ///
  /// @param t how far along an edge
  static Vec3 out(int pair, BoxAxes axes, double t) {
    Vec3 fromB = SegmentToBox.excess(ofA(axes).corner(pair), axes.b());
    Vec3 back = axes.x().times(-fromB.x()).plus(-fromB.y(), axes.y()).plus(-fromB.z(), axes.z());
    return Choice.of(isCornerOfA(pair), back, SegmentToBox.excess(onB(pair, axes, t), axes.a()));
  }

  /// {@return the nearest point of A}
  static Vec3 onA(int pair, BoxAxes axes, double t) {
    Vec3 corner =
        new Vec3(
            side(pair, 1) * axes.a().x(),
            side(pair, 2) * axes.a().y(),
            side(pair, 4) * axes.a().z());
    Vec3 onB = onB(pair, axes, t);
    return Choice.of(isCornerOfA(pair), corner, onB.minus(SegmentToBox.excess(onB, axes.a())));
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
      double low = distanceSquared(middle.minus(z));
      double high = distanceSquared(middle.plus(z));
      best = low < least ? i : best;
      least = low < least ? low : least;
      best = high < least ? i + 4 : best;
      least = high < least ? high : least;
    }
    return best;
  }

  /// {@return the edge with a point nearer to the other box than `least`, squared; the nearest of
  /// them, or -1}
  ///
  /// @param normal unit, from the other box to this: an edge that is beyond a plane across it is no
  ///   nearer than that plane
  private int nearestEdge(Vec3 normal, double least) {
    double reach =
        half.x() * Math.abs(normal.x())
            + half.y() * Math.abs(normal.y())
            + half.z() * Math.abs(normal.z());
    double plane = reach + Math.sqrt(least) * CERTAIN - to.dot(normal);
    double alongX = x.dot(normal);
    double alongY = y.dot(normal);
    double alongZ = z.dot(normal);
    int candidates =
        below(plane + Math.abs(alongX), alongY, alongZ)
            | below(plane + Math.abs(alongY), alongX, alongZ) << 4
            | below(plane + Math.abs(alongZ), alongX, alongY) << 8;
    int best = -1;
    double squared = least;
    while (candidates != 0) {
      int i = Integer.numberOfTrailingZeros(candidates);
      candidates &= candidates - 1;
      Vec3 start = corner(start(i));
      Vec3 along = along(i);
      if (atLeast(start, along, half) < squared) {
        double t = SegmentToBox.parameterNearest(start, along, half);
        double there = distanceSquared(start.plus(t, along));
        best = there < squared ? i : best;
        squared = Math.min(squared, there);
      }
    }
    return best;
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

  private double distanceSquared(Vec3 point) {
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
