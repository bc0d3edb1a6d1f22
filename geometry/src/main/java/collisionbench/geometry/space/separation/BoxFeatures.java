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
  private static final int EDGES = 12;

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

  /// {@return the nearest point of A; any that coincides with one of B up to rounding if they
  /// touch}
  static InBox.Nearest nearest(BoxAxes axes) {
    BoxFeatures ofB = ofB(axes);
    BoxFeatures ofA = ofA(axes);
    int numberB = ofB.nearestCorner();
    int numberA = ofA.nearestCorner();
    double leastB = distanceSquared(ofB.corner(numberB), ofB.half);
    double leastA = distanceSquared(ofA.corner(numberA), ofA.half);
    InBox.Nearest corner =
        leastB <= leastA ? toPoint(numberB, ofB.corner(numberB), axes) : fromCorner(numberA, axes);
    double least = Math.min(leastA, leastB);
    double enough = Normals.ROUNDING * axes.size();
    return least <= enough * enough ? corner : ofB.orEdge(corner, least, axes);
  }

  /// {@return the nearest point of an edge of B, or that of a corner if there is none nearer}
  ///
  /// @param squared the square of the corner's distance
  private InBox.Nearest orEdge(InBox.Nearest corner, double squared, BoxAxes axes) {
    double apart = Math.sqrt(squared);
    Vec3 normal = corner.way().times(1 / apart);
    double plane = reach(normal) + apart * CERTAIN - to.dot(normal);
    InBox.Nearest nearest = corner;
    double least = squared;
    for (int edge = 0; edge < EDGES; edge++) {
      Vec3 start = corner(start(edge));
      Vec3 along = along(edge);
      // An edge that is beyond this plane, across the way to A, is no nearer than that.
      if (begin(edge, normal) < plane && atLeast(start, along, half) < least) {
        Vec3 point = start.plus(SegmentToBox.parameterNearest(start, along, half), along);
        double found = distanceSquared(point, half);
        if (found < least) {
          least = found;
          nearest = toPoint(EDGE + edge, point, axes);
        }
      }
    }
    return nearest;
  }

  /// {@return where an edge begins along a direction, from the centre of its box}
  private double begin(int edge, Vec3 normal) {
    int start = start(edge);
    double alongX = edge < 4 ? 0 : side(start, 1) * x.dot(normal);
    double alongY = edge >= 4 && edge < 8 ? 0 : side(start, 2) * y.dot(normal);
    double alongZ = edge >= 8 ? 0 : side(start, 4) * z.dot(normal);
    return alongX + alongY + alongZ - Math.abs(0.5 * along(edge).dot(normal));
  }

  /// {@return the point of A that is nearest to one of B}
  private static InBox.Nearest toPoint(int feature, Vec3 onB, BoxAxes axes) {
    Vec3 way = SegmentToBox.excess(onB, axes.a());
    return new InBox.Nearest(feature, onB.minus(way), way);
  }

  /// {@return a corner of A that is nearest to B}
  private static InBox.Nearest fromCorner(int number, BoxAxes axes) {
    Vec3 half = axes.a();
    Vec3 corner =
        new Vec3(
            side(number, 1) * half.x(), side(number, 2) * half.y(), side(number, 4) * half.z());
    Vec3 d = corner.minus(axes.to());
    Vec3 inB = new Vec3(d.dot(axes.x()), d.dot(axes.y()), d.dot(axes.z()));
    Vec3 way = axes.back(SegmentToBox.excess(inB, axes.b())).negated();
    return new InBox.Nearest(CORNER_OF_A + number, corner, way);
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

  /// {@return how far the other box reaches along `v` from its centre, times its length}
  private double reach(Vec3 v) {
    return half.x() * Math.abs(v.x()) + half.y() * Math.abs(v.y()) + half.z() * Math.abs(v.z());
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
