package collisionbench.geometry.space.separation;

import collisionbench.geometry.number.Verdict;
import collisionbench.geometry.space.Box;
import collisionbench.geometry.space.Shape3;
import collisionbench.geometry.space.Vec3;
import collisionbench.geometry.space.core.Core;
import collisionbench.geometry.space.core.Vertex;
import java.util.Optional;

/// The separation of two overlapping cores, a box or a segment and a box, by 15 separating axes:
/// three across faces of each, nine across an edge of each. (Gottschalk, OBBTree, 1996.) A segment
/// is a box with one axis.
///
/// Translated by the depth along the axis with the widest gap, they touch at a corner of one on a
/// face of the other, or where two edges cross. If that point is not on both cores, as where an
/// edge lies on a face, there is no result.
///
/// Axes are numbered: 0 to 2 across the faces of A, 3 to 5 across those of B, and from 6 on across
/// edge `(n - 6) / 3` of A and edge `(n - 6) % 3` of B.
///
/// @param a the first core
/// @param b the second
/// @param to from the center of the first to that of the second
record OverlappingBoxes(Axes a, Axes b, Vec3 to) {

  /// The sine of the angle between two edges below which they count as parallel, and the axis
  /// across them is left out. No limit gives a wrong answer, since the points are proved to be on
  /// both cores; and of almost parallel edges, the gap across a face is wider.
  private static final double PARALLEL = 0x1p-42;

  /// The sine below which the error of an axis across two edges is too large for it to be taken as
  /// the widest. Another limit would cost only time.
  private static final double CLEAR = 0x1p-4;

  private static final int FACES_OF_B = 3;
  private static final int EDGES = 6;
  private static final int ALL = 15;

  /// A core in the world.
  ///
  /// @param half the half extents
  /// @param x the first unit axis
  /// @param y the second; zero for a segment
  /// @param z the third; zero for a segment
  private record Axes(Vec3 center, Vec3 half, Vec3 x, Vec3 y, Vec3 z) {

    static Axes of(Shape3 core) {
      if (core instanceof Box b) {
        return new Axes(
            b.center(),
            b.halfExtents(),
            b.orientation().axisX(),
            b.orientation().axisY(),
            b.orientation().axisZ());
      }
      Vec3 start = ThickSegments.start(core);
      Vec3 along = ThickSegments.end(core).minus(start).times(0.5);
      Vec3 half = new Vec3(along.length(), 0, 0);
      return new Axes(start.plus(along), half, along.unit(), Vec3.ZERO, Vec3.ZERO);
    }

    Vec3 axis(int index) {
      return index == 0 ? x : index == 1 ? y : z;
    }

    double extent(Vec3 direction) {
      return half.x() * Math.abs(x.dot(direction))
          + half.y() * Math.abs(y.dot(direction))
          + half.z() * Math.abs(z.dot(direction));
    }

    boolean hasFaces() {
      return !y.equals(Vec3.ZERO);
    }

    /// {@return whether a point is on the surface; for a segment, whether one on its line is on it}
    boolean isOnSurface(Vec3 point, double tolerance) {
      Vec3 from = point.minus(center);
      Vec3 local = new Vec3(x.dot(from), y.dot(from), z.dot(from));
      return Math.abs(local.magnitudes().minus(half).greatest()) <= tolerance;
    }
  }

  /// {@return the separation of a box or thick segment and a box; empty if it is not proved}
  static Optional<Separation3> separation(Shape3 a, Box b) {
    double radius = Core.radius(a);
    double size = Core.size(a, b) + radius;
    Axes ofA = Axes.of(a);
    Axes ofB = Axes.of(b);
    OverlappingBoxes pair = new OverlappingBoxes(ofA, ofB, ofB.center.minus(ofA.center));
    double close = Separation3.CLOSE * size;
    int widest = pair.widest(-4 * close);
    return widest < 0 || !Verdict.isOrdinary(size)
        ? Optional.empty()
        : pair.touching(a, b, widest, close).map(found -> found.grownBy(radius, 0));
  }

  /// {@return the separation along an axis, if the points where the cores touch are on both}
  private Optional<Separation3> touching(Shape3 coreA, Shape3 coreB, int index, double close) {
    Vec3 axis = axis(index);
    Vec3 normal = axis.times(to.dot(axis) < 0 ? -1 : 1).unit();
    Vertex deepest = Vertex.support(coreA, coreB, Vec3.ZERO, normal);
    double distance = deepest.delta().dot(normal);
    boolean isFaceOfA = index < FACES_OF_B;
    Vec3 pointA = deepest.ofA(); // On a face of B.
    if (isFaceOfA) {
      pointA = deepest.ofB().plus(-distance, normal);
    } else if (index >= EDGES) {
      pointA = crossing(pointA, edgeOfA(index), deepest.ofB(), edgeOfB(index));
    }
    Vec3 pointB = isFaceOfA ? deepest.ofB() : pointA.plus(distance, normal);
    return a.isOnSurface(pointA, close) && b.isOnSurface(pointB, close)
        ? Optional.of(new Separation3(distance, pointA, pointB, normal))
        : Optional.empty();
  }

  /// {@return the number of the axis with the widest gap; -1 if that is wider than a limit, or if
  /// it is not certain which is the widest}
  private int widest(double limit) {
    int widest = -1;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = a.hasFaces() ? 0 : FACES_OF_B; i < ALL; i++) {
      Vec3 axis = axis(i);
      double length = axis.length();
      double gap = length > PARALLEL ? gap(axis) / length : Double.NEGATIVE_INFINITY;
      boolean isUnclear = gap > most && length < CLEAR;
      if (gap > limit || isUnclear) {
        return -1;
      }
      widest = gap > most ? i : widest;
      most = Math.max(gap, most);
    }
    return widest;
  }

  private double gap(Vec3 axis) {
    return Math.abs(to.dot(axis)) - a.extent(axis) - b.extent(axis);
  }

  private Vec3 axis(int index) {
    if (index < EDGES) {
      return index < FACES_OF_B ? a.axis(index) : b.axis(index - FACES_OF_B);
    }
    return edgeOfA(index).cross(edgeOfB(index));
  }

  private Vec3 edgeOfA(int index) {
    return a.axis((index - EDGES) / 3);
  }

  private Vec3 edgeOfB(int index) {
    return b.axis((index - EDGES) % 3);
  }

  /// {@return the point of the line through `p` along the unit `u` nearest to that through `q`
  /// along the unit `v`}
  private static Vec3 crossing(Vec3 p, Vec3 u, Vec3 q, Vec3 v) {
    Vec3 r = q.minus(p);
    double uv = u.dot(v);
    return p.plus((r.dot(u) - uv * r.dot(v)) / (1 - uv * uv), u);
  }
}
